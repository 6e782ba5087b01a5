/**
 * Defines one fault of web services for each reason of a refusal, as the WSDL names them. Out of scope: a trace, a class name or any other internal of the
 * server.
 */
@NullMarked
package org.tradebench.app.soap.fault;

import org.jspecify.annotations.NullMarked;
