package org.tradebench.cache.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each error in a policy file is reported in one line with file, line, element and what was expected. */
class BadFilesTest {
    private static final String HEAD = "<cache>\n<cache-entry>\n<class>command</class>\n<name>a.B</name>\n";
    private static final String TAIL = "\n</cache-entry>\n</cache>";

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            <cache-id><component id='x' type='methud'/></cache-id> | component | type is 'methud'; expected one of method, field
            <cache-id><component type='method'/></cache-id> | component | has no attribute id; expected the name of the method
            <cache-id><component id='x'/></cache-id> | component | has no attribute type; expected one of method, field
            <cache-id><component id='x' type='method' ignorevalue='true'/></cache-id> | component | has the attribute 'ignorevalue'; expected one of id, type, ignore-value, multipleIDs
            <cache-id><component id='x' type='method' ignore-value='yes'/></cache-id> | component | attribute ignore-value is 'yes'; expected true or false
            <cache-id><component id='x' type='method'><required>no</required></component></cache-id> | required | is 'no'; expected true or false
            <cache-id><component id='x' type='method'><required>true</required><required>true</required></component></cache-id> | required | is there a second time; expected at most one in <component>
            <cache-id><component id='x' type='method'><valeu>1</valeu></component></cache-id> | valeu | is not possible in <component>; expected one of method, field, index, required, value, not-value
            <cache-id><component id='x' type='method'>text</component></cache-id> | component | holds the text 'text'; expected elements only
            <cache-id><component id='x' type='method'><value><range low='5' high='4'/></value></component></cache-id> | range | goes from 5 to 4; expected low not above high
            <cache-id><component id='x' type='method'><value><range low='a' high='4'/></value></component></cache-id> | range | attribute low is 'a'; expected a whole number from -2147483648 to 2147483647
            <cache-id><component id='x' type='method'><value><range low='4'/></value></component></cache-id> | range | has no attribute high; expected a whole number
            <cache-id><component id='x' type='method'><index>-1</index></component></cache-id> | index | is '-1'; expected a whole number from 0 to 2147483647
            <cache-id><component id='x' type='method'><method/></component></cache-id> | method | is empty; expected the name of a public method
            <cache-id><component id='x' type='method'><method>a</method><field>b</field></component></cache-id> | field | is a second method or field beside <method>; expected one, with the next of the chain inside it
            <cache-id><component id='x' type='method'/><component id='x' type='field'/></cache-id> | component | id 'x' is there a second time; expected each once in a cache-id
            <cache-id><priority>17</priority></cache-id> | priority | is '17'; expected a whole number from -1 to 16
            <cache-id><timeout>soon</timeout></cache-id> | timeout | is 'soon'; expected a whole number from -1 to 2147483647
            <cache-id><inactivity>99999999999</inactivity></cache-id> | inactivity | is '99999999999'; expected a whole number from -1 to 2147483647
            <cache-id><invalidation>x</invalidation></cache-id> | invalidation | is not possible in <cache-id>; expected one of component, idgenerator, metadatagenerator, priority, timeout, inactivity, property
            <dependency-id/> | dependency-id | is empty; expected the name of a group
            <invalidation><component id='x' type='method'/></invalidation> | invalidation | is empty; expected the name of a group
            <dependency-id>x<timeout>1</timeout></dependency-id> | timeout | is not possible in <dependency-id>; expected one of component
            <sharing-policy>shared</sharing-policy> | sharing-policy | is 'shared'; expected one of not-shared, shared-push, shared-pull, shared-push-pull
            <property>true</property> | property | has no attribute name; expected the property's name
            <property name='do-not-cache'>maybe</property> | property | 'do-not-cache' is 'maybe'; expected true or false
            <property name='do-not-cache'>true<exclude>x</exclude></property> | property | 'do-not-cache' has an exclude; expected one only in consume-subfragments, save-attributes, store-cookies
            <property name='do-not-cache'>true</property><property name='do-not-cache'>true</property> | property | 'do-not-cache' is there a second time; expected it once
            <cache-entry/> | cache-entry | is not possible in <cache-entry>; expected one of class, name, sharing-policy, property, cache-id, dependency-id, invalidation
            <name> </name> | name | is empty; expected a command's class
            <class>command</class> | class | is there a second time; expected at most one in <cache-entry>
            """)
    void reportsErrorInEntry(String invalid, String element, String problem) {
        CacheSpecException exception =
                catchThrowableOfType(CacheSpecException.class, () -> Specs.parse(HEAD + invalid + TAIL));

        assertThat(exception).hasMessage("test.xml line 5, <" + element + ">: " + problem);
        assertThat(exception.line()).isEqualTo(5);
        assertThat(exception.element()).isEqualTo(element);
        assertThat(exception.file()).isEqualTo("test.xml");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            <caches/> | test.xml line 1, <caches>: is the root element; expected <cache>
            <cache><cache-entri/></cache> | test.xml line 1, <cache-entri>: is not possible in <cache>; expected one of display-name, description, cache-entry, cache-instance, group, skip-cache-attribute
            <cache>text</cache> | test.xml line 1, <cache>: holds the text 'text'; expected elements only
            <cache><cache-entry><name>x</name></cache-entry></cache> | test.xml line 1, <cache-entry>: has no <class>; expected servlet or command
            <cache><cache-entry><class>servlet</class></cache-entry></cache> | test.xml line 1, <cache-entry>: has no <name>; expected at least one
            <cache><cache-entry><class>bean</class><name>x</name></cache-entry></cache> | test.xml line 1, <class>: is 'bean'; expected servlet or command
            <cache><cache-instance><cache-entry/></cache-instance></cache> | test.xml line 1, <cache-instance>: has no attribute name; expected the name of a cache instance
            <cache><cache-instance name='x'/></cache> | test.xml line 1, <cache-instance>: has no <cache-entry>; expected at least one
            <cache><skip-cache-attribute/></cache> | test.xml line 1, <skip-cache-attribute>: is empty; expected the name of a request attribute
            """)
    void reportsErrorOutsideEntries(String file, String message) {
        assertThatThrownBy(() -> Specs.parse(file))
                .isInstanceOf(CacheSpecException.class)
                .hasMessage(message);
    }

    @Test
    void rejectsDuplicatePolicyNamingBothLines() {
        String entry = "<cache-entry>\n<class>command</class>\n<name>a.B%s</name>\n</cache-entry>\n";

        assertThatThrownBy(
                        () -> Specs.parse("<cache>\n" + entry.formatted(".class") + entry.formatted("") + "</cache>"))
                .hasMessage("test.xml line 8, <name>: gives command 'a.B' a second policy; expected one "
                        + "(the first is on line 4)");
    }

    @Test
    void distinguishesServletAndCommandOfSameName() {
        String entry = "<cache-entry><class>%s</class><name>/a</name></cache-entry>";

        assertThat(Specs.parse("<cache>" + entry.formatted("servlet") + entry.formatted("command") + "</cache>")
                        .all())
                .hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            <cache> | 1
            <cache></kache> | 1
            '' | 1
            <cache><x></cache> | 1
            not xml | 1
            """)
    void reportsLineOfMalformedXml(String file, int line) {
        CacheSpecException exception = catchThrowableOfType(CacheSpecException.class, () -> Specs.parse(file));

        assertThat(exception)
                .hasMessageStartingWith("test.xml line " + line)
                .hasMessageContaining("is not well-formed XML");
    }

    @Test
    void reportsUnreadableFile() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("the disk is gone");
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                return read();
            }
        };

        assertThatThrownBy(() -> CachePolicies.parse(broken, "test.xml"))
                .isInstanceOf(CacheSpecException.class)
                .hasMessage("test.xml: cannot be read: the disk is gone");
    }

    @Test
    void rejectsDeepNesting() {
        String deep = "<method>a".repeat(100_000);

        assertThatThrownBy(() -> Specs.parse(HEAD + "<cache-id><component id='x' type='method'>" + deep))
                .isInstanceOf(CacheSpecException.class)
                .hasMessageContaining("is nested 64 elements deep");
    }

    @Test
    void doesNotFetchExternalDtd() throws Exception {
        try (ServerSocket listening = new ServerSocket(0)) {
            listening.setSoTimeout(1);
            String url = "http://localhost:" + listening.getLocalPort() + "/cachespec.dtd";

            assertThat(Specs.parse("<!DOCTYPE cache SYSTEM '" + url + "'>\n<cache/>")
                            .all())
                    .isEmpty();
            assertThat(Specs.parse("<!DOCTYPE cache PUBLIC '-//x//y' '" + url + "' [<!ELEMENT cache ANY>]><cache/>")
                            .all())
                    .isEmpty();
            // A connection would wait in the accept queue of the socket.
            assertThatThrownBy(listening::accept).isInstanceOf(SocketTimeoutException.class);
        }
    }

    @Test
    void rejectsExternalEntities(@TempDir Path folder) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "secret");

        assertThatThrownBy(() -> Specs.parse("<!DOCTYPE cache [\n<!ENTITY e SYSTEM '" + secret.toUri() + "'>]>\n"
                        + "<cache><display-name>&e;</display-name></cache>"))
                .hasMessage("test.xml line 2: uses the entity 'e'; expected a file without entities");
        assertThatThrownBy(() ->
                        Specs.parse("<!DOCTYPE cache [<!ENTITY % e SYSTEM '" + secret.toUri() + "'> %e;]>\n<cache/>"))
                .hasMessageContaining("uses the entity '%e'");
        assertThatThrownBy(() -> Specs.parse("<!DOCTYPE cache [<!NOTATION n SYSTEM 'n'>" + "<!ENTITY e SYSTEM '"
                        + secret.toUri() + "' NDATA n>]><cache/>"))
                .hasMessageContaining("uses the entity 'e'");
    }

    @Test
    void rejectsExponentialEntityExpansion() {
        StringBuilder laughs = new StringBuilder("<!DOCTYPE cache [\n<!ENTITY a0 'ha'>\n");
        for (int i = 1; i < 30; i++) {
            String before = "&a" + (i - 1) + ";";
            laughs.append("<!ENTITY a" + i + " '" + before.repeat(10) + "'>\n");
        }
        laughs.append("]><cache><display-name>&a29;</display-name></cache>");

        assertThatThrownBy(() -> Specs.parse(laughs.toString()))
                .hasMessage("test.xml line 2: uses the entity 'a0'; expected a file without entities");
    }

    @Test
    void rejectsEntityOfExternalDtd() {
        assertThatThrownBy(() ->
                        Specs.parse("<!DOCTYPE cache SYSTEM 'x.dtd'><cache><display-name>&e;</display-name></cache>"))
                .isInstanceOf(CacheSpecException.class)
                .hasMessageContaining("'e'");
    }
}
