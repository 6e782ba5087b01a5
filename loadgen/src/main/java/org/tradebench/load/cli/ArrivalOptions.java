package org.tradebench.load.cli;

import java.time.Duration;
import org.tradebench.load.driver.Arrivals;
import org.tradebench.load.failure.Failure;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The open model, as {@code run} and {@code drive} ask for it. */
final class ArrivalOptions {
    /** Virtual users who wait for what arrives: a stall of some tenths of a second at some hundred a second does not occupy them all. */
    private static final int CLIENTS = 64;

    private static final int CLOSED_CLIENTS = 8;

    @Option(
            names = "--arrivals",
            paramLabel = "RATE",
            converter = Rate.class,
            description = {
                "Open model: so many operations a second arrive, such as 250 or 250/s, whether or not they can be served, and the virtual users play what arrives. "
                        + "Response times count from when an operation was to start. docs/open-model.md says how."
            })
    private Double perSecond;

    @Option(
            names = "--arrival-process",
            paramLabel = "WORD",
            converter = OneOf.ArrivalWord.class,
            description =
                    "constant (evenly spaced) or poisson (as of many users who know nothing of each other) (default: poisson).")
    private String process;

    /** What arrives; null in a closed model. */
    Arrivals arrivals(Duration thinkTime) {
        if (perSecond == null) {
            if (process != null) {
                throw Failure.usage(
                        "--arrival-process says how --arrivals are spread: both, or neither, would be right");
            }
            return null;
        }
        if (!thinkTime.isZero()) {
            throw Failure.usage(
                    "operations that arrive at a rate have no think time: --arrivals or --think-time would be right, not both");
        }
        return new Arrivals(perSecond, process == null ? Arrivals.POISSON : process);
    }

    /** Virtual users: as asked, or what the model needs. */
    int clients(Integer asked) {
        if (asked != null) {
            return asked;
        }
        return perSecond == null ? CLOSED_CLIENTS : CLIENTS;
    }

    /** Operations a second, with or without the unit. */
    static final class Rate implements ITypeConverter<Double> {
        @Override
        public Double convert(String value) {
            String number = value.strip().replaceFirst("/s$", "");
            if (number.matches("[0-9]{1,6}(\\.[0-9]{1,6})?")) {
                double rate = Double.parseDouble(number);
                if (rate >= 0.001 && rate <= 100_000) {
                    return rate;
                }
            }
            throw new TypeConversionException(
                    "'" + value
                            + "' is not a rate of arrivals: operations a second from 0.001 to 100000, such as 250 or 250/s, would be right");
        }
    }
}
