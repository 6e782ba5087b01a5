/** Checks a message for web services before any parser reads it. Out of scope: the meaning of a message. */
@NullMarked
package org.tradebench.app.soap.filter;

import org.jspecify.annotations.NullMarked;
