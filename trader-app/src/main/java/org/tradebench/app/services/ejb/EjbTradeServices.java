package org.tradebench.app.services.ejb;

import jakarta.ejb.Local;
import jakarta.ejb.Stateless;
import org.tradebench.app.services.ForMode;
import org.tradebench.app.services.ModeServices;
import org.tradebench.app.services.persistence.TradePersistence;
import org.tradebench.app.settings.RuntimeMode;

/** Implements EJB mode: the persistence operations as a stateless session bean; {@code WEB-INF/ejb-jar.xml} says which of them need a transaction. */
@Stateless
@Local(ModeServices.class)
@ForMode(RuntimeMode.EJB)
public class EjbTradeServices extends TradePersistence {}
