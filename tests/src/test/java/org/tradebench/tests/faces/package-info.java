/**
 * The Faces views, as a browser uses them. What may never come in: the rules of trading, which the other faces' tests prove on the same services.
 */
package org.tradebench.tests.faces;
