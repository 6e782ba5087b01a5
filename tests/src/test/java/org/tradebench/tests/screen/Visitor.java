package org.tradebench.tests.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.time.Duration;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.tradebench.tests.harness.Await;

/** A user in a browser who finds elements only by the texts of links and buttons and by the labels of fields. */
final class Visitor {

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final ChromeDriver window;
    private final URI root;

    /** @param root URL of the application with its context root, without a slash at the end */
    Visitor(Chromium chromium, URI root) {
        window = chromium.driver();
        this.root = root;
    }

    /** Opens a page as a first visit, without cookies of an earlier one. */
    void arrives(String path) {
        window.manage().deleteAllCookies();
        window.get(root + path);
    }

    /** Opens an address. */
    void opens(String path) {
        window.get(root + path);
    }

    /** Clicks on the first link with these words in the navigation or elsewhere. */
    void follows(String words) {
        window.findElement(By.linkText(words)).click();
    }

    /** Fills in the field with this label. */
    void enters(String label, String text) {
        WebElement field = field(label);
        field.clear();
        field.sendKeys(text);
    }

    /** What stands in the field with this label. */
    String value(String label) {
        return field(label).getDomProperty("value");
    }

    private WebElement field(String label) {
        String id = window.findElement(By.xpath("//label[normalize-space()='" + label + "']"))
                .getDomAttribute("for");
        assertThat(id).as("the field of the label " + label).isNotNull();
        return window.findElement(By.id(id));
    }

    /** Presses the first button with these words. */
    void presses(String words) {
        window.findElement(By.xpath(
                        "//button[normalize-space()='%1$s'] | //input[@type='submit'][@value='%1$s']".formatted(words)))
                .click();
    }

    /** Waits for a page with this title. */
    void sees(String title) {
        Await.until(
                () -> "the title is " + title + " and not " + window.getTitle() + " at " + window.getCurrentUrl(),
                PATIENCE,
                () -> title.equals(window.getTitle()));
    }

    /** Waits for these words on the page. */
    void reads(String words) {
        Await.until(() -> "the page says \"" + words + "\": " + text(), PATIENCE, () -> text().contains(words));
    }

    private String text() {
        return String.valueOf(window.executeScript("return document.body ? document.body.innerText : ''"));
    }
}
