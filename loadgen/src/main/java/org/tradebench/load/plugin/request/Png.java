package org.tradebench.load.plugin.request;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * Parses a PNG as far as a load generator can afford: every chunk and its checksum, not the pixels.
 *
 * @param width in pixels
 * @param height in pixels
 * @param texts of its tEXt chunks, by keyword
 */
record Png(int width, int height, Map<String, String> texts) {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

    /** Bytes of an empty chunk: length, type and checksum. */
    private static final int MIN_CHUNK = 12;

    private static final int HEADER_LENGTH = 13;

    /**
     * Parses an image.
     *
     * @throws IllegalArgumentException with one line that describes why this is no complete PNG
     */
    static Png of(byte[] bytes) {
        if (bytes.length < SIGNATURE.length
                || !Arrays.equals(bytes, 0, SIGNATURE.length, SIGNATURE, 0, SIGNATURE.length)) {
            throw new IllegalArgumentException("not a PNG: it lacks the signature");
        }
        ByteBuffer rest = ByteBuffer.wrap(bytes).position(SIGNATURE.length);
        int width = 0;
        int height = 0;
        boolean pixels = false;
        Map<String, String> texts = new LinkedHashMap<>();
        while (rest.remaining() >= MIN_CHUNK) {
            byte[] data = chunk(rest);
            String type = new String(data, 0, 4, StandardCharsets.ISO_8859_1);
            switch (type) {
                case "IHDR" -> {
                    require(data.length == 4 + HEADER_LENGTH, "a PNG whose header has " + (data.length - 4) + " bytes");
                    width = ByteBuffer.wrap(data).getInt(4);
                    height = ByteBuffer.wrap(data).getInt(8);
                }
                case "IDAT" -> pixels |= data.length > 4;
                case "tEXt" -> {
                    String[] keywordAndText =
                            new String(data, 4, data.length - 4, StandardCharsets.ISO_8859_1).split("\0", 2);
                    texts.put(keywordAndText[0], keywordAndText.length == 2 ? keywordAndText[1] : "");
                }
                case "IEND" -> {
                    require(!rest.hasRemaining(), "a PNG with " + rest.remaining() + " bytes after its end");
                    require(width > 0 && height > 0 && pixels, "a PNG without pixels");
                    return new Png(width, height, texts);
                }
                default -> {
                    // Colours, times and the like.
                }
            }
        }
        throw new IllegalArgumentException("a PNG without its end, " + bytes.length + " bytes long");
    }

    /** Returns type and data of the next chunk. */
    private static byte[] chunk(ByteBuffer rest) {
        int length = rest.getInt();
        require(length >= 0 && length <= rest.remaining() - 8, "a truncated PNG");
        byte[] data = new byte[4 + length];
        rest.get(data);
        CRC32 sum = new CRC32();
        sum.update(data);
        require(rest.getInt() == (int) sum.getValue(), "a PNG with a wrong checksum");
        return data;
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
