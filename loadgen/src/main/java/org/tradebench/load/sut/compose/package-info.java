/**
 * Provides the system under test as a cluster of containers: one that is up, or one that a trial starts and removes again; its rows, caches and CPU limits, its
 * database connection and the samples of its containers.
 *
 * <p>Uses Docker by its command line only, so that whatever engine the person has set up there is the one that is used. Nothing here evaluates a run.
 */
@NullMarked
package org.tradebench.load.sut.compose;

import org.jspecify.annotations.NullMarked;
