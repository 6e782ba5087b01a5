package org.tradebench.cache.cluster;

import java.util.List;

/**
 * Holds the messages that are sent at once.
 *
 * @param instance the cache instance that the messages are about; "" for those that are about all
 */
record Frame(String instance, List<Message> messages) {}
