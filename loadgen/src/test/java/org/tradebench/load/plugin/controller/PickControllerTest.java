package org.tradebench.load.plugin.controller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.apache.jmeter.protocol.http.sampler.HTTPSamplerProxy;
import org.apache.jmeter.testbeans.gui.TestBeanGUI;
import org.apache.jmeter.testelement.TestElement;
import org.apache.jmeter.threads.JMeterContextService;
import org.apache.jmeter.threads.JMeterVariables;
import org.apache.jorphan.util.JMeterStopTestNowException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tradebench.load.plugin.JMeterForTests;

class PickControllerTest {
    @BeforeAll
    static void initializeJMeter() {
        JMeterForTests.init();
    }

    private static PickController controller(String play) {
        PickController controller = new PickController();
        // A plan sets this property; the controller reads it before the first request.
        controller.setProperty("play", play);
        for (String name : List.of("a", "b", "c")) {
            HTTPSamplerProxy sampler = new HTTPSamplerProxy();
            sampler.setName(name);
            controller.addTestElement(sampler);
        }
        JMeterContextService.getContext().setVariables(new JMeterVariables());
        return controller;
    }

    private static List<String> played(String play, int thread, int requests) {
        PickController controller = controller(play);
        JMeterContextService.getContext().setThreadNum(thread);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < requests; i++) {
            names.add(controller.next().getName());
        }
        return names;
    }

    @Test
    void playsAllRoundRobinFromThreadOffset() {
        assertThat(played("all", 0, 7)).containsExactly("a", "b", "c", "a", "b", "c", "a");
        assertThat(played("all", 4, 4)).containsExactly("b", "c", "a", "b");
    }

    @Test
    void playsOnlySelectedRequests() {
        assertThat(played("b", 5, 3)).containsExactly("b", "b", "b");
        assertThat(played("c, a", 0, 3)).containsExactly("a", "c", "a");
    }

    @Test
    void stopsTestOnUnknownNameAndListsValidOnes() {
        for (String play : List.of("d", "a,d", "", "all,a", "A")) {
            assertThatThrownBy(() -> played(play, 0, 1))
                    .as(play)
                    .isInstanceOf(JMeterStopTestNowException.class)
                    .hasMessageContaining("expected \"all\" or some of a, b, c");
        }
    }

    @Test
    void guiKeepsPlayProperty() {
        TestBeanGUI gui = new TestBeanGUI(PickController.class);
        assertThat(gui.getStaticLabel()).startsWith("Trading ");
        gui.configure(controller("a,b"));
        TestElement edited = gui.createTestElement();
        assertThat(edited.getPropertyAsString("play")).isEqualTo("a,b");
    }
}
