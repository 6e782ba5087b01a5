/** What runs this project elsewhere, read as text: the workflows. What may never come in: anything that needs a network. */
package org.tradebench.tests.deployment;
