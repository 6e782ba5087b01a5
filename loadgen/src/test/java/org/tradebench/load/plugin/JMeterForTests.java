package org.tradebench.load.plugin;

import java.nio.file.Path;
import java.util.Locale;
import org.apache.jmeter.util.JMeterUtils;

/** Gives JMeter's classes, inside a test, the home that the build assembled. */
public final class JMeterForTests {
    /** The build's JMeter home, seen from the module's folder. */
    public static final Path HOME = Path.of("target", "jmeter").toAbsolutePath();

    private JMeterForTests() {}

    /** Loads JMeter's properties; may be called often. */
    public static void init() {
        JMeterUtils.setJMeterHome(HOME.toString());
        JMeterUtils.loadJMeterProperties(HOME.resolve("bin/jmeter.properties").toString());
        JMeterUtils.setLocale(Locale.ENGLISH);
    }
}
