package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.Serializer;

/**
 * Describes a class on the allow-list.
 *
 * @param serializer for any number of threads
 * @param shape what must be the same on every member for the bytes to mean the same
 */
record AllowedClass<T>(Class<T> type, Serializer<T> serializer, String shape) {}
