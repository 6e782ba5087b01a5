package org.tradebench.cache.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Reads one part of an id or of a group's name, a value of the command or of the request, and tests it.
 *
 * @param <S> what it reads: a command, or the facts of a request
 */
public final class Component<S> {
    private static final System.Logger LOG = System.getLogger("org.tradebench.cache.policy.CachePolicies");

    private final Declaration declaration;
    private final ValueSource<S> start;
    private final ValueSource<S> source;
    private final ValueTest values;
    private final ValueTest notValues;
    private final AtomicBoolean warned = new AtomicBoolean();

    /**
     * Holds a component as the file declares it.
     *
     * @param ignoreValue whether its value is tested only, and left out of ids and names
     * @param multipleIds whether each element of its value makes a name of its own, besides all together
     * @param required whether it fails when there is no value
     */
    record Declaration(
            String file,
            int line,
            String type,
            String id,
            boolean ignoreValue,
            boolean multipleIds,
            boolean required) {}

    /** Lists why a component may have no text for a subject. */
    enum Answer {
        /** Has no value, and needs none. */
        ABSENT,
        /** Has no value, or a wrong one. */
        FAILED
    }

    /**
     * @param start reads the value that the type and the id name
     * @param source reads the same and then applies the methods, fields and indexes that follow
     */
    Component(
            Declaration declaration,
            ValueSource<S> start,
            ValueSource<S> source,
            ValueTest values,
            ValueTest notValues) {
        this.declaration = declaration;
        this.start = start;
        this.source = source;
        this.values = values;
        this.notValues = notValues;
    }

    public String type() {
        return declaration.type;
    }

    public String id() {
        return declaration.id;
    }

    public boolean ignoreValue() {
        return declaration.ignoreValue;
    }

    public boolean required() {
        return declaration.required;
    }

    /** Returns type, name and the values that it must or must not have, as in {@code parameter action = home}. */
    public String text() {
        String text = declaration.type + " " + declaration.id;
        if (!values.isEmpty()) {
            text += " = " + values.text();
        }
        if (!notValues.isEmpty()) {
            text += " ≠ " + notValues.text();
        }
        return declaration.required ? text : text + " if present";
    }

    void check(Class<?> type) {
        if (!start.existsIn(type)) {
            throw new CacheSpecException(
                    declaration.file,
                    declaration.line,
                    "component",
                    "names " + declaration.type + " '" + declaration.id + "', which " + type.getName()
                            + " does not have; expected the name of "
                            + (declaration.type.equals("field")
                                    ? "a public field"
                                    : "a public method without arguments that returns something"));
        }
    }

    /** @return the value's text, or an {@link Answer} */
    Object answer(S subject) {
        Object value = value(subject);
        if (value == null) {
            return declaration.required ? Answer.FAILED : Answer.ABSENT;
        }
        if (value == Answer.FAILED) {
            return value;
        }
        String text = (String) value;
        boolean accepted = (values.isEmpty() || values.holds(text)) && !notValues.holds(text);
        return accepted ? text : Answer.FAILED;
    }

    private @Nullable Object value(S subject) {
        try {
            Object value = source.valueOf(subject);
            return value == null ? null : ValueText.of(value);
        } catch (ValueText.UnreadableValueException unreadable) {
            warn(unreadable);
            return Answer.FAILED;
        }
    }

    /** Returns the texts that make a name each: all together first, then, if the file asks for them, the elements. */
    List<String> alternatives(S subject, String together) {
        if (!declaration.multipleIds) {
            return List.of(together);
        }
        List<String> texts = new ArrayList<>();
        texts.add(together);
        Object value = source.valueOf(subject);
        if (value == null) {
            return texts;
        }
        if (ValueText.isMany(value)) {
            texts.addAll(ValueText.elements(value));
        } else {
            StringTokenizer parts = new StringTokenizer(together, ",");
            while (parts.hasMoreTokens()) {
                texts.add(parts.nextToken().strip());
            }
        }
        return texts.stream().distinct().toList();
    }

    private void warn(ValueText.UnreadableValueException unreadable) {
        if (warned.compareAndSet(false, true)) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "{0} line {1}, component {2}:{3} fails: {4}",
                    declaration.file,
                    Integer.toString(declaration.line),
                    declaration.type,
                    declaration.id,
                    unreadable.getMessage());
        }
    }

    @Override
    public String toString() {
        return declaration.type + ":" + declaration.id + (declaration.ignoreValue ? " (value ignored)" : "");
    }
}
