package org.tradebench.app.services.persistence;

import org.hibernate.resource.jdbc.spi.StatementInspector;
import org.tradebench.app.explain.RequestNotes;

/** Records the SQL that Hibernate executes while {@code RequestNotes} records the request; changes nothing. */
public final class StatementNotes implements StatementInspector {
    private static final long serialVersionUID = 1;

    @Override
    public String inspect(String sql) {
        RequestNotes.statement(sql);
        return sql;
    }
}
