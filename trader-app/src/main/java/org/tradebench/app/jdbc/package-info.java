/**
 * Corrects the JDBC driver's XA resource. The build packs it beside the JDBC driver, because the server's transaction manager needs it before and without the
 * application; so nothing here may use the application, and the application uses nothing of this.
 */
@NullMarked
package org.tradebench.app.jdbc;

import org.jspecify.annotations.NullMarked;
