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

/** Converts the label of a constant, in any case; rejects other values and names the valid labels. */
public abstract class EnumConverter<E extends Enum<E>> implements ITypeConverter<E> {
    private final String what;
    private final List<E> values;
    private final Function<E, String> label;

    public EnumConverter(String what, E[] values, Function<E, String> label) {
        this.what = what;
        this.values = List.of(values);
        this.label = label;
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
                .filter(candidate -> label.apply(candidate).equals(given))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        OneOf.expected(what, values.stream().map(label).toList(), value)));
    }

    /** Converts the label of a caching mode. */
    public static final class OfCaching extends EnumConverter<CachingMode> {
        public OfCaching() {
            super("a caching mode", CachingMode.values(), CachingMode::label);
        }
    }

    /** Converts the label of an arrival process. */
    public static final class OfArrivals extends EnumConverter<ArrivalSettings.ArrivalProcess> {
        OfArrivals() {
            super("an arrival process", ArrivalSettings.ArrivalProcess.values(), ArrivalSettings.ArrivalProcess::label);
        }
    }

    /** Converts the label of a runtime mode. */
    public static final class OfMode extends EnumConverter<Mode> {
        OfMode() {
            super("a runtime mode", Mode.values(), Mode::label);
        }
    }

    /** Converts the label of an order processing mode. */
    public static final class OfOrders extends EnumConverter<OrdersMode> {
        OfOrders() {
            super("an order processing mode", OrdersMode.values(), OrdersMode::label);
        }
    }

    /** Converts the label of an access mode. */
    public static final class OfAccess extends EnumConverter<AccessMode> {
        OfAccess() {
            super("an access mode", AccessMode.values(), AccessMode::label);
        }
    }

    /** Converts the label of an application server. */
    public static final class OfServer extends EnumConverter<ServerProduct> {
        OfServer() {
            super("an application server", ServerProduct.values(), ServerProduct::label);
        }
    }

    /** Converts the label of a JIT compiler setting. */
    public static final class OfCompiler extends EnumConverter<JitCompiler> {
        OfCompiler() {
            super("a compiler", JitCompiler.values(), JitCompiler::label);
        }
    }

    /** Converts the label of an eviction policy. */
    public static final class OfEviction extends EnumConverter<Eviction> {
        OfEviction() {
            super("an eviction", Eviction.values(), Eviction::label);
        }
    }

    /** Converts the label of a sharing policy. */
    public static final class OfSharing extends EnumConverter<Sharing> {
        OfSharing() {
            super("a sharing policy", Sharing.values(), Sharing::label);
        }
    }
}
