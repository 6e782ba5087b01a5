package org.tradebench.tests.harness;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * The administrator at {@code /config}: fills in the forms that the page really shows and sends all their
 * fields, as a browser does.
 */
public final class AdminConsole {

    private final Browser browser;

    private final String password;

    AdminConsole(Browser browser, String password) {
        this.browser = browser;
        this.password = password;
    }

    /** Logs in unless logged in already; fails when the application refuses the administrator. */
    AdminConsole loggedIn() {
        Page page = browser.get("/config");
        if (page.status() == 401) {
            send(
                    page.html(),
                    "[name=passwd]",
                    form -> form.selectFirst("[name=passwd]").val(password));
            page = browser.get("/config");
        }
        if (page.status() != 200) {
            throw new AssertionError("The administrator's login was rejected: " + page);
        }
        return this;
    }

    /** Changes one setting at run time; fails when the application refuses it. */
    public void set(String setting, String value) {
        Page page = trySet(setting, value);
        if (page.status() >= 400) {
            throw new AssertionError("%s=%s was refused: %s".formatted(setting, value, page));
        }
    }

    /** Changes, in one request, the settings that differ from these; often none does, because tests that follow each other need the same settings. */
    public void require(Map<String, String> wanted) {
        Document shown = page().html();
        Map<String, String> changes = new TreeMap<>(wanted);
        changes.entrySet().removeIf(setting -> value(shown, setting.getKey()).equals(setting.getValue()));
        if (!changes.isEmpty()) {
            Page page = send(
                    shown,
                    "[name=" + changes.keySet().iterator().next() + "]",
                    form -> changes.forEach((setting, value) -> fill(form, setting, value)));
            if (page.status() >= 400) {
                throw new AssertionError("%s was refused: %s".formatted(changes, page));
            }
        }
    }

    /** Tries to change one setting and returns the answer for the caller to check. */
    public Page trySet(String setting, String value) {
        return send(browser.get("/config").html(), "[name=" + setting + "]", form -> fill(form, setting, value));
    }

    /** The value of a setting as the page shows it. */
    public String setting(String setting) {
        return value(page().html(), setting);
    }

    private static String value(Document page, String setting) {
        Element field = page.selectFirst("[name=" + setting + "]");
        if (field.normalName().equals("select")) {
            return valueOf(field.selectFirst("option[selected]"));
        }
        return field.attr("type").toLowerCase(Locale.ROOT).equals("checkbox")
                ? Boolean.toString(field.hasAttr("checked"))
                : field.val();
    }

    /** Any page of the administrator's, by its path below the root. */
    public Page get(String path) {
        return browser.get(path);
    }

    public Page page() {
        return browser.get("/config");
    }

    /** Restores the populated rows and waits until they are back. */
    public void reset() {
        send(page().html(), "[name=action][value=reset]", form -> {});
        awaitJob();
    }

    /** Populates anew and waits until the rows are there. */
    public void populate(int users, int quotes, long seed) {
        Page page = tryPopulate(Integer.toString(users), Integer.toString(quotes), Long.toString(seed));
        if (page.status() >= 400) {
            throw new AssertionError("The population was refused: " + page);
        }
        awaitJob();
    }

    /** Tries to start a population and returns the answer for the caller to check. */
    public Page tryPopulate(String users, String quotes, String seed) {
        return send(page().html(), "[name=action][value=populate]", form -> {
            fill(form, "users", users);
            fill(form, "quotes", quotes);
            fill(form, "seed", seed);
        });
    }

    private void awaitJob() {
        Await.until("the rows are there", Duration.ofMinutes(2), () -> {
            Page page = page();
            return page.status() == 200
                    && page.html().select("noscript meta[http-equiv=refresh]").isEmpty();
        });
    }

    /** Without a value attribute an option's text is its value. */
    private static String valueOf(Element option) {
        return option.hasAttr("value") ? option.attr("value") : option.text();
    }

    private interface Hand {
        void fillIn(Element form);
    }

    private static void fill(Element form, String setting, String value) {
        Element field = form.selectFirst("[name=" + setting + "]");
        if (field.normalName().equals("select")) {
            field.select("option").removeAttr("selected");
            Element option = field.select("option").stream()
                    .filter(candidate -> valueOf(candidate).equals(value))
                    .findFirst()
                    // Adds a value that the page does not offer, as another client could send it.
                    .orElseGet(() -> field.appendElement("option").attr("value", value));
            option.attr("selected", "");
        } else if (field.attr("type").equals("checkbox")) {
            if (Boolean.parseBoolean(value)) {
                field.attr("checked", "");
            } else {
                field.removeAttr("checked");
            }
        } else {
            field.val(value);
        }
    }

    private Page send(Document page, String fieldOfForm, Hand hand) {
        Element form = page.select("form").stream()
                .filter(candidate -> candidate.selectFirst(fieldOfForm) != null)
                .findFirst()
                .orElseThrow(() -> new AssertionError("No form with " + fieldOfForm + " in " + page.outerHtml()));
        hand.fillIn(form);
        List<Parameter> fields = new ArrayList<>();
        for (Element field : form.select("input[name], select[name], textarea[name]")) {
            if (field.normalName().equals("select")) {
                Element option = field.selectFirst("option[selected]");
                fields.add(Parameter.of(field.attr("name"), option == null ? "" : valueOf(option)));
            } else if (!field.attr("type").equals("checkbox") || field.hasAttr("checked")) {
                fields.add(Parameter.of(field.attr("name"), field.hasAttr("value") ? field.val() : "on"));
            }
        }
        Element button = form.selectFirst("button[name]");
        if (button != null) {
            fields.add(Parameter.of(button.attr("name"), button.attr("value")));
        }
        return followed(browser.post("/config", fields));
    }

    /** A change is answered with a redirection to the page that shows it. */
    private Page followed(Page page) {
        String location = page.headers().firstValue("location").orElse("");
        return page.status() == 303 ? browser.get(location.substring(location.indexOf("/config"))) : page;
    }
}
