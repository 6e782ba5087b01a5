package org.tradebench.app.soap.filter;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.namespace.QName;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads the WS-Security header of a message before the message is parsed for its operation. Most messages have none and cost one search through their bytes.
 */
final class SecurityHeader {
    private static final String ENVELOPE = "http://schemas.xmlsoap.org/soap/envelope/";
    private static final String SECURITY =
            "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd";
    private static final QName BODY = new QName(ENVELOPE, "Body");
    private static final QName TOKEN = new QName(SECURITY, "UsernameToken");
    private static final QName USER = new QName(SECURITY, "Username");
    private static final QName PASSWORD = new QName(SECURITY, "Password");
    private static final String AS_TEXT = "#PasswordText";

    /**
     * Finds {@code mustUnderstand="1"} in the start tag of the header; group 1 is the digit. A receiver that does not understand the header must refuse such a
     * message. The search ends at the next tag: up to the message's end, many tags that are not closed would take quadratic time.
     */
    private static final Pattern MUST_UNDERSTAND =
            Pattern.compile("<[\\w.-]+:Security\\b[^<>]*?mustUnderstand\\s*=\\s*[\"'](1)[\"']");

    private static final XMLInputFactory READERS = readers();

    private SecurityHeader() {}

    private static XMLInputFactory readers() {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        return factory;
    }

    static boolean isLikelyIn(String message) {
        return message.contains("UsernameToken");
    }

    /**
     * Returns the user that the header names; empty when no UsernameToken is in it, or when the message cannot be read, which its parser will report.
     *
     * @param encoding of the HTTP header; null: the message says so itself
     */
    static Optional<UsernameToken> read(byte[] message, @Nullable String encoding) {
        try {
            XMLStreamReader reader = READERS.createXMLStreamReader(new ByteArrayInputStream(message), encoding);
            try {
                return token(reader);
            } finally {
                reader.close();
            }
        } catch (XMLStreamException notWellFormed) {
            return Optional.empty();
        }
    }

    private static Optional<UsernameToken> token(XMLStreamReader reader) throws XMLStreamException {
        while (reader.hasNext()) {
            if (reader.next() == XMLStreamConstants.START_ELEMENT) {
                if (reader.getName().equals(BODY)) {
                    return Optional.empty();
                }
                if (reader.getName().equals(TOKEN)) {
                    return Optional.of(namedUser(reader));
                }
            }
        }
        return Optional.empty();
    }

    private static UsernameToken namedUser(XMLStreamReader reader) throws XMLStreamException {
        @Nullable String user = null;
        @Nullable String password = null;
        while (reader.hasNext()) {
            int event = reader.next();
            if (event == XMLStreamConstants.END_ELEMENT && reader.getName().equals(TOKEN)) {
                break;
            }
            if (event == XMLStreamConstants.START_ELEMENT) {
                if (reader.getName().equals(USER)) {
                    user = reader.getElementText();
                } else if (reader.getName().equals(PASSWORD)) {
                    String type = reader.getAttributeValue(null, "Type");
                    String text = reader.getElementText();
                    password = type == null || type.endsWith(AS_TEXT) ? text : null;
                }
            }
        }
        return new UsernameToken(user, password);
    }

    /**
     * Removes the demand that the message's header be understood: it has been, and the parser that comes next knows nothing of it.
     *
     * @param text the message, a character for each byte
     */
    static void markUnderstood(byte[] message, String text) {
        Matcher demand = MUST_UNDERSTAND.matcher(text);
        if (demand.find()) {
            message[demand.start(1)] = "0".getBytes(StandardCharsets.US_ASCII)[0];
        }
    }
}
