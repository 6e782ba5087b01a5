package org.tradebench.app.population;

import java.security.GeneralSecurityException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * Hashes all users' passwords in the users' order, on all cores, a little ahead of where they are needed. Each user has a salt of its own, drawn from the seed.
 *
 * <p>The format is that of Jakarta Security's Pbkdf2PasswordHash with its default algorithm: {@code PBKDF2WithHmacSHA256:rounds:salt:hash}, salt and hash 32
 * bytes in Base64.
 */
final class PasswordHashes implements AutoCloseable {
    /** Every populated user's password, as in Trade. */
    static final String PASSWORD = "xxx";

    private static final String ALGORITHM = "PBKDF2WithHmacSHA256";
    private static final int SALT_BYTES = 32;
    private static final int HASH_BITS = 256;
    private static final int CHUNK = 64;
    private static final int CHUNKS_AHEAD_PER_CORE = 4;

    private final PopulationRequest request;
    private final int cores = Runtime.getRuntime().availableProcessors();
    private final ExecutorService workers = Executors.newFixedThreadPool(cores, task -> {
        Thread thread = new Thread(task, "password-hashes");
        thread.setDaemon(true);
        return thread;
    });
    private final Deque<Future<List<String>>> ahead = new ArrayDeque<>();
    private List<String> chunk = List.of();
    private int nextInChunk;
    private int nextToOrder;

    PasswordHashes(PopulationRequest request) {
        this.request = request;
        order();
    }

    /** Returns the next user's hash, beginning with {@code uid:0}. */
    String next() throws InterruptedException {
        if (nextInChunk == chunk.size()) {
            try {
                chunk = ahead.remove().get();
            } catch (ExecutionException failure) {
                throw new PopulationException("A password cannot be hashed: " + failure.getCause(), failure);
            }
            nextInChunk = 0;
            order();
        }
        return chunk.get(nextInChunk++);
    }

    private void order() {
        while (ahead.size() < CHUNKS_AHEAD_PER_CORE * cores && nextToOrder < request.users()) {
            int first = nextToOrder;
            int end = Math.min(request.users(), first + CHUNK);
            ahead.add(workers.submit(() -> hashes(first, end)));
            nextToOrder = end;
        }
    }

    private List<String> hashes(int first, int end) throws GeneralSecurityException {
        SecretKeyFactory factory = SecretKeyFactory.getInstance(ALGORITHM);
        List<String> hashes = new ArrayList<>(end - first);
        for (int user = first; user < end; user++) {
            byte[] salt = new byte[SALT_BYTES];
            new SeededRandom(request.seed(), SeededRandom.Kind.SALT, user).fill(salt);
            PBEKeySpec spec = new PBEKeySpec(PASSWORD.toCharArray(), salt, request.hashRounds(), HASH_BITS);
            byte[] hash = factory.generateSecret(spec).getEncoded();
            Base64.Encoder base64 = Base64.getEncoder();
            hashes.add(ALGORITHM + ":" + request.hashRounds() + ":" + base64.encodeToString(salt) + ":"
                    + base64.encodeToString(hash));
        }
        return hashes;
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
