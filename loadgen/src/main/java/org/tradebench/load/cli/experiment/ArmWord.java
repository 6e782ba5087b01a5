package org.tradebench.load.cli.experiment;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.caching.CachingMode;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.option.EnumWord;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * An arm of a comparison: a caching mode, or a mode and the entries of its cache, such as {@code command:500}.
 *
 * @param entries null where the command's own size holds
 */
record ArmWord(CachingMode mode, @Nullable Integer entries) {
    /** Converts an arm of the command line. */
    static final class Converter implements ITypeConverter<ArmWord> {
        @Override
        public ArmWord convert(String value) {
            int colon = value.indexOf(':');
            if (colon < 0) {
                return new ArmWord(new EnumWord.OfCaching().convert(value), null);
            }
            CachingMode mode = new EnumWord.OfCaching().convert(value.substring(0, colon));
            if (mode == CachingMode.NONE) {
                throw new TypeConversionException(
                        "expected none without a size, or a mode that caches, got \"" + value + "\"");
            }
            return new ArmWord(mode, new BoundedNumber.CacheEntries().convert(value.substring(colon + 1)));
        }
    }
}
