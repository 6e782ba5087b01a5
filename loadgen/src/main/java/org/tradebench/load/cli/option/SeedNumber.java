package org.tradebench.load.cli.option;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Any whole number of 64 bits. */
public final class SeedNumber implements ITypeConverter<Long> {
    @Override
    public Long convert(String value) {
        try {
            return Long.valueOf(value.strip());
        } catch (NumberFormatException e) {
            throw new TypeConversionException(String.format(
                    Locale.ROOT,
                    "expected a whole number from %,d to %,d, got \"%s\"",
                    Long.MIN_VALUE,
                    Long.MAX_VALUE,
                    value));
        }
    }
}
