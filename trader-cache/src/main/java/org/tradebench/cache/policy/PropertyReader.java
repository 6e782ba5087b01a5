package org.tradebench.cache.policy;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the property elements of an entry or of a cache-id; those of a cache-id override those of its entry. */
final class PropertyReader {
    private static final List<String> SWITCHES = List.of("consume-subfragments", "save-attributes", "store-cookies");

    private static final List<String> FLAGS = List.of(
            "do-not-consume",
            "do-not-cache",
            "ignore-get-post",
            "ignore-char-encoding",
            "persist-to-disk",
            "delay-invalidations");

    /** Properties that are the older spelling of elements of the same names. */
    private static final List<String> ELEMENTS = List.of("sharing-policy", "timeout", "priority", "inactivity");

    private static final Set<String> OBSOLETE =
            Set.of("EdgeCacheable", "edgeable", "alternate_url", "ExternalCache", "ApplicationName", "primary-storage");

    private final Map<String, XmlElement> found = new LinkedHashMap<>();

    private PropertyReader() {}

    static PropertyReader of(XmlElement parent, PolicyWarnings warnings) {
        PropertyReader properties = new PropertyReader();
        for (XmlElement property : parent.children("property")) {
            properties.add(property, warnings);
        }
        return properties;
    }

    PropertyReader over(PropertyReader entry) {
        PropertyReader both = new PropertyReader();
        both.found.putAll(entry.found);
        both.found.putAll(found);
        return both;
    }

    private void add(XmlElement property, PolicyWarnings warnings) {
        property.onlyAttributes("name");
        property.onlyChildren("exclude");
        String name = property.requiredAttribute("name", "the property's name");
        boolean known = SWITCHES.contains(name) || FLAGS.contains(name) || ELEMENTS.contains(name);
        if (!known) {
            warnings.ignored(
                    property,
                    "property '" + name + "'",
                    OBSOLETE.contains(name)
                            ? "it is ignored"
                            : "it is ignored; known are " + String.join(", ", SWITCHES) + ", "
                                    + String.join(", ", FLAGS));
            return;
        }
        if (!SWITCHES.contains(name) && !property.children().isEmpty()) {
            throw property.wrong("'" + name + "' has an exclude; expected one only in " + String.join(", ", SWITCHES));
        }
        if (found.putIfAbsent(name, property) != null) {
            throw property.wrong("'" + name + "' is there a second time; expected it once");
        }
    }

    Optional<XmlElement> element(String name) {
        return Optional.ofNullable(found.get(name));
    }

    PolicyProperties read() {
        PolicyProperties none = PolicyProperties.DEFAULT;
        return new PolicyProperties(
                switchOf("consume-subfragments", none.consumeSubfragments()),
                flag("do-not-consume", none.doNotConsume()),
                flag("do-not-cache", none.doNotCache()),
                switchOf("save-attributes", none.saveAttributes()),
                switchOf("store-cookies", none.storeCookies()),
                flag("ignore-get-post", none.ignoreGetPost()),
                flag("ignore-char-encoding", none.ignoreCharEncoding()),
                flag("persist-to-disk", none.persistToDisk()),
                flag("delay-invalidations", none.delayInvalidations()));
    }

    private boolean flag(String name, boolean otherwise) {
        XmlElement property = found.get(name);
        return property == null ? otherwise : property.asBoolean("'" + name + "'", property.text());
    }

    private SwitchProperty switchOf(String name, SwitchProperty otherwise) {
        XmlElement property = found.get(name);
        if (property == null) {
            return otherwise;
        }
        Set<String> except = new HashSet<>();
        for (XmlElement exclude : property.children("exclude")) {
            except.add(exclude.requiredText("the name of what is excluded"));
        }
        return new SwitchProperty(property.asBoolean("'" + name + "'", property.text()), except);
    }
}
