/**
 * Holds the settings of a run: typed, nested and checked, the same for command line, run file, experiment and record; and the counts of cache lookups that go
 * with the cache settings.
 *
 * <p>{@link org.tradebench.load.settings.RunSettings} is the whole; {@link org.tradebench.load.settings.RunFile} reads and writes it. What a setting may be is
 * checked here and nowhere else. Nothing here starts, measures or evaluates anything.
 */
@NullMarked
package org.tradebench.load.settings;

import org.jspecify.annotations.NullMarked;
