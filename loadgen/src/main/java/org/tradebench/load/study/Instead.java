package org.tradebench.load.study;

import org.jspecify.annotations.Nullable;

/**
 * Describes how a study is measured that has no trials of its own.
 *
 * @param command of this program, without its name; null when there is none that a person could type as it is
 * @param how what to do, in a sentence or two
 */
public record Instead(@Nullable String command, String how) {}
