package org.tradebench.load.plugin.controller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.apache.jmeter.control.GenericController;
import org.apache.jmeter.samplers.AbstractSampler;
import org.apache.jmeter.samplers.Entry;
import org.apache.jmeter.samplers.SampleResult;
import org.apache.jmeter.samplers.Sampler;
import org.apache.jmeter.testbeans.TestBeanHelper;
import org.apache.jmeter.testelement.TestElement;
import org.apache.jmeter.threads.JMeterContextService;
import org.apache.jmeter.threads.JMeterVariables;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tradebench.load.plugin.JMeterForTests;

class CardControllerTest {
    private final CardController controller = new CardController();

    @BeforeAll
    static void initializeJMeter() {
        JMeterForTests.init();
    }

    @BeforeEach
    void prepareContext() {
        JMeterContextService.getContext().setVariables(new JMeterVariables());
        controller.setProperty("mix", "index 3; text image 2");
        controller.setProperty("seed", "42");
        controller.setProperty("firstThread", "0");
        controller.setProperty("users", "100");
        controller.setProperty("quotes", "50");
    }

    @AfterEach
    void clearContext() {
        JMeterContextService.getContext().clear();
    }

    @Test
    void playsExactMixInEveryDeck() {
        addChildren(sampler("index"), sampler("text image"));
        for (int deck = 0; deck < 20; deck++) {
            Map<String, Integer> played = new HashMap<>();
            for (int card = 0; card < 5; card++) {
                played.merge(playedNext(), 1, Integer::sum);
            }
            assertThat(played).isEqualTo(Map.of("index", 3, "text image", 2));
        }
    }

    @Test
    void setsCardAndDrawnValuesForRequest() {
        addChildren(sampler("index"), sampler("text image"));
        JMeterVariables variables = JMeterContextService.getContext().getVariables();
        for (int i = 0; i < 100; i++) {
            assertThat(playedNext()).isEqualTo(variables.get("trade.card"));
            assertThat(variables.get("symbol")).matches("s:([0-9]|[1-4][0-9])");
            assertThat(variables.get("uid")).matches("uid:[0-9]{1,2}");
            assertThat(variables.get("number")).matches("[0-9]{1,6}");
        }
    }

    @Test
    void playsAllRequestsOfChild() {
        controller.setProperty("mix", "shop 1");
        GenericController shop = new GenericController();
        shop.setName("shop");
        shop.addTestElement(sampler("form"));
        shop.addTestElement(sampler("post"));
        addChildren(shop);
        assertThat(playedNext()).isEqualTo("form");
        assertThat(playedNext()).isEqualTo("post");
        assertThat(playedNext()).isEqualTo("form");
    }

    @Test
    void rejectsChildrenThatDoNotMatchMix() {
        addChildren(sampler("index"), sampler("another"));
        assertThatThrownBy(controller::next)
                .hasMessageContaining("[text image]")
                .hasMessageContaining("[another]");
    }

    @Test
    void rejectsInvalidSettingBeforeLoad() {
        assertRejected("mix", "");
        assertRejected("mix", "index");
        assertRejected("mix", "index 0");
        assertRejected("mix", "index -1");
        assertRejected("mix", "index 1; index 2");
        assertRejected("seed", "x");
        assertRejected("users", "0");
        assertRejected("quotes", "none");
        assertRejected("firstThread", "-1");
    }

    private void assertRejected(String property, String value) {
        String right = controller.getPropertyAsString(property);
        controller.setProperty(property, value);
        TestBeanHelper.prepare(controller);
        assertThatThrownBy(controller::testStarted).hasMessageContaining("expected");
        controller.setProperty(property, right);
    }

    private void addChildren(TestElement... elements) {
        for (TestElement element : elements) {
            controller.addTestElement(element);
        }
        controller.initialize();
    }

    /** Returns the next sampler's name. A null sampler ends an iteration; JMeter then calls {@code next()} again. */
    private String playedNext() {
        Sampler sampler = controller.next();
        return (sampler == null ? controller.next() : sampler).getName();
    }

    private static Sampler sampler(String name) {
        NoSampler sampler = new NoSampler();
        sampler.setName(name);
        return sampler;
    }

    /** Stands for an HTTP request. */
    public static final class NoSampler extends AbstractSampler {
        @Override
        public SampleResult sample(Entry entry) {
            throw new UnsupportedOperationException("never sampled");
        }
    }
}
