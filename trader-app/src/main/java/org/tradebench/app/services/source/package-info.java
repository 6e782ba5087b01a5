/** Chooses between the data source that commits in one phase and the one that can prepare. Out of scope: SQL, and who asks for which. */
@NullMarked
package org.tradebench.app.services.source;

import org.jspecify.annotations.NullMarked;
