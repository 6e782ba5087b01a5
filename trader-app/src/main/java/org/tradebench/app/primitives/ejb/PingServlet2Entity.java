package org.tradebench.app.primitives.ejb;

import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.primitives.common.RepeatedPrimitive;
import org.tradebench.app.services.persistence.QuoteEntity;

/** Finds an entity by its key from the servlet: no session bean, no transaction. */
@WebServlet("/ejb3/PingServlet2Entity")
public class PingServlet2Entity extends RepeatedPrimitive {
    /** The container's: each use outside a transaction has a persistence context of its own. */
    @PersistenceContext(unitName = "trade")
    private transient EntityManager entities;

    @Override
    protected String once(HttpServletRequest request) {
        String symbol = rows.symbol();
        QuoteEntity quote = entities.find(QuoteEntity.class, symbol);
        if (quote == null) {
            throw RandomRows.missing("quote " + symbol);
        }
        return "Price of " + symbol + ": " + quote.toRecord().price();
    }
}
