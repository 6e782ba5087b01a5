package org.tradebench.load.plugin.request;

import org.apache.jmeter.testbeans.BeanInfoSupport;

/** Describes the assertion to JMeter's GUI; the texts are in ScenarioPageResources.properties. */
public final class ScenarioPageBeanInfo extends BeanInfoSupport {
    /** Called by the JDK's Introspector, which finds the class by its name. */
    public ScenarioPageBeanInfo() {
        super(ScenarioPage.class);
    }
}
