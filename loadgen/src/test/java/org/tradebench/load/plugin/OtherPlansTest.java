package org.tradebench.load.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.jmeter.config.Arguments;
import org.apache.jmeter.save.SaveService;
import org.apache.jmeter.testbeans.TestBean;
import org.apache.jmeter.testbeans.gui.TestBeanGUI;
import org.apache.jmeter.testelement.TestElement;
import org.apache.jmeter.testelement.TestPlan;
import org.apache.jmeter.testelement.property.PropertyIterator;
import org.apache.jorphan.collections.HashTree;
import org.apache.jorphan.collections.SearchByClass;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.plugin.recorder.Recorder;

/** Checks the other committed plans as JMeter reads them; integration tests run them to check their assertions. */
class OtherPlansTest {
    private static final Pattern PROPERTY = Pattern.compile("\\$\\{__P\\(([^,]+),(.*)\\)}");

    @BeforeAll
    static void initializeJMeter() {
        JMeterForTests.init();
    }

    private static <T> List<T> all(String plan, Class<T> type) throws Exception {
        HashTree tree = SaveService.loadTree(
                Path.of("src", "main", "jmeter", plan + ".jmx").toFile());
        SearchByClass<T> search = new SearchByClass<>(type);
        tree.traverse(search);
        return new ArrayList<>(search.getSearchResults());
    }

    private static Map<String, String> defaults(String plan) throws Exception {
        Map<String, String> defaults = new TreeMap<>();
        Arguments variables = (Arguments) all(plan, TestPlan.class)
                .get(0)
                .getUserDefinedVariablesAsProperty()
                .getObjectValue();
        variables.getArgumentsAsMap().forEach((name, value) -> {
            Matcher property = PROPERTY.matcher(value);
            assertThat(property.matches()).as(value).isTrue();
            assertThat(property.group(1)).isEqualTo(name);
            defaults.put(name, property.group(2));
        });
        return defaults;
    }

    @ParameterizedTest
    @ValueSource(strings = {"soap", "scenario", "midtier"})
    void usesDefaultsOfStandardPlan(String plan) throws Exception {
        Map<String, String> own = defaults(plan);
        Map<String, String> shared = new TreeMap<>(own);
        shared.keySet().retainAll(defaults("trade").keySet());
        assertThat(shared).hasSizeGreaterThan(12);
        Map<String, String> standard = new TreeMap<>(defaults("trade"));
        standard.keySet().retainAll(own.keySet());
        assertThat(shared).isEqualTo(standard);
    }

    @ParameterizedTest
    @ValueSource(strings = {"soap", "scenario", "midtier"})
    void guiKeepsPropertiesOfPluginElements(String plan) throws Exception {
        List<TestElement> pluginElements = all(plan, TestElement.class).stream()
                .filter(TestBean.class::isInstance)
                .toList();
        assertThat(pluginElements).hasSize(plan.equals("midtier") ? 3 : 2);
        for (TestElement element : pluginElements) {
            TestBeanGUI gui = new TestBeanGUI(element.getClass());
            assertThat(gui.getStaticLabel()).startsWith("Trading ");
            gui.configure(element);
            assertThat(properties(gui.createTestElement())).isEqualTo(properties(element));
        }
    }

    /** The harness sets the property for a warm-up to the steady state, whatever the plan, and reports how long few virtual users played. */
    @ParameterizedTest
    @ValueSource(strings = {"trade", "soap", "scenario", "midtier", "primitives"})
    void readsNumberOfWarmUpUsers(String plan) throws Exception {
        assertThat(defaults(plan)).containsEntry("warmup.users", "0");
        assertThat(all(plan, Recorder.class).get(0).getPropertyAsString("warmupUsers"))
                .isEqualTo("${warmup.users}");
    }

    private static Map<String, String> properties(TestElement element) {
        Map<String, String> values = new TreeMap<>();
        for (PropertyIterator properties = element.propertyIterator(); properties.hasNext(); ) {
            var property = properties.next();
            if (!property.getName().startsWith("TestElement.")
                    && !property.getName().equals(TestElement.COMMENTS)) {
                values.put(property.getName(), property.getStringValue());
            }
        }
        return values;
    }

    @ParameterizedTest
    @ValueSource(strings = {"soap", "scenario", "midtier"})
    void containsNoScriptsOrResultCollectors(String plan) throws Exception {
        assertThat(all(plan, TestElement.class))
                .extracting(element -> element.getClass().getName())
                .isNotEmpty()
                .noneMatch(name ->
                        name.contains("JSR223") || name.contains("BeanShell") || name.contains("ResultCollector"));
    }
}
