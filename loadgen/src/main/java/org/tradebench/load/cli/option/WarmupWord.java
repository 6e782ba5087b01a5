package org.tradebench.load.cli.option;

import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.WarmupSettings;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts the value of {@code --warmup}. */
public final class WarmupWord implements ITypeConverter<WarmupSettings> {
    @Override
    public WarmupSettings convert(String value) {
        try {
            return WarmupSettings.parse(value);
        } catch (Failure wrong) {
            throw new TypeConversionException("--warmup: " + wrong.getMessage());
        }
    }
}
