package org.tradebench.app.services.ejb;

import jakarta.ejb.Local;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import org.tradebench.app.services.ForMode;
import org.tradebench.app.services.ModeServices;
import org.tradebench.app.services.persistence.TradePersistence;
import org.tradebench.app.settings.RuntimeMode;

/** EJB mode: a stateless session bean over the persistence operations. */
@Stateless
@Local(ModeServices.class)
@ForMode(RuntimeMode.EJB)
public class EjbTradeServices extends SessionFacade {

    @Inject
    private TradePersistence operations;

    @Override
    protected ModeServices operations() {
        return operations;
    }
}
