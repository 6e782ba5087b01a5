/**
 * What a request says, read at the boundary: each value is parsed, bounded and refused with a message
 * that names what was wrong and what would be right. What may never come in: operations and pages.
 */
@NullMarked
package org.tradebench.app.input;

import org.jspecify.annotations.NullMarked;
