package org.tradebench.load.cli.option;

import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.Fault;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts a value of {@code --fault}. */
public final class FaultWord implements ITypeConverter<Fault> {
    @Override
    public Fault convert(String value) {
        try {
            return Fault.of(value);
        } catch (Failure e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
