/** Defines the contract between web services and their clients. Out of scope: how an operation is carried out, or sent. */
@NullMarked
package org.tradebench.app.soap.contract;

import org.jspecify.annotations.NullMarked;
