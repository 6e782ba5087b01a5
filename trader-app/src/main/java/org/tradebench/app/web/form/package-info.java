/** Reads the forms that several interfaces of the application share. Out of scope: HTML, requests, how a form is drawn. */
@NullMarked
package org.tradebench.app.web.form;

import org.jspecify.annotations.NullMarked;
