package org.tradebench.load.cli.experiment;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.analysis.Pilot;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Holds how often a study measures every level.
 *
 * @param first number of blocks, or of those of the pilot
 * @param most blocks that the pilot may choose; null without a pilot
 */
record BlockCount(int first, @Nullable Integer most) {
    /** Maximum blocks that a pilot may choose, unless the option sets another limit. */
    static final int MAX = 30;

    /** Converts a number, auto, or auto with a bound. */
    static final class Converter implements ITypeConverter<BlockCount> {
        @Override
        public BlockCount convert(String value) {
            String text = value.strip();
            if (text.equals("auto")) {
                return new BlockCount(Pilot.BLOCKS, MAX);
            }
            if (text.matches("auto:[0-9]{1,4}")) {
                int most = Integer.parseInt(text.substring("auto:".length()));
                if (most >= Pilot.BLOCKS && most <= 1000) {
                    return new BlockCount(Pilot.BLOCKS, most);
                }
            }
            if (text.matches("[0-9]{1,4}") && Integer.parseInt(text) >= 1 && Integer.parseInt(text) <= 1000) {
                return new BlockCount(Integer.parseInt(text), null);
            }
            throw new TypeConversionException("expected a number of blocks from 1 to 1,000, auto, or auto:MAX with "
                    + Pilot.BLOCKS + " to 1,000, got \"" + value + "\"");
        }
    }
}
