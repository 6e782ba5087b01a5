package org.tradebench.load.plugin.controller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.jmeter.control.GenericController;
import org.apache.jmeter.samplers.AbstractSampler;
import org.apache.jmeter.samplers.Entry;
import org.apache.jmeter.samplers.SampleResult;
import org.apache.jmeter.samplers.Sampler;
import org.apache.jmeter.testbeans.TestBeanHelper;
import org.apache.jmeter.testelement.TestElement;
import org.apache.jmeter.threads.JMeterContext;
import org.apache.jmeter.threads.JMeterContextService;
import org.apache.jmeter.threads.JMeterThread;
import org.apache.jmeter.threads.JMeterVariables;
import org.apache.jmeter.threads.ThreadGroup;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tradebench.load.plugin.JMeterForTests;
import org.tradebench.load.plugin.deck.Deck;
import org.tradebench.load.plugin.deck.Mix;
import org.tradebench.load.plugin.deck.Operation;

class SessionControllerTest {
    private final SessionController controller = new SessionController();

    @BeforeAll
    static void initializeJMeter() {
        JMeterForTests.init();
    }

    @BeforeEach
    void prepareContext() {
        JMeterContext context = JMeterContextService.getContext();
        context.setVariables(new JMeterVariables());
        context.getVariables().put(JMeterThread.LAST_SAMPLE_OK, "true");
        ThreadGroup group = new ThreadGroup();
        group.setNumThreads(1);
        context.setThreadGroup(group);
        controller.setProperty("updates", "14");
        controller.setProperty("users", "100");
        controller.setProperty("firstUser", "0");
        controller.setProperty("quotes", "100");
        controller.setProperty("quoteSymbols", "1");
        controller.setProperty("seed", "42");
        controller.setProperty("runId", "test");
        controller.setProperty("failurePause", "0");
    }

    @AfterEach
    void clearContext() {
        JMeterContextService.getContext().clear();
    }

    private void addChildrenExcept(String missing) {
        for (String label : VirtualUser.labels(Mix.ofUpdates(14))) {
            if (!label.equals(missing)) {
                controller.addTestElement(named(new NoSampler(), label));
            }
        }
    }

    private static <T extends TestElement> T named(T element, String name) {
        element.setName(name);
        return element;
    }

    @Test
    void playsChildrenNamedOnCards() {
        addChildrenExcept("");
        controller.initialize();
        List<String> expected = new ArrayList<>();
        Deck<Operation> deck = new Deck<>(Mix.ofUpdates(14), 42, 0);
        List<String> cards = new ArrayList<>();
        while (cards.size() < 200) {
            Sampler sampler = controller.next();
            // A null sampler ends an iteration; JMeter then calls next() again.
            if (sampler != null
                    && !sampler.getName().equals("login")
                    && !sampler.getName().equals("sell: portfolio")) {
                cards.add(JMeterContextService.getContext().getVariables().get("trade.card"));
                expected.add(deck.deal().label());
            }
        }
        assertThat(cards).isEqualTo(expected);
    }

    @Test
    void playsAllSamplersOfChildController() {
        addChildrenExcept("login");
        GenericController login = named(new GenericController(), "login");
        login.addTestElement(named(new NoSampler(), "form"));
        login.addTestElement(named(new NoSampler(), "credentials"));
        controller.addTestElement(login);
        controller.initialize();
        assertThat(controller.next().getName()).isEqualTo("form");
        assertThat(controller.next().getName()).isEqualTo("credentials");
        assertThat(VirtualUser.labels(Mix.ofUpdates(14)))
                .contains(controller.next().getName());
    }

    @Test
    void keepsSessionUnlessLoginPageIsReturned() {
        addChildrenExcept("");
        controller.initialize();
        assertThat(controller.next().getName()).isEqualTo("login");
        assertThat(playedAfter("<title>DayTrader Error</title>")).isNotEqualTo("login");
        assertThat(playedAfter("<title>DayTrader Error</title>")).isNotEqualTo("login");
        assertThat(playedAfter("<title>DayTrader Login</title>")).isEqualTo("login");
    }

    /** Lets the next request within a session fail with this page, and returns the name of the request after it. */
    private String playedAfter(String wrongPage) {
        JMeterContext context = JMeterContextService.getContext();
        String played;
        do {
            played = playedNext();
        } while (Set.of("login", "logoff", "register new user").contains(played));
        context.getVariables().put(JMeterThread.LAST_SAMPLE_OK, "false");
        SampleResult answer = new SampleResult();
        answer.setResponseData(wrongPage, "UTF-8");
        context.setPreviousResult(answer);
        String next = playedNext();
        context.getVariables().put(JMeterThread.LAST_SAMPLE_OK, "true");
        return next;
    }

    /** Returns the next sampler's name. A null sampler ends an iteration; JMeter then calls {@code next()} again. */
    private String playedNext() {
        Sampler sampler = controller.next();
        return (sampler == null ? controller.next() : sampler).getName();
    }

    @Test
    void namesMissingChild() {
        addChildrenExcept("buy");
        controller.initialize();
        assertThatThrownBy(controller::next).hasMessageContaining("no child").hasMessageContaining("\"buy\"");
    }

    @Test
    void namesUnknownChild() {
        addChildrenExcept("");
        controller.addTestElement(named(new NoSampler(), "bye"));
        controller.initialize();
        assertThatThrownBy(controller::next).hasMessageContaining("unknown name \"bye\"");
    }

    @Test
    void namesDuplicateChild() {
        addChildrenExcept("");
        controller.addTestElement(named(new NoSampler(), "buy"));
        controller.initialize();
        assertThatThrownBy(controller::next)
                .hasMessageContaining("two children")
                .hasMessageContaining("\"buy\"");
    }

    @Test
    void rejectsInvalidSettingBeforeLoad() {
        assertRejected("workload", "primitives", "\"primitives\"");
        assertRejected("updates", "13", "update percentage");
        assertRejected("updates", "many", "\"many\"");
        assertRejected("users", "0", "users");
        assertRejected("quotes", "-5", "quotes");
        assertRejected("quoteSymbols", "21", "symbols of a quotes page");
        assertRejected("seed", "x", "seed");
        assertRejected("runId", "no blanks, please", "run.id");
        assertRejected("runId", "", "run.id");
        assertRejected("failurePause", "-1", "failure.pause");
    }

    private void assertRejected(String property, String value, String message) {
        String right = controller.getPropertyAsString(property);
        controller.setProperty(property, value);
        TestBeanHelper.prepare(controller);
        assertThatThrownBy(controller::testStarted)
                .hasMessageContaining(message)
                .hasMessageContaining("expected");
        controller.setProperty(property, right);
    }

    /** Stands for an HTTP request. */
    public static final class NoSampler extends AbstractSampler {
        @Override
        public SampleResult sample(Entry entry) {
            throw new UnsupportedOperationException("never sampled");
        }
    }
}
