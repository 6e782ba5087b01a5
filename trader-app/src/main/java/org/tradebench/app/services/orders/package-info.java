/**
 * What happens with an order once it is placed. What belongs here: what an order processing mode is, the
 * one that needs nothing but the database, and the choice between them. What may never come in: how an
 * order is placed or completed, and messages.
 */
package org.tradebench.app.services.orders;
