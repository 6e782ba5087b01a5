package org.tradebench.app.input;

/** Bounds the length of each field in characters, as the schema's columns do. */
public final class FieldLengths {
    public static final int USER_ID = 64;
    /** The column holds the hash; this bounds the work of hashing. */
    public static final int PASSWORD = 128;

    public static final int FREE_TEXT = 250;
    public static final int CREDIT_CARD = 64;
    public static final int SYMBOL = 32;

    private FieldLengths() {}
}
