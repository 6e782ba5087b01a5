/** Counts what this server has been asked for, by kind. What may never come in: who asked, and anything that takes longer than to count. */
@NullMarked
package org.tradebench.app.counts;

import org.jspecify.annotations.NullMarked;
