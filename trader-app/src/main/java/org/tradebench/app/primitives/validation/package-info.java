/**
 * Primitives of Bean Validation.
 */
package org.tradebench.app.primitives.validation;
