/**
 * Starts, finds and stops the cluster of containers that Docker Compose runs, connects to its database, and samples its containers.
 *
 * <p>Speaks to Docker by its command line only, so that whatever engine the person has set up there is the one that is asked. What a run
 * does with a cluster is for {@code run}; nothing here measures, evaluates or knows of trading.
 */
@NullMarked
package org.tradebench.load.compose;

import org.jspecify.annotations.NullMarked;
