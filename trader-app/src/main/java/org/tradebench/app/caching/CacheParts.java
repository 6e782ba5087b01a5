package org.tradebench.app.caching;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.Dependent;
import jakarta.transaction.Status;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.settings.CachingSettings;
import org.tradebench.app.settings.OffloadSettings;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.cluster.CacheCluster;
import org.tradebench.cache.disk.MvStoreTiers;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Turns the application's settings into parts of the cache's library. */
@Dependent
class CacheParts {
    private final KryoEntryCodec codec = new KryoEntryCodec(CacheTypes.ALLOWED);
    private Optional<CacheCluster> cluster = Optional.empty();

    /** Null where no container injects it. */
    @Resource(lookup = "java:comp/TransactionSynchronizationRegistry")
    private @Nullable TransactionSynchronizationRegistry transactions;

    /**
     * Makes the service, with its cluster and its disks.
     *
     * @param clusterSecret present if the settings ask for a cluster
     * @throws IllegalArgumentException when an address cannot be used
     * @throws IllegalStateException when the cluster cannot be entered
     */
    CacheService service(CachingSettings settings, Optional<String> clusterSecret) {
        cluster = settings.cluster().map(config -> ClusterParts.member(config, clusterSecret.orElseThrow(), codec));
        CacheService.Builder builder =
                CacheService.builder().disks(MvStoreTiers.of(codec)).inTransaction(this::isInTransaction);
        cluster.ifPresent(builder::cluster);
        return builder.build();
    }

    private boolean isInTransaction() {
        return transactions != null && transactions.getTransactionStatus() != Status.STATUS_NO_TRANSACTION;
    }

    CacheSettings instance(String name, CachingSettings settings) {
        CacheSettings inMemory = CacheSettings.named(name)
                .withMaxEntries(settings.size())
                .withEviction(settings.eviction().eviction())
                .withSharingPolicy(settings.sharing())
                .withSingleFlight(settings.singleFlight());
        return settings.offload()
                .map(offload -> inMemory.withDisk(disk(name, offload)))
                .orElse(inMemory);
    }

    /**
     * Checks whether entries can be offloaded to the directory.
     *
     * @throws IllegalArgumentException why not
     */
    void check(OffloadSettings offload) {
        Path directory = directory(offload);
        try {
            Files.createDirectories(directory);
            Files.delete(Files.createTempFile(directory, "trial", null));
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "CACHE_OFFLOAD_DIRECTORY is '%s', where nothing can be written (%s); it must be a folder that this server may write to"
                            .formatted(offload.directory(), e.getMessage()),
                    e);
        }
    }

    private static Path directory(OffloadSettings offload) {
        return Path.of(System.getProperty("server.output.dir", System.getProperty("user.dir")))
                .resolve(offload.directory());
    }

    /** Keeps nothing over a restart: the rows may have changed meanwhile. */
    private static DiskSettings disk(String name, OffloadSettings offload) {
        return new DiskSettings(
                directory(offload).resolve(name),
                offload.entries(),
                0,
                0,
                offload.eviction().eviction(),
                false);
    }

    /** Returns this server's place in the cluster; empty: it is alone. */
    Optional<CacheCluster> cluster() {
        return cluster;
    }

    void close() {
        cluster.ifPresent(CacheCluster::close);
    }
}
