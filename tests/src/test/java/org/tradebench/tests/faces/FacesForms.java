package org.tradebench.tests.faces;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Parameter;

/** Fills in the forms of a view and submits all their fields, as a browser does. */
final class FacesForms {

    private final Browser browser;

    FacesForms(Browser browser) {
        this.browser = browser;
    }

    /**
     * Sends a form of a view by its button, and follows where it leads.
     *
     * @param form CSS selector of the form
     * @param idsAndValues ids and values of its inputs, alternately
     */
    Page send(Page view, String form, String... idsAndValues) {
        Element element = view.html().selectFirst(form);
        if (element == null) {
            throw new AssertionError("no form " + form + " in " + view);
        }
        Map<String, String> values = new LinkedHashMap<>();
        for (Element input : element.select("[name]")) {
            values.put(input.attr("name"), input.attr("value"));
        }
        for (int i = 0; i < idsAndValues.length; i += 2) {
            Element input = element.getElementById(idsAndValues[i]);
            if (input == null) {
                throw new AssertionError("no input " + idsAndValues[i] + " in " + element);
            }
            values.put(input.attr("name"), idsAndValues[i + 1]);
        }
        List<Parameter> parameters = new ArrayList<>();
        values.forEach((name, value) -> parameters.addAll(Parameter.list(name, value)));
        String action = element.attr("action");
        Page answer = browser.post("/" + action.substring(action.lastIndexOf('/') + 1), parameters);
        if (answer.status() != 302) {
            return answer;
        }
        String location = answer.headers().firstValue("location").orElseThrow();
        return browser.get(location.substring(location.lastIndexOf('/')));
    }

    /** Logs in by the login view. */
    Page login(String user, String password) {
        return send(browser.get("/welcome.faces"), "form#login", "uid", user, "passwd", password);
    }
}
