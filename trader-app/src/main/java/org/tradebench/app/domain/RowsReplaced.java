package org.tradebench.app.domain;

/** All rows of the database were replaced: what was remembered of the old ones is wrong now. */
public record RowsReplaced() {}
