package org.tradebench.app.settings;

import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.tradebench.app.domain.TradeException;

/** Holds the settings now in force. A change replaces all values at once: two reads may see two states, but never half of a change. */
@ApplicationScoped
public class TradeSettings {
    private final AtomicReference<SettingValues> values;
    private final Optional<String> adminPassword;
    private final Optional<String> clusterSecret;
    private final Optional<String> tokenSecret;

    public TradeSettings() {
        this(System.getenv());
    }

    /** @throws TradeException BAD_INPUT names the variable, its value and the valid ones */
    TradeSettings(Map<String, String> environment) {
        values = new AtomicReference<>(SettingValues.of(environment));
        adminPassword = secret(environment, SettingValues.ADMIN_PASSWORD);
        clusterSecret = secret(environment, SettingValues.CLUSTER_SECRET);
        tokenSecret = secret(environment, SettingValues.TOKEN_SECRET);
    }

    private static Optional<String> secret(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name)).map(String::strip).filter(secret -> !secret.isEmpty());
    }

    /**
     * Changes some settings, all or none of them.
     *
     * @param changes new values by the names of {@link TradeSetting}
     * @throws TradeException BAD_INPUT names the setting, the value and the valid ones
     */
    public void change(Map<String, String> changes) {
        values.updateAndGet(now -> now.with(changes));
    }

    /** Returns each setting's value as it was given, for people. */
    public Map<TradeSetting, String> all() {
        return now().texts();
    }

    public Duration orderSweepAge() {
        return Duration.ofSeconds(now().orderSweepAge());
    }

    public boolean publishesQuotes() {
        SettingValues now = now();
        return now.quotePublishing().applies(now.orderProcessingMode());
    }

    /** Returns where messages to the web services go; empty: to this very server. */
    public Optional<String> soapEndpoint() {
        return Optional.ofNullable(now().texts().get(TradeSetting.SOAP_ENDPOINT))
                .filter(address -> !address.isEmpty());
    }

    public CachingType cachingType() {
        return now().caching().type();
    }

    /** Returns the secret that the members of a cluster share; it is never shown. */
    public Optional<String> clusterSecret() {
        return clusterSecret;
    }

    /** Returns what signs bearer tokens on every server that shares it: its own secret, else one that is derived from the cluster's; it is never shown. */
    public Optional<String> tokenSecret() {
        return tokenSecret.or(() -> clusterSecret.map(TradeSettings::derived));
    }

    /** Derives one way, so that the secret of tokens does not reveal the cluster's. */
    private static String derived(String secret) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal("tradebench bearer tokens".getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HmacSHA256", e);
        }
    }

    /** Returns the administrator's password as the environment gave it; it is never shown. */
    public Optional<String> adminPassword() {
        return adminPassword;
    }

    /** Returns the values now in force; several of one call belong together. */
    public SettingValues now() {
        return Objects.requireNonNull(values.get());
    }
}
