package org.tradebench.cache.policy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;

/**
 * Reads the cache-id, dependency-id and invalidation elements of one entry.
 *
 * @param <S> what the rules read: commands, or the facts of requests
 */
final class RuleReader<S> {
    private final ComponentReader<S> components;
    private final PolicyWarnings warnings;

    RuleReader(ComponentTypes<S> types, PolicyWarnings warnings) {
        this.components = new ComponentReader<>(types, warnings);
        this.warnings = warnings;
    }

    /**
     * Reads a cache-id. It is left out if one of its parts is not supported, because without it different things would have one id.
     *
     * @param entrySharing of the cache-entry; null when the instance's default holds
     */
    Optional<CacheIdRule<S>> cacheId(XmlElement element, PropertyReader ofEntry, @Nullable SharingPolicy entrySharing) {
        element.onlyAttributes();
        element.noText();
        element.onlyChildren(
                "component", "idgenerator", "metadatagenerator", "priority", "timeout", "inactivity", "property");
        PropertyReader own = PropertyReader.of(element, warnings);
        PropertyReader all = own.over(ofEntry);
        SharingPolicy sharing =
                all.element("sharing-policy").map(RuleReader::sharingPolicy).orElse(entrySharing);
        EntryOptions limits = EntryOptions.DEFAULT
                .withPriority(number(element, all, "priority", -1, EntryOptions.MAX_PRIORITY))
                .withTimeToLive(seconds(element, all, "timeout"))
                .withInactivity(seconds(element, all, "inactivity"))
                .withSharingPolicy(sharing)
                .withPersistToDisk(all.read().persistToDisk());
        boolean supported = true;
        for (XmlElement child : element.children()) {
            if (child.name().endsWith("generator")) {
                warnings.ignored(child, "<" + child.name() + ">", "this cache-id is left out");
                supported = false;
            }
        }
        List<Component<S>> read = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (XmlElement child : element.children("component")) {
            Optional<Component<S>> component = components.read(child);
            if (component.isEmpty()) {
                warnings.ignored(child, unsupported(child), "cache-ids with it are left out");
                supported = false;
            }
            component.ifPresent(read::add);
            component.filter(one -> !ids.add(one.id())).ifPresent(twice -> {
                throw child.wrong("id '" + twice.id() + "' is there a second time; expected each once in a cache-id");
            });
        }
        return supported ? Optional.of(new CacheIdRule<>(read, limits, all.read(), element.line())) : Optional.empty();
    }

    /** Reads a dependency-id or an invalidation. It is left out if a required part is not supported, as if that part had no value. */
    Optional<NameRule<S>> name(XmlElement element) {
        element.onlyAttributes();
        boolean supported = true;
        if (element.name().equals("invalidation")) {
            element.onlyChildren("component", "invalidationgenerator");
        } else {
            element.onlyChildren("component");
        }
        if (element.child("invalidationgenerator").isPresent()) {
            warnings.ignored(element, "<invalidationgenerator>", "nothing is invalidated by it");
            supported = false;
        }
        List<Component<S>> read = new ArrayList<>();
        for (XmlElement child : element.children("component")) {
            Optional<Component<S>> component = components.read(child);
            component.ifPresent(read::add);
            if (component.isEmpty()) {
                warnings.ignored(child, unsupported(child), "it counts as a component without a value");
                supported &= child.child("required")
                        .map(required -> !required.asBoolean("", required.text()))
                        .orElse(false);
            }
        }
        if (!supported) {
            return Optional.empty();
        }
        String base = element.requiredText("the name of a group");
        return Optional.of(new NameRule<>(base, read, element.line()));
    }

    private static String unsupported(XmlElement component) {
        return "component type '" + component.attribute("type").orElse("") + "' here";
    }

    private static Duration seconds(XmlElement element, PropertyReader properties, String name) {
        return Duration.ofSeconds(Math.max(0, number(element, properties, name, -1, Integer.MAX_VALUE)));
    }

    /** Returns the number in the element or in the property of the same name; -1 when there is neither. */
    private static int number(XmlElement element, PropertyReader properties, String name, int low, int high) {
        return element.child(name)
                .or(() -> properties.element(name))
                .map(found -> found.asNumber("", found.text(), low, high))
                .orElse(-1);
    }

    static SharingPolicy sharingPolicy(XmlElement element) {
        String text = element.text();
        for (SharingPolicy policy : SharingPolicy.values()) {
            if (policy.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(text)) {
                return policy;
            }
        }
        throw element.wrong("is '" + text + "'; expected one of "
                + String.join(", ", List.of("not-shared", "shared-push", "shared-pull", "shared-push-pull")));
    }
}
