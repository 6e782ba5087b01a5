/** What runs this project elsewhere, read as text: the workflows. Out of scope: anything that needs a network. */
package org.tradebench.tests.deployment;
