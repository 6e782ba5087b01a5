package org.tradebench.cache.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;
import org.tradebench.cache.spi.StoppedInstance;
import org.tradebench.cache.wire.EntryCodec;
import org.tradebench.cache.wire.NotSerialisableException;

/**
 * Marks in a small file that the tier was closed in order. It is written last and deleted first, so after a crash there is none.
 *
 * @param run id of the run, also written into the file of entries: a marker of another run does not apply to the file
 * @param fingerprint of the codec that wrote
 */
record ShutdownMarker(UUID run, String fingerprint, StoppedInstance stopped) {
    /**
     * Reads the marker and deletes it durably: otherwise it could reappear after a power cut, and with it entries that were invalidated meanwhile. Empty when
     * there is none, or none that can be read.
     *
     * @throws IOException also when it is not known that the deletion is on the disk
     */
    static Optional<ShutdownMarker> take(Path path, EntryCodec codec) throws IOException {
        if (!Files.exists(path)) {
            return Optional.empty();
        }
        byte[] bytes = Files.readAllBytes(path);
        Files.delete(path);
        // Syncs the directory: syncing a file does not make the deletion of its name durable.
        try (FileChannel folder = FileChannel.open(path.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        }
        try {
            return Optional.of(of(codec.decodeValue(bytes)));
        } catch (NotSerialisableException | ClassCastException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    void write(Path path, EntryCodec codec) throws IOException {
        Path unfinished = path.resolveSibling(path.getFileName() + ".tmp");
        try (FileChannel channel = FileChannel.open(
                unfinished,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE)) {
            ByteBuffer bytes = ByteBuffer.wrap(codec.encodeValue(toValue()));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        Files.move(unfinished, path, StandardCopyOption.ATOMIC_MOVE);
    }

    private List<Object> toValue() {
        Map<UUID, Long> applied = new HashMap<>();
        stopped.applied().asMap().forEach((origin, number) -> applied.put(origin.id(), number));
        return List.of(
                run, fingerprint, stopped.name(), stopped.at(), stopped.self().id(), applied);
    }

    private static ShutdownMarker of(Object value) {
        List<?> fields = (List<?>) value;
        Map<Origin, Long> applied = new HashMap<>();
        ((Map<?, ?>) fields.get(5)).forEach((id, number) -> applied.put(new Origin((UUID) id), (Long) number));
        StoppedInstance stopped = new StoppedInstance(
                (String) fields.get(2),
                (Instant) fields.get(3),
                new Origin((UUID) fields.get(4)),
                Positions.of(applied));
        return new ShutdownMarker((UUID) fields.get(0), (String) fields.get(1), stopped);
    }
}
