package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.nio.charset.StandardCharsets;

/** Reads and writes texts, bytes and counts; takes no memory for a length that the remaining bytes cannot hold. */
final class Lengths {
    private Lengths() {}

    /** @return a count of things of a byte or more each */
    static int readCount(Input input) {
        int count = input.readVarInt(true);
        if (count < 0 || count > input.limit() - input.position()) {
            throw new NotSerialisableException("the bytes are damaged: " + count + " are said to follow, but "
                    + (input.limit() - input.position()) + " do");
        }
        return count;
    }

    static void writeBytes(Output output, byte[] bytes) {
        output.writeVarInt(bytes.length, true);
        output.writeBytes(bytes);
    }

    static byte[] readBytes(Input input) {
        return input.readBytes(readCount(input));
    }

    /** Writes UTF-8, or, for a text that is no proper Unicode, its characters as they are: an id must come back equal. */
    static void writeText(Output output, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        boolean proper = !hasSurrogates(text) || new String(bytes, StandardCharsets.UTF_8).equals(text);
        output.writeBoolean(proper);
        if (proper) {
            writeBytes(output, bytes);
        } else {
            output.writeVarInt(text.length(), true);
            for (int i = 0; i < text.length(); i++) {
                output.writeChar(text.charAt(i));
            }
        }
    }

    private static boolean hasSurrogates(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    static String readText(Input input) {
        if (input.readBoolean()) {
            return new String(readBytes(input), StandardCharsets.UTF_8);
        }
        int length = readCount(input);
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append(input.readChar());
        }
        return text.toString();
    }
}
