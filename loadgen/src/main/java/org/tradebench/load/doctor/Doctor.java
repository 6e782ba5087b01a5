package org.tradebench.load.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tradebench.load.compose.Docker;
import org.tradebench.load.process.TraderHome;

/** Runs all checks of the machine. */
public final class Doctor {
    private Doctor() {}

    /**
     * Looks at this machine; some seconds when a database of one's own or Docker is slow to answer.
     *
     * @param builds whether what runs is built here
     */
    public static List<Diagnosis> examine(Map<String, String> environment, TraderHome home, boolean builds) {
        List<Diagnosis> diagnoses = new ArrayList<>();
        diagnoses.addAll(ToolChecks.look(environment, builds));
        diagnoses.addAll(new MachineChecks(Path.of("/proc"), Path.of("/sys")).look());
        diagnoses.add(DiskCheck.look(home.folder()));
        diagnoses.addAll(PortChecks.look());
        diagnoses.add(DatabaseCheck.look(environment));
        diagnoses.add(DockerCheck.look(Docker.ofThisMachine()));
        return diagnoses;
    }
}
