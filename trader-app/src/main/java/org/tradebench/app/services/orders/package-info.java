/**
 * What happens with an order once it is placed. What belongs here: an order processing mode each, and
 * the choice between them. What may never come in: how an order is placed or completed.
 */
package org.tradebench.app.services.orders;
