/** The Faces views, as a browser uses them. Out of scope: the rules of trading, which the tests of the other interfaces check on the same services. */
package org.tradebench.tests.faces;
