/**
 * Holds the XML types that web services receive and return: fields and nothing else, named as in the pages' data. Out of scope: a rule, a password in an
 * answer, a number of a card.
 */
@NullMarked
@XmlSchema(namespace = Refusal.NAMESPACE)
package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.XmlSchema;
import org.jspecify.annotations.NullMarked;
import org.tradebench.app.soap.fault.Refusal;
