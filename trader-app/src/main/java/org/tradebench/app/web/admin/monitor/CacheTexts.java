package org.tradebench.app.web.admin.monitor;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.tradebench.app.settings.EvictionChoice;
import org.tradebench.app.settings.OffloadEviction;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.policy.CacheIdRule;
import org.tradebench.cache.policy.Component;
import org.tradebench.cache.policy.NameRule;
import org.tradebench.cache.statistics.CacheCounter;

/** Formats ids, times, values and policies of a cache as text for the cache monitor. */
final class CacheTexts {
    private CacheTexts() {}

    static String sharing(SharingPolicy policy) {
        return policy.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String eviction(EvictionPolicy eviction) {
        return EvictionChoice.valueOf(eviction.name()).label();
    }

    static String eviction(DiskEviction eviction) {
        return OffloadEviction.valueOf(eviction.name()).label();
    }

    /** Writes {@code MEMORY_HITS} as {@code memory hits}. */
    static String name(CacheCounter counter) {
        return counter.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns a class's name without its package; a path as it is. */
    static String template(String template) {
        boolean isClass = template.indexOf('/') < 0;
        return template.isEmpty() ? "(none)" : isClass ? template.substring(template.lastIndexOf('.') + 1) : template;
    }

    /** Names the type of a value and its size, never its content, which may be personal data. */
    static String kind(Object value) {
        if (value instanceof Collection<?> many) {
            String of = many.stream().map(CacheTexts::kind).distinct().collect(Collectors.joining(", "));
            return many.isEmpty() ? "empty list" : "list of " + many.size() + ": " + of;
        }
        if (value instanceof Map<?, ?> map) {
            return "map of " + map.size();
        }
        return value.getClass().getSimpleName();
    }

    /** Writes the largest two units: {@code 2 h 5 min}, {@code 9.5 s}. */
    static String time(Duration time) {
        if (time.isZero()) {
            return "for ever";
        }
        long seconds = time.toSeconds();
        if (seconds < 60) {
            return String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0);
        }
        if (seconds < 3600) {
            return seconds / 60 + " min " + seconds % 60 + " s";
        }
        return seconds / 3600 + " h " + seconds % 3600 / 60 + " min";
    }

    /** Returns hits in percent of requests, with one decimal; empty without requests. */
    static String ratio(long hits, long requests) {
        return requests == 0 ? "" : String.format(Locale.ROOT, "%.1f%%", 100.0 * hits / requests);
    }

    static String rule(CacheIdRule<?> rule) {
        String text = rule.components().isEmpty() ? "one for all" : components(rule.components());
        if (rule.priority() >= 0) {
            text += "; priority " + rule.priority();
        }
        if (!rule.timeout().isZero()) {
            text += "; " + time(rule.timeout());
        }
        if (!rule.inactivity().isZero()) {
            text += "; " + time(rule.inactivity()) + " without a hit";
        }
        return rule.sharingPolicy() == null ? text : text + "; " + sharing(rule.sharingPolicy());
    }

    static String rule(NameRule<?> rule) {
        return rule.components().isEmpty() ? rule.base() : rule.base() + " by " + components(rule.components());
    }

    private static String components(List<? extends Component<?>> components) {
        return components.stream().map(Component::text).collect(Collectors.joining(", "));
    }
}
