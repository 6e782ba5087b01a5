package org.tradebench.load.plugin.controller;

import java.beans.PropertyDescriptor;
import org.apache.jmeter.testbeans.BeanInfoSupport;

/** Describes the session controller to JMeter's GUI; the texts are in SessionControllerResources.properties. */
public final class SessionControllerBeanInfo extends BeanInfoSupport {
    /** Called by the JDK's Introspector, which finds the class by its name. */
    public SessionControllerBeanInfo() {
        super(SessionController.class);
        createPropertyGroup("mix", new String[] {"workload", "updates", "seed"});
        createPropertyGroup("population", new String[] {"users", "firstUser", "quotes"});
        createPropertyGroup("processes", new String[] {"firstThread", "allThreads"});
        createPropertyGroup("requests", new String[] {"quoteSymbols", "runId", "failurePause"});
        text("workload", "trade");
        text("updates", "14");
        text("users", "2000");
        text("firstUser", "0");
        text("firstThread", "0");
        text("allThreads", "0");
        text("quotes", "1000");
        text("quoteSymbols", "1");
        text("seed", "42");
        text("runId", "${run.id}");
        text("failurePause", "0");
    }

    private void text(String name, String usual) {
        PropertyDescriptor property = property(name);
        property.setValue(NOT_UNDEFINED, true);
        property.setValue(DEFAULT, usual);
    }
}
