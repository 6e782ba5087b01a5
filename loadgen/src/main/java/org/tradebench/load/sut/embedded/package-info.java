/**
 * Provides the system under test as processes of this machine that a run starts and ends: one application server and one database. Containers and other hosts
 * do not belong here.
 */
@NullMarked
package org.tradebench.load.sut.embedded;

import org.jspecify.annotations.NullMarked;
