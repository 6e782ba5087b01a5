package org.tradebench.tests.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Parameter;

/** The interfaces by which a logged-in user can place an order with an idempotency key. */
enum OrderWay {
    REST {
        @Override
        Page buy(Browser browser, String symbol, int quantity, String key) {
            return order(browser, key, "\"buy\",\"symbol\":\"%s\",\"quantity\":%d".formatted(symbol, quantity));
        }

        @Override
        Page sell(Browser browser, long holding, String key) {
            return order(browser, key, "\"sell\",\"holdingId\":" + holding);
        }

        private Page order(Browser browser, String key, String fields) {
            return browser.sending(HEADER, key).sendJson("POST", "/rest/orders", "{\"orderType\":" + fields + "}");
        }
    },
    SOAP {
        @Override
        Page buy(Browser browser, String symbol, int quantity, String key) {
            return order(
                    browser,
                    key,
                    "<t:buy xmlns:t=\"%s\"><symbol>%s</symbol><quantity>%d</quantity></t:buy>"
                            .formatted(NAMESPACE, symbol, quantity));
        }

        @Override
        Page sell(Browser browser, long holding, String key) {
            return order(
                    browser,
                    key,
                    "<t:sell xmlns:t=\"%s\"><holdingID>%d</holdingID></t:sell>".formatted(NAMESPACE, holding));
        }

        private Page order(Browser browser, String key, String operation) {
            return browser.sending(HEADER, key)
                    .sending("SOAPAction", "\"\"")
                    .send(
                            "POST",
                            "/services/TradeWSServices",
                            "text/xml; charset=utf-8",
                            "<s:Envelope xmlns:s=\"http://schemas.xmlsoap.org/soap/envelope/\"><s:Body>" + operation
                                    + "</s:Body></s:Envelope>");
        }
    },
    PAGE {
        @Override
        Page buy(Browser browser, String symbol, int quantity, String key) {
            return browser.postAction("buy", withKey(key, "symbol", symbol, "quantity", Integer.toString(quantity)));
        }

        @Override
        Page sell(Browser browser, long holding, String key) {
            return browser.postAction("sell", withKey(key, "holdingID", Long.toString(holding)));
        }
    },
    FACES {
        @Override
        Page buy(Browser browser, String symbol, int quantity, String key) {
            return browser.post("/order.faces", withKey(key, "symbol", symbol, "quantity", Integer.toString(quantity)));
        }

        @Override
        Page sell(Browser browser, long holding, String key) {
            return browser.post("/order.faces", withKey(key, "holdingID", Long.toString(holding)));
        }
    };

    private static final String HEADER = "Idempotency-Key";
    private static final String FIELD = "idempotencyKey";
    private static final String NAMESPACE = "http://trade.tradebench.org/";

    private static final Pattern NUMBER =
            Pattern.compile("\"orderId\":([0-9]+)|<orderID>([0-9]+)</orderID>|Order ([0-9]+) to (?:buy|sell) ");
    private static final Pattern STATUS_OF_FAULT = Pattern.compile("<status>([0-9]+)</status>");

    abstract Page buy(Browser browser, String symbol, int quantity, String key);

    /** Sells all shares of a holding. */
    abstract Page sell(Browser browser, long holding, String key);

    /** Returns the order number in an answer; fails when there is none. */
    static long number(Page answer) {
        Matcher number = NUMBER.matcher(answer.body().replaceAll("\\s+", " "));
        if (answer.status() >= 400 || !number.find()) {
            throw new AssertionError("The answer is no order: " + answer);
        }
        for (int group = 1; group <= number.groupCount(); group++) {
            if (number.group(group) != null) {
                return Long.parseLong(number.group(group));
            }
        }
        throw new AssertionError("unreachable: one of the alternatives has matched");
    }

    /** The status of a refusal: SOAP has it in the fault. */
    static int status(Page answer) {
        Matcher fault = STATUS_OF_FAULT.matcher(answer.body());
        return fault.find() ? Integer.parseInt(fault.group(1)) : answer.status();
    }

    private static List<Parameter> withKey(String key, String... namesAndValues) {
        List<Parameter> fields = new ArrayList<>(Parameter.list(namesAndValues));
        fields.add(Parameter.of(FIELD, key));
        return fields;
    }
}
