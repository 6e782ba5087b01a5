package org.tradebench.tests.deployment.kubernetes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/** Computes checksums in the format of {@code sha256sum}. */
final class Sums {

    private Sums() {}

    static String of(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    static Map<String, String> read(String text) {
        Map<String, String> sums = new TreeMap<>();
        text.lines().forEach(line -> sums.put(line.substring(66), line.substring(0, 64)));
        return sums;
    }
}
