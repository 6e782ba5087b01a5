package org.tradebench.app.services.ejb;

import jakarta.ejb.Local;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import org.tradebench.app.services.ForMode;
import org.tradebench.app.services.ModeServices;
import org.tradebench.app.services.direct.DirectOperations;
import org.tradebench.app.settings.RuntimeMode;

/** Session-to-Direct mode: a stateless session bean over the JDBC operations. */
@Stateless
@Local(ModeServices.class)
@ForMode(RuntimeMode.SESSION_TO_DIRECT)
public class SessionToDirect extends SessionFacade {

    @Inject
    private DirectOperations operations;

    @Override
    protected ModeServices operations() {
        return operations;
    }
}
