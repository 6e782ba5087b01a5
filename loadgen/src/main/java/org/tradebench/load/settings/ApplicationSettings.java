package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Describes how the application servers are started, or were found. Null means unset in a request, and unknown in a record.
 *
 * @param caching what the application caches between requests
 * @param server on which of the build's application servers it runs
 * @param build folder of another built project, or unpacked release, whose application and server run; null: those of this program
 * @param httpPort TCP port from 1 to 65,535; null: a free one
 * @param address network address that the server listens on, {@code *} for all; null: localhost
 * @param environment more start settings of the application by name (docs/configuration.md), without secrets
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record ApplicationSettings(
        @Nullable Mode mode,
        @Nullable OrdersMode orders,
        @Nullable AccessMode access,
        @Nullable Caching caching,
        @Nullable ServerProduct server,
        @Nullable String build,
        JvmSettings jvm,
        @Nullable Integer httpPort,
        @Nullable String address,
        Map<String, String> environment) {

    public static final Range PORTS = new Range(1, 65_535);

    /** Valid numbers of entries of the application's cache. */
    public static final Range CACHE_ENTRIES = new Range(100, 10_000_000);

    /** Stands for an application of which nothing is set, or nothing is known. */
    public static final ApplicationSettings UNKNOWN = of(null, null, null, null, null, null, null, null, null, null);

    public ApplicationSettings {
        environment = Map.copyOf(environment);
        if (httpPort != null) {
            PORTS.check("application.httpPort", httpPort);
        }
        if (caching != null) {
            CACHE_ENTRIES.check("application.caching.entries", caching.entries());
            caching.mode().check(mode);
        }
        environment.keySet().forEach(name -> SecretNames.refuse("application.environment." + name, name));
    }

    /** Fills in what a file leaves out. */
    @JsonCreator
    static ApplicationSettings of(
            @JsonProperty("mode") @Nullable Mode mode,
            @JsonProperty("orders") @Nullable OrdersMode orders,
            @JsonProperty("access") @Nullable AccessMode access,
            @JsonProperty("caching") @Nullable Caching caching,
            @JsonProperty("server") @Nullable ServerProduct server,
            @JsonProperty("build") @Nullable String build,
            @JsonProperty("jvm") @Nullable JvmSettings jvm,
            @JsonProperty("httpPort") @Nullable Integer httpPort,
            @JsonProperty("address") @Nullable String address,
            @JsonProperty("environment") @Nullable Map<String, String> environment) {
        return new ApplicationSettings(
                mode,
                orders,
                access,
                caching,
                server,
                build,
                Objects.requireNonNullElse(jvm, JvmSettings.UNKNOWN),
                httpPort,
                address,
                environment == null ? Map.of() : environment);
    }

    /** Replaces what is unset by the defaults of an embedded server. */
    public ApplicationSettings orDefaults() {
        return new ApplicationSettings(
                mode == null ? Mode.DIRECT : mode,
                orders == null ? OrdersMode.SYNC : orders,
                access == null ? AccessMode.STANDARD : access,
                caching == null ? Caching.NONE : caching,
                server == null ? ServerProduct.LIBERTY : server,
                build,
                jvm.orDefaults(),
                httpPort,
                address,
                environment);
    }

    /** Returns this application with another caching. */
    public ApplicationSettings withCaching(Caching other) {
        return new ApplicationSettings(mode, orders, access, other, server, build, jvm, httpPort, address, environment);
    }

    /** Returns the environment in the order of its names. */
    public Map<String, String> sortedEnvironment() {
        return new TreeMap<>(environment);
    }
}
