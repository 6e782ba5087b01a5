package org.tradebench.load.ceiling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tradebench.load.driver.Plan;
import org.tradebench.load.settings.Mode;

/**
 * What one trial asks of the server.
 *
 * @param mode the runtime mode of the standard workload; empty for a ceiling
 */
public record CeilingArm(String label, Plan plan, Optional<Mode> mode) {
    /** The ceiling that the others are compared with: a servlet that writes a page of its own. */
    public static final String SERVLET = "PingServlet";

    /** The ceilings, then the modes. */
    public static List<CeilingArm> all() {
        List<CeilingArm> arms = new ArrayList<>();
        arms.add(primitive(SERVLET));
        arms.add(primitive("PingJDBCRead"));
        for (Mode mode : Mode.values()) {
            arms.add(new CeilingArm(mode.setting(), Plan.TRADE, Optional.of(mode)));
        }
        return arms;
    }

    /** A primitive over and over. */
    public static CeilingArm primitive(String name) {
        return new CeilingArm(name, Plan.primitive(name), Optional.empty());
    }
}
