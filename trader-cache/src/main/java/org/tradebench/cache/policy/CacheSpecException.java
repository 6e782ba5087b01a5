package org.tradebench.cache.policy;

import org.jspecify.annotations.Nullable;

/** Reports a mistake in a policy file: one line that names the file, the line, the element and what was expected. */
public final class CacheSpecException extends RuntimeException {
    private final String file;
    private final int line;
    private final String element;

    CacheSpecException(String file, int line, String element, String problem) {
        this(file, line, element, problem, null);
    }

    CacheSpecException(String file, int line, String element, String problem, @Nullable Throwable cause) {
        super(
                file + (line > 0 ? " line " + line : "") + (element.isEmpty() ? "" : ", <" + element + ">") + ": "
                        + problem,
                cause);
        this.file = file;
        this.line = line;
        this.element = element;
    }

    public String file() {
        return file;
    }

    /** Returns the line, from 1; 0 when the mistake has no place, as when the file cannot be read. */
    public int line() {
        return line;
    }

    /** Returns "" when the mistake is outside every element. */
    public String element() {
        return element;
    }
}
