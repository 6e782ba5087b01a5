/**
 * The system under test as a cluster of containers: one that is up, or one that a trial starts and removes again; its rows, caches and CPU limits. How Docker
 * is asked is for {@code compose}.
 */
@NullMarked
package org.tradebench.load.sut.compose;

import org.jspecify.annotations.NullMarked;
