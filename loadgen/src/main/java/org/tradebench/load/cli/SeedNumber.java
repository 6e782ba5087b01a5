package org.tradebench.load.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Any whole number of 64 bits. */
final class SeedNumber implements ITypeConverter<Long> {
    @Override
    public Long convert(String value) {
        try {
            return Long.valueOf(value.strip());
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + value + "' is not a seed: a whole number from " + Long.MIN_VALUE
                    + " to " + Long.MAX_VALUE + " would be right");
        }
    }
}
