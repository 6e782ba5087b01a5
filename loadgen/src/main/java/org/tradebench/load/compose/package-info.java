/**
 * The cluster of containers that Docker Compose runs: starting and stopping it, finding it again, a way to its database, and what its
 * containers use.
 *
 * <p>Speaks to Docker by its command line only, so that whatever engine the person has set up there is the one that is asked. What a run
 * does with a cluster is for {@code run}; nothing here measures, evaluates or knows of trading.
 */
@NullMarked
package org.tradebench.load.compose;

import org.jspecify.annotations.NullMarked;
