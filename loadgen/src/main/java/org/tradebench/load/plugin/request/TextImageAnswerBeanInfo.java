package org.tradebench.load.plugin.request;

import java.beans.PropertyDescriptor;
import org.apache.jmeter.testbeans.BeanInfoSupport;

/** Describes the assertion to JMeter's GUI; the texts are in TextImageAnswerResources.properties. */
public final class TextImageAnswerBeanInfo extends BeanInfoSupport {
    /** Called by the JDK's Introspector, which finds the class by its name. */
    public TextImageAnswerBeanInfo() {
        super(TextImageAnswer.class);
        createPropertyGroup("expected", new String[] {"text", "size"});
        text("text", "${text}");
        text("size", "${size}");
    }

    private void text(String name, String usual) {
        PropertyDescriptor property = property(name);
        property.setValue(NOT_UNDEFINED, true);
        property.setValue(DEFAULT, usual);
    }
}
