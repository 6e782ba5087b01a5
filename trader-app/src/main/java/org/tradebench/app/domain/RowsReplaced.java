package org.tradebench.app.domain;

/** Announces that all rows of the database were replaced, so that anything cached of the old ones is wrong. */
public record RowsReplaced() {}
