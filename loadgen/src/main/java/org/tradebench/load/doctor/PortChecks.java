package org.tradebench.load.doctor;

import java.util.List;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.server.Ports;

/** Checks the ports that commands listen on by default; a run itself takes any free ones. */
final class PortChecks {
    private PortChecks() {}

    static List<Diagnosis> look() {
        return List.of(
                look(9080, "trader serve --http-port"),
                look(9443, "trader serve --https-port"),
                look(8080, "TRADER_HTTP_PORT (trader cluster up)"));
    }

    static Diagnosis look(int port, String chooser) {
        String subject = "port " + port;
        try {
            Ports.requireFree(port, chooser);
            return Diagnosis.ok(subject, "free");
        } catch (Failure taken) {
            return Diagnosis.note(subject, "taken", "free, or another one by " + chooser);
        }
    }
}
