package org.tradebench.load.plugin.controller;

import java.beans.PropertyDescriptor;
import org.apache.jmeter.testbeans.BeanInfoSupport;

/** Describes the pick controller to JMeter's GUI; the texts are in PickControllerResources.properties. */
public final class PickControllerBeanInfo extends BeanInfoSupport {
    /** Called by the JDK's Introspector, which finds the class by its name. */
    public PickControllerBeanInfo() {
        super(PickController.class);
        createPropertyGroup("requests", new String[] {"play"});
        PropertyDescriptor property = property("play");
        property.setValue(NOT_UNDEFINED, true);
        property.setValue(DEFAULT, "all");
    }
}
