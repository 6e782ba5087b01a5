/**
 * Answers rejected and failed requests: the one mapping from reasons to HTTP statuses, as page or as JSON. What may never come in: a stack trace in an answer.
 */
@NullMarked
package org.tradebench.app.web.error;

import org.jspecify.annotations.NullMarked;
