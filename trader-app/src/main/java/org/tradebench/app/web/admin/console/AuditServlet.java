package org.tradebench.app.web.admin.console;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.audit.Audits;
import org.tradebench.app.web.admin.ConsolePage;
import org.tradebench.app.web.page.ConsoleView;

/** Runs the consistency check on demand. */
public class AuditServlet extends ConsoleServlet {
    @Inject
    private transient Audits audits;

    public AuditServlet() {
        super(ConsolePage.AUDIT);
    }

    @Override
    ConsoleView view(HttpServletRequest request) {
        return AuditPage.of(audits.last());
    }

    @Override
    void perform(String action) {
        if (!action.equals("audit")) {
            throw noSuchAction("There is one: audit.");
        }
        audits.start();
    }
}
