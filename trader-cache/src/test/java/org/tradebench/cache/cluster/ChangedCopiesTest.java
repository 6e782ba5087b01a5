package org.tradebench.cache.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;

/** Every {@code with…} method of settings with many components of the same type returns a copy in which only this component is changed. */
class ChangedCopiesTest {
    static Stream<Record> settings() {
        return Stream.of(distinctSettings(), CacheSettings.named("books"), EntryOptions.DEFAULT);
    }

    /** Returns settings whose components of the same type differ, so that exchanged components are detected. */
    private static ReplicationSettings distinctSettings() {
        return new ReplicationSettings(
                Duration.ofMillis(1),
                Duration.ofMillis(2),
                Duration.ofMillis(3),
                Duration.ofMillis(4),
                Duration.ofMillis(5),
                Duration.ofMillis(6),
                7,
                8,
                false,
                true,
                9,
                ReplicationSettings.Partition.LIMIT,
                Duration.ofMillis(10),
                Duration.ofMillis(11),
                Duration.ofMillis(112));
    }

    @ParameterizedTest
    @MethodSource("settings")
    void changesOnlyNamedSetting(Record before) throws Exception {
        List<String> changed = new ArrayList<>();
        for (Method wither : before.getClass().getMethods()) {
            if (!wither.getName().startsWith("with")) {
                continue;
            }
            Map<String, Object> expected = componentsOf(before);
            List<Object> arguments = new ArrayList<>();
            for (Class<?> type : wither.getParameterTypes()) {
                String component = componentOf(wither, type);
                Object value = differentValue(type, expected.get(component));
                arguments.add(value);
                expected.put(component, value);
                changed.add(component);
            }
            Object after = wither.invoke(before, arguments.toArray());
            assertThat(componentsOf((Record) after)).as(wither.getName()).isEqualTo(expected);
        }
        assertThat(changed)
                .containsExactlyInAnyOrderElementsOf(componentsOf(before).keySet());
    }

    /** Returns the component that an argument sets: the one in the method's name or, with two arguments, the time to live. */
    private static String componentOf(Method wither, Class<?> type) {
        String name = wither.getName().substring(4);
        String first = name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
        return wither.getParameterCount() == 2 && type == Duration.class ? first + "TimeToLive" : first;
    }

    private static Map<String, Object> componentsOf(Record settings) throws ReflectiveOperationException {
        Map<String, Object> values = new HashMap<>();
        for (RecordComponent component : settings.getClass().getRecordComponents()) {
            values.put(component.getName(), component.getAccessor().invoke(settings));
        }
        return values;
    }

    private static Object differentValue(Class<?> type, Object value) {
        if (type == int.class) {
            return (Integer) value + 1;
        }
        if (type == boolean.class) {
            return !(Boolean) value;
        }
        if (type == Duration.class) {
            return ((Duration) value).plusHours(1);
        }
        if (type == String.class) {
            return value + "2";
        }
        if (type == DiskSettings.class) {
            return DiskSettings.at(Path.of("disk"));
        }
        if (Iterable.class.isAssignableFrom(type)) {
            return Set.of("group");
        }
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant != (value == null ? SharingPolicy.NOT_SHARED : value))
                .findFirst()
                .orElseThrow();
    }
}
