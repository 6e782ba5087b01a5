/**
 * What the application has from other servers, and on WildFly must bring along; it comes into its archive.
 *
 * <p>Nothing that is the application's own may come in: every server runs the same classes of it.
 */
@NullMarked
package org.tradebench.wildfly.web;

import org.jspecify.annotations.NullMarked;
