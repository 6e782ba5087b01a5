/** Provides the system under test as a server that others run, of which only the address is known. Nothing here may start or stop anything. */
@NullMarked
package org.tradebench.load.sut.url;

import org.jspecify.annotations.NullMarked;
