package org.tradebench.load.cli;

import org.tradebench.load.driver.WarmupWish;
import org.tradebench.load.failure.Failure;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A warm-up by its word. */
final class WarmupWord implements ITypeConverter<WarmupWish> {
    @Override
    public WarmupWish convert(String value) {
        try {
            return WarmupWish.parse(value);
        } catch (Failure wrong) {
            throw new TypeConversionException(wrong.getMessage());
        }
    }
}
