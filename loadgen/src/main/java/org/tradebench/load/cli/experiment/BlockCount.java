package org.tradebench.load.cli.experiment;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.analysis.Pilot;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * How often a study visits every level.
 *
 * @param first blocks that are asked for, or those of the pilot
 * @param most that the pilot may ask for; null without one
 */
record BlockCount(int first, @Nullable Integer most) {
    /** The most blocks that a pilot may ask for, unless the option sets another limit. */
    static final int MOST = 30;

    /** A number, auto, or auto with a bound. */
    static final class Converter implements ITypeConverter<BlockCount> {
        @Override
        public BlockCount convert(String value) {
            String text = value.strip();
            if (text.equals("auto")) {
                return new BlockCount(Pilot.BLOCKS, MOST);
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
