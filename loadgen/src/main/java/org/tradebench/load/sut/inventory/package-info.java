/** The system under test on the hosts of an inventory, and the load generators there. How hosts are reached is for {@code inventory}. */
@NullMarked
package org.tradebench.load.sut.inventory;

import org.jspecify.annotations.NullMarked;
