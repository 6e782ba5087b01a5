package org.tradebench.cache.policy;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads a command by its public methods without arguments, and its public fields. */
final class CommandTypes implements ComponentTypes<Object> {
    private record Property(Accessor accessor) implements ValueSource<Object> {
        @Override
        public @Nullable Object valueOf(Object command) {
            return accessor.read(command);
        }

        @Override
        public boolean existsIn(Class<?> type) {
            return accessor.existsIn(type);
        }
    }

    @Override
    public Optional<ValueSource<Object>> source(String type, String id) {
        return switch (type) {
            case "method" -> Optional.of(new Property(Accessor.method(id)));
            case "field" -> Optional.of(new Property(Accessor.field(id)));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean isChainable(String type) {
        return true;
    }

    @Override
    public List<String> names() {
        return List.of("method", "field");
    }
}
