/**
 * What happens in a run and in serving, in order: database, population, application, load, audit, validity checks, report; and everything stopped again
 * in every outcome.
 *
 * <p>Puts the other packages together and holds no knowledge of its own of databases, servers or figures.
 */
@NullMarked
package org.tradebench.load.run;

import org.jspecify.annotations.NullMarked;
