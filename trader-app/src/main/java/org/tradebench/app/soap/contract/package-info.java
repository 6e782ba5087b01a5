/** Defines what web services and their clients agree on. What may never come in: how an operation is carried out, or sent. */
@NullMarked
package org.tradebench.app.soap.contract;

import org.jspecify.annotations.NullMarked;
