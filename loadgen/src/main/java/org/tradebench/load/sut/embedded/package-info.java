/**
 * The system under test as processes of this machine that a run starts and ends: one application server and one database. What may never come in: containers
 * and other hosts.
 */
@NullMarked
package org.tradebench.load.sut.embedded;

import org.jspecify.annotations.NullMarked;
