package org.tradebench.cache.jcache;

/** Converts keys and values to what a cache instance holds, and back: by reference, or by value, so that no one outside can change what is stored. */
interface StoreForm {
    /** Returns what the instance holds for a value. */
    Object stored(Object value);

    /** Returns the value of what the instance holds. */
    Object served(Object stored);

    /** Returns a key that only its receiver can change; it equals the given one. */
    Object ownKey(Object key);

    /** Stores by reference: the application promises that it does not change what it has put. */
    final class ByReference implements StoreForm {
        @Override
        public Object stored(Object value) {
            return value;
        }

        @Override
        public Object served(Object stored) {
            return stored;
        }

        @Override
        public Object ownKey(Object key) {
            return key;
        }
    }
}
