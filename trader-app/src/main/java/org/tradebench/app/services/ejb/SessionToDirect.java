package org.tradebench.app.services.ejb;

import jakarta.ejb.Local;
import jakarta.ejb.Stateless;
import org.tradebench.app.services.ForMode;
import org.tradebench.app.services.ModeServices;
import org.tradebench.app.services.direct.DirectOperations;
import org.tradebench.app.settings.RuntimeMode;

/** Implements Session-to-Direct mode: the JDBC operations as a stateless session bean; {@code WEB-INF/ejb-jar.xml} says which of them need a transaction. */
@Stateless
@Local(ModeServices.class)
@ForMode(RuntimeMode.SESSION_TO_DIRECT)
public class SessionToDirect extends DirectOperations {}
