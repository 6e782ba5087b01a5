/**
 * The database's schema and its population: made from a seed, kept as a template, restored. What
 * belongs here: plain JDK, the driver and the migration tool, so that it runs as a process of its
 * own as well as inside the server. What may never come in: anything of Jakarta EE, of HTTP or of
 * pages.
 */
@NullMarked
package org.tradebench.app.population;

import org.jspecify.annotations.NullMarked;
