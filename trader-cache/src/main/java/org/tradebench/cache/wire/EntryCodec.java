package org.tradebench.cache.wire;

import org.tradebench.cache.EntrySnapshot;

/** Turns ids, values and whole entries into bytes and back. Thread safe. */
public interface EntryCodec {
    /** @throws NotSerialisableException when a class is not on the allow-list */
    byte[] encode(EntrySnapshot entry);

    /** @throws NotSerialisableException when the bytes are damaged or name a class that is not on the allow-list */
    EntrySnapshot decodeEntry(byte[] bytes);

    /** @throws NotSerialisableException when a class is not on the allow-list */
    byte[] encodeValue(Object value);

    /** @throws NotSerialisableException when the bytes are damaged or name a class that is not on the allow-list */
    Object decodeValue(byte[] bytes);

    /** Returns a text that is equal on two members if what one writes the other can read. */
    String fingerprint();
}
