/**
 * Why a web service refused: one fault for each reason of a refusal, as the WSDL names them. What may never come in: a trace, a class name or
 * anything else of the server's inside.
 */
@NullMarked
package org.tradebench.app.soap.fault;

import org.jspecify.annotations.NullMarked;
