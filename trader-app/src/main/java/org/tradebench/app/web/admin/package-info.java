/** Shows at {@code /config} the run-time settings, the population and the reset. Out of scope: a change without the admin role. */
@NullMarked
package org.tradebench.app.web.admin;

import org.jspecify.annotations.NullMarked;
