/**
 * Holds the settings of a run: typed, nested and checked, the same for command line, run file, experiment and record; and the counts of cache lookups that go
 * with the cache settings.
 *
 * <p>{@link org.tradebench.load.settings.RunSettings} contains all of them; {@link org.tradebench.load.settings.RunFile} reads and writes it. Settings are
 * checked here and nowhere else. Nothing here starts, measures or evaluates anything.
 */
@NullMarked
package org.tradebench.load.settings;

import org.jspecify.annotations.NullMarked;
