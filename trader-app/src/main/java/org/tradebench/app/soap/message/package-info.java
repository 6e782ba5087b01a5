/**
 * Holds what web services take and give, as XML: fields and nothing else, named as in the pages' data. What may never come in: a rule, a password that goes
 * out, a number of a card.
 */
@NullMarked
@XmlSchema(namespace = Refusal.NAMESPACE)
package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.XmlSchema;
import org.jspecify.annotations.NullMarked;
import org.tradebench.app.soap.fault.Refusal;
