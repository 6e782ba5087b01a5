package org.tradebench.tests.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;

/** Application servers in containers accept a client's address only from the proxies of their own cluster. */
class TrustedProxiesTest {

    private static final String SETTING = "TRADER_TRUSTED_PROXIES";
    private static final Path DEPLOY = ProjectLayout.current().base().resolve("deploy");

    @Test
    void imageTrustsPrivateNetworks() throws IOException {
        Matcher variable = Pattern.compile("name=\"" + SETTING + "\"\\s+defaultValue=\"([^\"]+)\"")
                .matcher(Files.readString(DEPLOY.resolve("application/clone.xml")));
        assertThat(variable.find()).isTrue();

        assertThat(variable.group(1)).satisfies(trusted -> {
            for (String proxy : new String[] {"10.1.2.3", "172.18.0.5", "192.168.1.9"}) {
                assertThat(proxy).matches(trusted);
            }
            for (String untrusted : new String[] {"127.0.0.1", "172.32.0.1", "8.8.8.8", "10.0.0.1.example.com"}) {
                assertThat(untrusted).doesNotMatch(trusted);
            }
        });
    }

    /** Compose must set no value: then the shell's applies, or else the image's default. */
    @Test
    void composePassesSettingThrough() throws IOException {
        assertThat(line("compose/tiers.yml")).isEmpty();
    }

    @Test
    void hostNetworkTrustsLocalWebServer() throws IOException {
        Matcher value = Pattern.compile("\\$\\{" + SETTING + ":-(.+)}").matcher(line("compose/network-host.yml"));
        assertThat(value.matches()).isTrue();

        assertThat("127.0.0.1").matches(value.group(1));
        assertThat("127.0.0.2").doesNotMatch(value.group(1));
    }

    /** Returns the text after the setting's name. The file has Compose's own tags, which the YAML parser rejects. */
    private static String line(String file) throws IOException {
        Matcher setting =
                Pattern.compile("(?m)^ +" + SETTING + ": *(.*)$").matcher(Files.readString(DEPLOY.resolve(file)));
        assertThat(setting.find()).as(file).isTrue();
        return setting.group(1);
    }
}
