package org.tradebench.load.loadgenerator;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

/** Creates the pages of a trading application without a database: users, sessions and holdings in memory. Only one client at a time may act for a user. */
final class FakePages {
    private static final String FILLER = "<tr><td>nothing to see</td><td>0.00</td></tr>\n".repeat(120);

    private final Map<String, String> userBySession = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> holdings = new ConcurrentHashMap<>();
    private final AtomicLong numbers = new AtomicLong();
    private final AtomicLong orders = new AtomicLong();

    static String session(String cookies) {
        int start = cookies == null ? -1 : cookies.indexOf("JSESSIONID=");
        return start < 0
                ? ""
                : cookies.substring(start + "JSESSIONID=".length()).split(";", 2)[0];
    }

    static Map<String, String> parameters(String text) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String pair : (text == null ? "" : text).split("&", -1)) {
            String[] parts = pair.split("=", 2);
            parameters.put(decode(parts[0]), parts.length == 2 ? decode(parts[1]) : "");
        }
        return parameters;
    }

    private static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    String newSession() {
        return "s" + numbers.incrementAndGet();
    }

    String userOf(String session) {
        return userBySession.getOrDefault(session, "");
    }

    FakeTrader.Page answer(FakeTrader.Request request, String session) {
        String user = request.user();
        switch (request.action()) {
            case "" -> {
                return login(200);
            }
            case "login" -> {
                userBySession.put(session, request.parameters().get("uid"));
                return page(
                        "Welcome to DayTrader",
                        "Welcome " + request.parameters().get("uid"));
            }
            case "register" -> {
                String id = request.parameters().get("user id");
                userBySession.put(session, id);
                return page("Welcome to DayTrader", "Welcome " + id);
            }
            default -> {
                return user.isEmpty() ? login(401) : loggedIn(request, user, session);
            }
        }
    }

    private FakeTrader.Page loggedIn(FakeTrader.Request request, String user, String session) {
        Map<String, String> parameters = request.parameters();
        Set<String> own = holdings.computeIfAbsent(user, this::opening);
        switch (request.action()) {
            case "home" -> {
                return page("Welcome to DayTrader", "Welcome " + user);
            }
            case "quotes" -> {
                return page(
                        "DayTrader: Quotes and Trading",
                        parameters.get("symbols").replaceAll("s:([0-9]+)", "s:$1 S$1 Incorporated"));
            }
            case "portfolio" -> {
                return page(
                        "DayTrader Portfolio",
                        "Number of Holdings: " + own.size()
                                + own.stream()
                                        .map(id -> "<a href=\"app?action=sell&amp;holdingID=" + id + "\">sell</a>")
                                        .collect(Collectors.joining("\n")));
            }
            case "account" -> {
                return page("DayTrader Account Information", user);
            }
            case "update_profile" -> {
                return page("DayTrader Account Information", user + parameters.get("fullname"));
            }
            case "buy" -> {
                own.add(Long.toString(numbers.incrementAndGet()));
                return order("buy", parameters.get("symbol"));
            }
            case "sell" -> {
                return own.remove(parameters.get("holdingID"))
                        ? order("sell", "s:1")
                        : new FakeTrader.Page(404, "<title>DayTrader Error</title>there is no such holding");
            }
            case "logout" -> {
                userBySession.remove(session);
                return login(200);
            }
            default -> {
                return new FakeTrader.Page(400, "<title>DayTrader Error</title>what is " + request.action() + "?");
            }
        }
    }

    /** Gives a user 0 to 4 holdings, by a hash of the name. */
    private Set<String> opening(String user) {
        Set<String> own = new LinkedHashSet<>();
        for (int i = Math.floorMod(user.hashCode(), 5); i > 0; i--) {
            own.add(Long.toString(numbers.incrementAndGet()));
        }
        return own;
    }

    private static FakeTrader.Page login(int status) {
        return new FakeTrader.Page(
                status, "<title>DayTrader Login</title><input name=\"uid\"><input name=\"passwd\" type=\"password\">");
    }

    private FakeTrader.Page order(String type, String symbol) {
        long number = orders.incrementAndGet();
        return page(
                "DayTrader Order information",
                "Order " + number + " to " + type + " 7 shares of " + symbol + " has been submitted for processing");
    }

    /** Returns the number of acknowledged orders, which is also the highest order number. */
    long orders() {
        return orders.get();
    }

    private static FakeTrader.Page page(String title, String text) {
        return new FakeTrader.Page(
                200, "<!DOCTYPE html>\n<title>" + title + "</title>\n<table>" + FILLER + "</table>\n<p>" + text);
    }
}
