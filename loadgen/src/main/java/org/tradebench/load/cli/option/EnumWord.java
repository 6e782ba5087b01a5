package org.tradebench.load.cli.option;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.tradebench.load.settings.AccessMode;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.settings.Eviction;
import org.tradebench.load.settings.JitCompiler;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.OrdersMode;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.load.settings.Sharing;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts one of a few words, in any case; rejects other values and names the valid words. */
public abstract class EnumWord<E extends Enum<E>> implements ITypeConverter<E> {
    private final String what;
    private final List<E> values;
    private final Function<E, String> word;

    public EnumWord(String what, E[] values, Function<E, String> word) {
        this.what = what;
        this.values = List.of(values);
        this.word = word;
    }

    @Override
    public E convert(String value) {
        // The cache library's own names are understood, too: W_TINY_LFU, SHARED_PUSH.
        String given = value.strip()
                .toLowerCase(Locale.ROOT)
                .replace('_', '-')
                .replace("tiny-lfu", "tinylfu")
                .replaceFirst("^shared-", "");
        return values.stream()
                .filter(candidate -> word.apply(candidate).equals(given))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        OneOf.expected(what, values.stream().map(word).toList(), value)));
    }

    /** Converts the word of a caching mode. */
    public static final class OfCaching extends EnumWord<CachingMode> {
        public OfCaching() {
            super("a caching mode", CachingMode.values(), CachingMode::word);
        }
    }

    /** Converts the word of an arrival process. */
    public static final class OfArrivals extends EnumWord<ArrivalSettings.ArrivalProcess> {
        OfArrivals() {
            super("an arrival process", ArrivalSettings.ArrivalProcess.values(), ArrivalSettings.ArrivalProcess::word);
        }
    }

    /** Converts the word of a runtime mode. */
    public static final class OfMode extends EnumWord<Mode> {
        OfMode() {
            super("a runtime mode", Mode.values(), Mode::word);
        }
    }

    /** Converts the word of an order processing mode. */
    public static final class OfOrders extends EnumWord<OrdersMode> {
        OfOrders() {
            super("an order processing mode", OrdersMode.values(), OrdersMode::word);
        }
    }

    /** Converts the word of an access mode. */
    public static final class OfAccess extends EnumWord<AccessMode> {
        OfAccess() {
            super("an access mode", AccessMode.values(), AccessMode::word);
        }
    }

    /** Converts the word of an application server. */
    public static final class OfServer extends EnumWord<ServerProduct> {
        OfServer() {
            super("an application server", ServerProduct.values(), ServerProduct::word);
        }
    }

    /** Converts the word of a JIT compiler setting. */
    public static final class OfCompiler extends EnumWord<JitCompiler> {
        OfCompiler() {
            super("a compiler", JitCompiler.values(), JitCompiler::word);
        }
    }

    /** Converts the word of an eviction policy. */
    public static final class OfEviction extends EnumWord<Eviction> {
        OfEviction() {
            super("an eviction", Eviction.values(), Eviction::word);
        }
    }

    /** Converts the word of a sharing policy. */
    public static final class OfSharing extends EnumWord<Sharing> {
        OfSharing() {
            super("a sharing policy", Sharing.values(), Sharing::word);
        }
    }
}
