package org.tradebench.tests.screen;

import java.io.File;
import java.net.URI;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.tradebench.tests.harness.Requirement;

/**
 * A Chromium with one browser window and a fresh profile, which can only reach this machine. Names that end with {@code .example} resolve to this machine, too, but
 * unlike localhost they are no trustworthy origins for the browser.
 */
public final class Chromium implements AutoCloseable {

    /** Time limit for the slowest machine; pages load much faster. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** A strong reference, so that its level is not lost. Without it, Selenium warns of a missing part that is not used. */
    private static final Logger DRIVER_LOG = Logger.getLogger("org.openqa.selenium");

    private final ChromeDriver driver;

    private Chromium(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Starts it; callers are marked {@code @Requires(CHROMIUM)}. */
    public static Chromium start() {
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(program("chromedriver"))
                .usingAnyFreePort()
                .withSilent(true)
                .build();
        DRIVER_LOG.setLevel(Level.SEVERE);
        ChromeDriver driver = new ChromeDriver(service, options());
        driver.manage().timeouts().pageLoadTimeout(PATIENCE).scriptTimeout(PATIENCE);
        Chromium chromium = new Chromium(driver);
        chromium.show(Look.LIGHT);
        return chromium;
    }

    private static ChromeOptions options() {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(program("chromium", "chromium-browser", "google-chrome"));
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        // Without the sandbox, because it refuses root, which build servers often are; these pages are our own. Without
        // /dev/shm, which is small in containers.
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--hide-scrollbars",
                "--host-resolver-rules=MAP *.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1");
        return options;
    }

    private static File program(String... names) {
        return Requirement.program(names).orElseThrow().toFile();
    }

    /** Opens an address and waits until its page is loaded. */
    public void open(URI address) {
        driver.get(address.toString());
    }

    /** The title of the current page. */
    public String title() {
        return driver.getTitle();
    }

    /** Shows the current page in another look, without loading it again. */
    void show(Look look) {
        driver.executeCdpCommand("Emulation.setDeviceMetricsOverride", look.device());
        driver.executeCdpCommand("Emulation.setEmulatedMedia", look.media());
    }

    /** A PNG image of the whole page as it is shown. */
    byte[] picture() {
        Object data = driver.executeCdpCommand(
                        "Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true))
                .get("data");
        return Base64.getDecoder().decode(data.toString());
    }

    /** How many CSS pixels the page is wide. */
    int width() {
        return ((Number) driver.executeScript("return document.documentElement.scrollWidth")).intValue();
    }

    ChromeDriver driver() {
        return driver;
    }

    @Override
    public void close() {
        driver.quit();
    }
}
