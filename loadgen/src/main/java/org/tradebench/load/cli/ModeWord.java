package org.tradebench.load.cli;

import org.tradebench.load.application.Mode;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A runtime mode by its word. */
final class ModeWord implements ITypeConverter<Mode> {
    @Override
    public Mode convert(String value) {
        return Mode.of(value)
                .orElseThrow(() -> new TypeConversionException(
                        "'" + value + "' is not a runtime mode: direct, jpa, ejb or session-to-direct would be right"));
    }
}
