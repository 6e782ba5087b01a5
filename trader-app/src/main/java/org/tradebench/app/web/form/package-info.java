/**
 * The forms that several interfaces of the application share: which fields they are made of, and what is made of these. What may never come in: HTML, requests, how a
 * form is drawn.
 */
@NullMarked
package org.tradebench.app.web.form;

import org.jspecify.annotations.NullMarked;
