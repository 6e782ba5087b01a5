package org.tradebench.load.plugin.recorder;

import java.beans.PropertyDescriptor;
import org.apache.jmeter.testbeans.BeanInfoSupport;

/** Describes the recorder to JMeter's GUI; the texts are in RecorderResources.properties. */
public final class RecorderBeanInfo extends BeanInfoSupport {
    /** Called by the JDK's Introspector, which finds the class by its name. */
    public RecorderBeanInfo() {
        super(Recorder.class);
        createPropertyGroup("phases", new String[] {
            "warmupRequests",
            "warmupUsers",
            "warmupLimit",
            "intervalSignal",
            "duration",
            "slices",
            "sliceDropped",
            "failuresLimit"
        });
        createPropertyGroup("plan", new String[] {"clients", "thinkTime", "extras", "orders"});
        createPropertyGroup("openModel", new String[] {"arrivals", "arrivalProcess", "leadIn", "seed", "firstThread"});
        createPropertyGroup("results", new String[] {"output"});
        text("output", ".");
        text("clients", "${threads}");
        text("warmupRequests", "20000");
        text("warmupUsers", "0");
        text("warmupLimit", "900");
        text("intervalSignal", "none");
        text("duration", "60");
        text("slices", "none");
        text("sliceDropped", "0");
        text("thinkTime", "0");
        text("extras", "login");
        text("orders", "buy;sell");
        text("failuresLimit", "1000");
        text("arrivals", "0");
        text("arrivalProcess", "poisson");
        text("leadIn", "3");
        text("seed", "42");
        text("firstThread", "0");
    }

    private void text(String name, String usual) {
        PropertyDescriptor property = property(name);
        property.setValue(NOT_UNDEFINED, true);
        property.setValue(DEFAULT, usual);
    }
}
