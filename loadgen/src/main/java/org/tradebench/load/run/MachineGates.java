package org.tradebench.load.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.tradebench.load.environment.MachineFacts;
import org.tradebench.load.environment.SharedMachine;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.telemetry.MachineUse;
import org.tradebench.load.telemetry.NodeUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.WindowUse;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.DriverCpuGate;
import org.tradebench.load.validity.ForeignLoadGate;

/** The gates that hold for each machine by itself: its drivers' CPU, and load on it that is not of the run. */
final class MachineGates {
    private MachineGates() {}

    static List<CheckResult> judge(RunSettings settings, WindowUse use) {
        List<CheckResult> gates = new ArrayList<>();
        int here = MachineFacts.cores();
        List<MachineUse> drivingHosts = use.machines().stream()
                .filter(machine -> !driversOn(machine.host(), use).isEmpty())
                .toList();
        if (drivingHosts.isEmpty()) {
            gates.add(DriverCpuGate.judge(
                    cores(driversOn(null, use)), settings.workload().loadGenerators(), here));
        }
        for (MachineUse machine : drivingHosts) {
            List<NodeUse> drivers = driversOn(machine.host(), use);
            gates.add(DriverCpuGate.ofHost(machine.host(), cores(drivers), drivers.size(), machine.cores()));
        }
        boolean shared = SharedMachine.onPurpose();
        gates.add(ForeignLoadGate.judge(use.foreign(), use.steal(), here, shared));
        use.machines()
                .forEach(machine -> gates.add(ForeignLoadGate.ofHost(
                        machine.host(), machine.foreign(), machine.steal(), machine.cores(), shared)));
        return gates;
    }

    private static List<NodeUse> driversOn(String host, WindowUse use) {
        return use.nodes().stream()
                .filter(node -> node.node().tier() == Tier.DRIVER)
                .filter(node -> Objects.equals(node.node().host(), host))
                .toList();
    }

    private static Double cores(List<NodeUse> drivers) {
        return drivers.isEmpty()
                        || drivers.stream().anyMatch(driver -> driver.use().cores() == null)
                ? null
                : drivers.stream().mapToDouble(driver -> driver.use().cores()).sum();
    }
}
