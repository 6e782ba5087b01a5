package org.tradebench.load.cli.option;

import java.util.Locale;
import org.tradebench.load.settings.JvmSettings;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A heap size as -Xmx takes it, from 128m on: the application's live heap after its start is 70 to 80 MB. */
public final class HeapSize implements ITypeConverter<String> {
    @Override
    public String convert(String value) {
        String size = value.strip().toLowerCase(Locale.ROOT);
        if (JvmSettings.isHeap(size)) {
            return size;
        }
        throw new TypeConversionException("expected " + JvmSettings.HEAPS + ", got \"" + value + "\"");
    }
}
