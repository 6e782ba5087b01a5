package org.tradebench.load.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.tradebench.load.console.Display;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.fault.NodeControl;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.sut.Target;

class RunFaultsTest {
    @Test
    void keepsNodesThatStopDuringLoad() {
        List<String> running = new CopyOnWriteArrayList<>(List.of("application-1", "application-2"));
        NodeControl nodes = proxyOf(NodeControl.class, (proxy, method, arguments) -> switch (method.getName()) {
            case "obstacle" -> Optional.empty();
            case "applications" -> List.copyOf(running);
            default -> throw new AssertionError(method.getName());
        });
        Target target = proxyOf(Target.class, (proxy, method, arguments) -> {
            assertThat(method.getName()).isEqualTo("nodes");
            return Optional.of(nodes);
        });
        RunSettings settings = RunSettings.STANDARD.withMeasurement(
                RunSettings.STANDARD.measurement().withFaults(List.of(Fault.of("kill-node@10"))));
        RunFaults faults = new RunFaults(new RunOptions(settings, target, null));
        try (Teardown teardown = new Teardown(what -> {})) {
            faults.begin(teardown, Display.standard());
            running.remove("application-2");

            assertThat(faults.applications())
                    .as("stale pages of a node that is not queried would not be detected")
                    .containsExactly("application-1", "application-2");
        }
    }

    private static <T> T proxyOf(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(RunFaultsTest.class.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
