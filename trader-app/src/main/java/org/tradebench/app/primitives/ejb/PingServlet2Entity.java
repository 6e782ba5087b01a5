package org.tradebench.app.primitives.ejb;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.services.persistence.QuoteEntity;

/** Finds an entity by its key from the servlet: no session bean, no transaction. */
@WebServlet("/ejb3/PingServlet2Entity")
public class PingServlet2Entity extends PrimitiveServlet {
    /** The container's: each use outside a transaction has a persistence context of its own. */
    @PersistenceContext(unitName = "trade")
    private transient EntityManager entities;

    @Inject
    private transient RandomRows rows;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String text = "";
        int times = rows.times();
        for (int time = 0; time < times; time++) {
            String symbol = rows.symbol();
            QuoteEntity quote = entities.find(QuoteEntity.class, symbol);
            if (quote == null) {
                throw RandomRows.missing("quote " + symbol);
            }
            text = "Price of " + symbol + ": " + quote.toRecord().price();
        }
        write(response, text);
    }
}
