package org.tradebench.load.cli;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A heap size as -Xmx takes it, from 128m on: the application's live heap after its start is 70 to 80 MB. */
final class HeapSize implements ITypeConverter<String> {
    @Override
    public String convert(String value) {
        String size = value.strip().toLowerCase(Locale.ROOT);
        if (size.matches("[0-9]{1,6}[mg]")) {
            long megabytes = Long.parseLong(size.substring(0, size.length() - 1)) * (size.endsWith("g") ? 1024 : 1);
            if (megabytes >= 128 && megabytes <= 1_048_576) {
                return size;
            }
        }
        throw new TypeConversionException(
                "'" + value + "' is not a heap size: 128m to 1024g (such as 512m or 2g) would be right");
    }
}
