package org.tradebench.load.plugin.controller;

import java.beans.PropertyDescriptor;
import org.apache.jmeter.testbeans.BeanInfoSupport;

/** Describes the card controller to JMeter's GUI; the texts are in CardControllerResources.properties. */
public final class CardControllerBeanInfo extends BeanInfoSupport {
    /** Called by the JDK's Introspector, which finds the class by its name. */
    public CardControllerBeanInfo() {
        super(CardController.class);
        createPropertyGroup("cards", new String[] {"mix", "seed", "firstThread"});
        createPropertyGroup("population", new String[] {"users", "quotes"});
        text("mix", "page 1");
        text("seed", "42");
        text("firstThread", "0");
        text("users", "2000");
        text("quotes", "1000");
    }

    private void text(String name, String usual) {
        PropertyDescriptor property = property(name);
        property.setValue(NOT_UNDEFINED, true);
        property.setValue(DEFAULT, usual);
    }
}
