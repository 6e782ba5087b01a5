package org.tradebench.cache.fragment;

/** Holds a part of a stored fragment's output, in the order of the output. */
sealed interface FragmentPart {
    /** Holds what went through the writer. */
    record Text(String text) implements FragmentPart {}

    /** Holds what went through the output stream. Never changed and never compared. */
    @SuppressWarnings("ArrayRecordComponent") // Made here, read here, and never handed out.
    record Bytes(byte[] bytes) implements FragmentPart {}

    /**
     * Marks where another fragment is dispatched again at each hit.
     *
     * @param path below the context root, with the query if the dispatch has one of its own
     */
    record Child(String path, boolean forward) implements FragmentPart {}
}
