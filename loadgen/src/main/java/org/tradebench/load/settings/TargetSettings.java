package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Names the system under test.
 *
 * @param url address of the application; of kind url only
 * @param trust file with the certificates that are trusted over https, or {@code any}; null: the JVM's trust store; of kind url only
 * @param inventory path of the file that describes the hosts; of kind inventory only
 * @param nodes application servers, from 1; null: the target decides, or unknown
 * @param standby whether the embedded database gets a synchronous standby
 * @param cpus limits of the embedded processes while they are measured; null: none
 * @param databaseDelay added to each round trip between the embedded application and its database, 1 ms to 10 s; null: nothing
 * @param start whether the hosts' start and stop commands are run; of kind inventory only
 * @param install whether the harness is copied to the hosts first; of kind inventory only
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TargetSettings(
        Kind kind,
        @Nullable String url,
        @Nullable String trust,
        @Nullable String inventory,
        @Nullable Integer nodes,
        boolean standby,
        @Nullable TierCpus cpus,

        @JsonSerialize(using = TimeText.Writer.class) @Nullable
        Duration databaseDelay,

        boolean start,
        boolean install) {

    /** Selects where the system under test comes from. */
    public enum Kind {
        /** Processes that the run starts and stops on this machine. */
        EMBEDDED,
        /** The cluster of containers that {@code trader cluster up} started. */
        COMPOSE,
        /** Hosts that an inventory describes. */
        INVENTORY,
        /** Any running application, by its address. */
        URL;

        /** Returns its label in run files and results. */
        @JsonValue
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Duration SHORTEST_DELAY = Duration.ofMillis(1);
    private static final Duration LONGEST_DELAY = Duration.ofSeconds(10);

    public static final TargetSettings EMBEDDED =
            new TargetSettings(Kind.EMBEDDED, null, null, null, null, false, null, null, false, false);
    public static final TargetSettings COMPOSE =
            new TargetSettings(Kind.COMPOSE, null, null, null, null, false, null, null, false, false);

    public TargetSettings {
        only(kind == Kind.URL, "url", url != null, kind);
        only(kind == Kind.INVENTORY, "inventory", inventory != null, kind);
        if (kind != Kind.URL && trust != null) {
            throw Range.expected("target.trust", "with kind url only", "kind " + kind.label());
        }
        if (kind != Kind.INVENTORY && (start || install)) {
            throw Range.expected("target.start, target.install", "with kind inventory only", "kind " + kind.label());
        }
        if (kind != Kind.EMBEDDED && standby) {
            throw Range.expected("target.standby", "with kind embedded only", "kind " + kind.label());
        }
        if (kind != Kind.EMBEDDED && cpus != null) {
            throw Range.expected("target.cpus", "with kind embedded only", "kind " + kind.label());
        }
        if (databaseDelay != null) {
            Range.check("target.databaseDelay", databaseDelay, SHORTEST_DELAY, LONGEST_DELAY);
            if (kind != Kind.EMBEDDED || standby) {
                throw Range.expected(
                        "target.databaseDelay",
                        "with kind embedded only, without a standby",
                        "kind " + kind.label() + (standby ? " with one" : ""));
            }
        }
    }

    private static void only(boolean wanted, String key, boolean given, Kind kind) {
        if (wanted != given) {
            throw Range.expected(
                    "target." + key,
                    wanted ? "a value with kind " + key : "none, or kind " + key,
                    wanted ? "none" : "kind " + kind.label());
        }
    }

    @JsonCreator
    static TargetSettings of(
            @JsonProperty("kind") @Nullable Kind kind,
            @JsonProperty("url") @Nullable String url,
            @JsonProperty("trust") @Nullable String trust,
            @JsonProperty("inventory") @Nullable String inventory,
            @JsonProperty("nodes") @Nullable Integer nodes,
            @JsonProperty("standby") boolean standby,
            @JsonProperty("cpus") @Nullable TierCpus cpus,
            @JsonProperty("databaseDelay") @JsonDeserialize(using = TimeText.Reader.class) @Nullable
                    Duration databaseDelay,
            @JsonProperty("start") boolean start,
            @JsonProperty("install") boolean install) {
        return new TargetSettings(
                kind == null ? Kind.EMBEDDED : kind,
                url,
                trust,
                inventory,
                nodes,
                standby,
                cpus,
                databaseDelay,
                start,
                install);
    }

    /** Returns the target of a running application. */
    public static TargetSettings url(String address, @Nullable String trust) {
        return new TargetSettings(Kind.URL, address, trust, null, null, false, null, null, false, false);
    }

    /** Returns the target of an inventory's hosts. */
    public static TargetSettings inventory(String file) {
        return new TargetSettings(Kind.INVENTORY, null, null, file, null, false, null, null, false, false);
    }

    /** Returns this target with a number of application servers; null when it is unknown. */
    public TargetSettings withNodes(@Nullable Integer count) {
        return new TargetSettings(kind, url, trust, inventory, count, standby, cpus, databaseDelay, start, install);
    }

    /** Returns this target with or without a standby of its database. */
    public TargetSettings withStandby(boolean wanted) {
        return new TargetSettings(kind, url, trust, inventory, nodes, wanted, cpus, databaseDelay, start, install);
    }

    /** Returns this target with limits of the CPU of its tiers; null for none. */
    public TargetSettings withCpus(@Nullable TierCpus limits) {
        return new TargetSettings(kind, url, trust, inventory, nodes, standby, limits, databaseDelay, start, install);
    }

    /** Returns this target with a delay of each round trip to its database; null for none. */
    public TargetSettings withDatabaseDelay(@Nullable Duration delay) {
        return new TargetSettings(kind, url, trust, inventory, nodes, standby, cpus, delay, start, install);
    }

    /** Returns this inventory with the preparation of its hosts. */
    public TargetSettings withPreparation(boolean starts, boolean installs) {
        return new TargetSettings(kind, url, trust, inventory, nodes, standby, cpus, databaseDelay, starts, installs);
    }

    /** Returns whether the run starts the application server, so that its settings can be chosen. */
    public boolean startsServer() {
        return kind == Kind.EMBEDDED;
    }

    /** Returns whether a run has access to the application server's JVM, to record it. */
    public boolean canBeRecorded() {
        return kind == Kind.EMBEDDED || kind == Kind.COMPOSE;
    }

    /** Returns the value of {@code --target}: the kind, or the path of the inventory. */
    public String label() {
        return inventory != null ? inventory : kind.label();
    }
}
