package org.tradebench.load.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.jmeter.assertions.ResponseAssertion;
import org.apache.jmeter.config.Arguments;
import org.apache.jmeter.protocol.http.sampler.HTTPSamplerProxy;
import org.apache.jmeter.save.SaveService;
import org.apache.jmeter.testbeans.gui.TestBeanGUI;
import org.apache.jmeter.testelement.TestElement;
import org.apache.jmeter.testelement.TestPlan;
import org.apache.jmeter.testelement.property.PropertyIterator;
import org.apache.jorphan.collections.HashTree;
import org.apache.jorphan.collections.HashTreeTraverser;
import org.apache.jorphan.collections.SearchByClass;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.plugin.controller.SessionController;
import org.tradebench.load.plugin.recorder.Recorder;

/** Checks the committed standard plan as JMeter reads it. */
class TradePlanTest {
    private static final Path PLAN = Path.of("src", "main", "jmeter", "trade.jmx");
    private static final Path DOCUMENT = Path.of("..", "docs", "jmeter.md");
    private static final Pattern PROPERTY = Pattern.compile("\\$\\{__P\\(([^,]+),(.*)\\)}");
    private static final Pattern ROW = Pattern.compile("\\| `([a-z.]+)` \\| (?:`([^`]*)`|the time) \\| .*");

    private static HashTree tree;

    @BeforeAll
    static void open() throws IOException {
        JMeterForTests.init();
        tree = SaveService.loadTree(PLAN.toFile());
    }

    private static <T> Collection<T> all(Class<T> type) {
        SearchByClass<T> search = new SearchByClass<>(type);
        tree.traverse(search);
        return search.getSearchResults();
    }

    private static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        Arguments variables = (Arguments) all(TestPlan.class)
                .iterator()
                .next()
                .getUserDefinedVariablesAsProperty()
                .getObjectValue();
        variables.getArgumentsAsMap().forEach((name, value) -> {
            Matcher property = PROPERTY.matcher(value);
            assertThat(property.matches()).as(value).isTrue();
            assertThat(property.group(1)).isEqualTo(name);
            Matcher earlier = PROPERTY.matcher(property.group(2));
            defaults.put(name, earlier.matches() ? earlier.group(2) : property.group(2));
        });
        return defaults;
    }

    @ParameterizedTest
    @ValueSource(strings = {"trade", "soap", "scenario", "midtier", "primitives"})
    void readsEarlierNameOfIntervalSignal(String plan) throws IOException {
        assertThat(Files.readString(PLAN.resolveSibling(plan + ".jmx")))
                .contains(">${__P(interval.signal,${__P(window.signal,none)})}<");
    }

    @Test
    void documentListsEveryPropertyWithDefault() throws IOException {
        Map<String, String> documented = new LinkedHashMap<>();
        for (String line : Files.readAllLines(DOCUMENT)) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                documented.put(row.group(1), row.group(2) == null ? "${__time}" : row.group(2));
            }
        }
        assertThat(documented).containsExactlyEntriesOf(defaults());
    }

    @Test
    void definesEveryVariableUsedInPlan() {
        List<String> drawn = List.of(
                "uid",
                "symbols",
                "company",
                "symbol",
                "quantity",
                "holdingID",
                "newuid",
                "fullname",
                "address",
                "creditcard",
                "email");
        Pattern variable = Pattern.compile("\\$\\{([^_}][^}]*)}");
        for (TestElement element : all(TestElement.class)) {
            for (PropertyIterator properties = element.propertyIterator(); properties.hasNext(); ) {
                Matcher used = variable.matcher(properties.next().getStringValue());
                while (used.find()) {
                    assertThat(defaults().containsKey(used.group(1)) || drawn.contains(used.group(1)))
                            .as(element.getName() + " uses " + used.group())
                            .isTrue();
                }
            }
        }
    }

    @Test
    void guiKeepsPropertiesOfPluginElements() {
        for (Class<? extends TestElement> type : List.of(SessionController.class, Recorder.class)) {
            TestElement element = all(type).iterator().next();
            TestBeanGUI gui = new TestBeanGUI(type);
            assertThat(gui.getStaticLabel()).startsWith("Trading ");
            assertThat(gui.getMenuCategories()).hasSize(1);
            gui.configure(element);
            TestElement edited = gui.createTestElement();
            assertThat(properties(edited)).isEqualTo(properties(element));
        }
    }

    private static Map<String, String> properties(TestElement element) {
        Map<String, String> values = new LinkedHashMap<>();
        for (PropertyIterator properties = element.propertyIterator(); properties.hasNext(); ) {
            var property = properties.next();
            if (!property.getName().startsWith("TestElement.")
                    && !property.getName().equals(TestElement.COMMENTS)) {
                values.put(property.getName(), property.getStringValue());
            }
        }
        return new TreeMap<>(values);
    }

    @Test
    void checksTitleAndTextOfEveryRequest() {
        Collection<HTTPSamplerProxy> requests = all(HTTPSamplerProxy.class);
        assertThat(requests).hasSize(11);
        SearchUnder assertions = new SearchUnder();
        tree.traverse(assertions);
        for (HTTPSamplerProxy request : requests) {
            assertThat(assertions.under(request))
                    .as(request.getName())
                    .singleElement()
                    .satisfies(assertion -> {
                        assertThat(assertion.isSubstringType()).isTrue();
                        assertThat(assertion.getTestStrings().size()).isGreaterThanOrEqualTo(2);
                        assertThat(assertion.getTestStrings().get(0).getStringValue())
                                .contains("DayTrader");
                    });
        }
    }

    @Test
    void opensPlanSavedByJMeter() throws IOException {
        ByteArrayOutputStream saved = new ByteArrayOutputStream();
        SaveService.saveTree(tree, saved);
        assertThat(saved.toString(StandardCharsets.UTF_8))
                .contains(SessionController.class.getName(), Recorder.class.getName());
        Path copy = Files.createTempFile("trade", ".jmx");
        try {
            Files.write(copy, saved.toByteArray());
            HashTree again = SaveService.loadTree(copy.toFile());
            SearchByClass<TestElement> elements = new SearchByClass<>(TestElement.class);
            again.traverse(elements);
            assertThat(elements.getSearchResults()).hasSameSizeAs(all(TestElement.class));
        } finally {
            Files.delete(copy);
        }
    }

    @Test
    void containsNoScriptsOrResultCollectors() {
        List<String> names = new ArrayList<>();
        all(TestElement.class).forEach(element -> names.add(element.getClass().getName()));
        assertThat(names)
                .isNotEmpty()
                .noneMatch(name -> name.contains("JSR223")
                        || name.contains("BeanShell")
                        || name.contains("IfController")
                        || name.contains("ResultCollector"));
    }

    /** Collects the response assertions below each sampler. */
    private static final class SearchUnder implements HashTreeTraverser {
        private final Deque<Object> path = new ArrayDeque<>();
        private final IdentityHashMap<Object, List<ResponseAssertion>> found = new IdentityHashMap<>();

        @Override
        public void addNode(Object node, HashTree subTree) {
            if (node instanceof ResponseAssertion assertion && !path.isEmpty()) {
                found.computeIfAbsent(path.peek(), unused -> new ArrayList<>()).add(assertion);
            }
            path.push(node);
        }

        @Override
        public void subtractNode() {
            path.pop();
        }

        @Override
        public void processPath() {
            // Only entering and leaving nodes matters.
        }

        List<ResponseAssertion> under(Object node) {
            return found.getOrDefault(node, List.of());
        }
    }
}
