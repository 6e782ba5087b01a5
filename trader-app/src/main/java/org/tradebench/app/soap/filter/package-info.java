/** Looks at a message for web services before any parser does. What may never come in: the meaning of a message. */
@NullMarked
package org.tradebench.app.soap.filter;

import org.jspecify.annotations.NullMarked;
