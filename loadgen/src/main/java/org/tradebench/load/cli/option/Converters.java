package org.tradebench.load.cli.option;

import java.util.Locale;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.results.Threshold;
import org.tradebench.load.settings.JvmSettings;
import org.tradebench.load.settings.TierCpus;
import org.tradebench.load.settings.WarmupSettings;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts values that the settings parse themselves, or that have one form only. */
public final class Converters {
    private Converters() {}

    /** Converts any whole number of 64 bits. */
    public static final class Seed implements ITypeConverter<Long> {
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

    /** Converts a heap size as -Xmx takes it, from 128m on: the application's live heap after its start is 70 to 80 MB. */
    public static final class Heap implements ITypeConverter<String> {
        @Override
        public String convert(String value) {
            String size = value.strip().toLowerCase(Locale.ROOT);
            if (JvmSettings.isHeap(size)) {
                return size;
            }
            throw new TypeConversionException("expected " + JvmSettings.HEAPS + ", got \"" + value + "\"");
        }
    }

    /** Converts a number of requests, or {@code steady} with an optional cap. */
    public static final class Warmup implements ITypeConverter<WarmupSettings> {
        @Override
        public WarmupSettings convert(String value) {
            try {
                return WarmupSettings.parse(value);
            } catch (Failure wrong) {
                throw new TypeConversionException("--warmup: " + wrong.getMessage());
            }
        }
    }

    /** Converts the number of CPUs that a tier may use. */
    public static final class Cpus implements ITypeConverter<Double> {
        @Override
        public Double convert(String value) {
            String digits = value.strip();
            if (digits.matches("[0-9]{1,4}(\\.[0-9]{1,2})?") && TierCpus.isLimit(Double.parseDouble(digits))) {
                return Double.valueOf(digits);
            }
            throw new TypeConversionException("expected " + TierCpus.BOUNDS + ", such as 0.2, got \"" + value + "\"");
        }
    }

    /** Converts a metric and the value that it must not cross. */
    public static final class FailIf implements ITypeConverter<Threshold> {
        @Override
        public Threshold convert(String value) {
            try {
                return Threshold.parse(value);
            } catch (Failure wrong) {
                throw new TypeConversionException(wrong.getMessage());
            }
        }
    }

    /** Converts a fault with its second and length. */
    public static final class FaultText implements ITypeConverter<Fault> {
        @Override
        public Fault convert(String value) {
            try {
                return Fault.of(value);
            } catch (Failure wrong) {
                throw new TypeConversionException(wrong.getMessage());
            }
        }
    }
}
