/**
 * Answers rejected and failed requests: the one mapping from reasons to HTTP statuses, as page or as JSON. Out of scope: a stack trace in an answer.
 */
@NullMarked
package org.tradebench.app.web.error;

import org.jspecify.annotations.NullMarked;
