package org.tradebench.app.primitives;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.concurrent.ThreadLocalRandom;
import javax.sql.DataSource;
import org.tradebench.app.settings.TradeSettings;

/** Web container and one JDBC read: the price of a random quote, with the least code that does it. */
@WebServlet("/servlet/PingJDBCRead")
public class PingJDBCRead extends HttpServlet {

    private static final String PRICE_OF_QUOTE = "SELECT price FROM quote WHERE symbol = ?";

    @Resource(lookup = "jdbc/TradeDataSource")
    private transient DataSource dataSource;

    @Inject
    private transient TradeSettings settings;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        String symbol = "s:" + ThreadLocalRandom.current().nextInt(settings.maxQuotes());
        try {
            String text = "Price of " + symbol + ": " + price(symbol);
            response.setContentType(PingPage.TYPE);
            response.getWriter().write(PingPage.of("PingJDBCRead", text));
        } catch (SQLException e) {
            throw new ServletException(e);
        }
    }

    private BigDecimal price(String symbol) throws SQLException {
        try (Connection connection = dataSource.getConnection();
                PreparedStatement select = connection.prepareStatement(PRICE_OF_QUOTE)) {
            select.setString(1, symbol);
            try (ResultSet quote = select.executeQuery()) {
                return quote.next() ? quote.getBigDecimal(1) : null;
            }
        }
    }
}
