package org.tradebench.load.plugin.scenario;

import org.apache.jmeter.testbeans.BeanInfoSupport;

/** How JMeter's GUI shows the assertion; the texts stand in ScenarioPageResources.properties. */
public final class ScenarioPageBeanInfo extends BeanInfoSupport {
    /** Called by the JDK's Introspector, which finds the class by its name. */
    public ScenarioPageBeanInfo() {
        super(ScenarioPage.class);
    }
}
