/**
 * The system under test as a run sees it: what {@code --target} names, how it is made ready, and the rows that it starts from. Each kind of target has a package
 * of its own below.
 *
 * <p>The package is not called {@code target}, because build tools and version control ignore folders of that name. What may never come in: how load is
 * generated, and what is made of the measurement.
 */
@NullMarked
package org.tradebench.load.sut;

import org.jspecify.annotations.NullMarked;
