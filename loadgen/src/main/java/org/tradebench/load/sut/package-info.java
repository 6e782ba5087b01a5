/**
 * Defines the system under test as a run uses it: what {@code --target} names, how it is prepared, and the rows that it starts from. Each kind of target has a
 * package of its own below.
 *
 * <p>The package is not called {@code target}, because build tools and version control ignore folders of that name. How load is generated and how measurements
 * are evaluated does not belong here.
 */
@NullMarked
package org.tradebench.load.sut;

import org.jspecify.annotations.NullMarked;
