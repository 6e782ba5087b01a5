/** Locates the project's built parts and the folder of the user's data. What may never come in: anything that reads or writes what lies there. */
@NullMarked
package org.tradebench.load.layout;

import org.jspecify.annotations.NullMarked;
