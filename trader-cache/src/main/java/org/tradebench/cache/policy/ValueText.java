package org.tradebench.cache.policy;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Writes a value as text: its own, or its elements' with commas between them. */
final class ValueText {
    private static final Pattern WRITTEN_COMMA = Pattern.compile("%(25)*2C");

    /** False for a class that inherits its text from Object, which says nothing of its value: two users' objects may have the same text. */
    private static final ClassValue<Boolean> HAS_TEXT = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            try {
                return type.getMethod("toString").getDeclaringClass() != Object.class;
            } catch (NoSuchMethodException impossible) {
                return false;
            }
        }
    };

    private ValueText() {}

    /** @throws UnreadableValueException when the value has no text */
    static String of(Object value) {
        if (value instanceof String text) {
            return text;
        }
        if (isMany(value)) {
            return String.join(",", elements(value));
        }
        return one(value);
    }

    static boolean isMany(Object value) {
        return value instanceof Collection || value.getClass().isArray();
    }

    /** Returns the elements' texts. A comma in one of them is escaped. */
    static List<String> elements(Object value) {
        List<String> texts = new ArrayList<>();
        if (value instanceof Collection<?> collection) {
            collection.forEach(element -> texts.add(withoutComma(one(element))));
        } else {
            for (int i = 0; i < Array.getLength(value); i++) {
                texts.add(withoutComma(one(Array.get(value, i))));
            }
        }
        return texts;
    }

    /** @return null when there is no element of that index */
    static @Nullable Object element(Object value, int index) {
        if (value instanceof Collection<?> collection) {
            Iterator<?> elements = collection.iterator();
            for (int i = 0; i < index && elements.hasNext(); i++) {
                elements.next();
            }
            return elements.hasNext() ? elements.next() : null;
        }
        if (value.getClass().isArray()) {
            return index < Array.getLength(value) ? Array.get(value, index) : null;
        }
        throw new UnreadableValueException(
                value.getClass().getName() + " is neither a collection nor an array, and has no index");
    }

    private static String one(@Nullable Object value) {
        if (value != null && !HAS_TEXT.get(value.getClass())) {
            throw new UnreadableValueException(value.getClass().getName()
                    + " has no toString() of its own, so that its text says nothing of its value");
        }
        return String.valueOf(value);
    }

    private static String withoutComma(String text) {
        if (text.indexOf(',') < 0 && !WRITTEN_COMMA.matcher(text).find()) {
            return text;
        }
        return text.replace("%", "%25").replace(",", "%2C");
    }

    /** Reports that a component's value cannot be read: the component has failed. */
    static final class UnreadableValueException extends RuntimeException {
        UnreadableValueException(String message) {
            super(message);
        }

        UnreadableValueException(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
