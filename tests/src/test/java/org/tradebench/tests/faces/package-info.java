/**
 * The Faces views, as a browser uses them. What may never come in: the rules of trading, which tests of the other interfaces prove on the same services.
 */
package org.tradebench.tests.faces;
