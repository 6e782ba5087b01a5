/** The system under test as a server that others run, of which only the address is known. What may never come in: starting or stopping anything. */
@NullMarked
package org.tradebench.load.sut.url;

import org.jspecify.annotations.NullMarked;
