package org.tradebench.cache.policy;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.DefaultHandler2;

/**
 * Reads XML into a tree that knows its lines. A DOCTYPE may stand there, as it does in old files, but nothing that it names is fetched, and a file that
 * declares an entity is rejected: no policy needs one.
 */
final class XmlTree extends DefaultHandler2 {
    /** No policy is nested deeper than about ten; the limit keeps recursion over the tree short. */
    private static final int DEEPEST = 64;

    private final String file;
    private final Deque<XmlElement> open = new ArrayDeque<>();
    private @Nullable XmlElement root;
    private @Nullable Locator locator;

    private XmlTree(String file) {
        this.file = file;
    }

    /** @throws CacheSpecException when it cannot be read, is no XML or declares an entity */
    static XmlElement read(InputStream in, String file) {
        XmlTree tree = new XmlTree(file);
        try {
            reader(tree).parse(new InputSource(in));
        } catch (SAXParseException notXml) {
            throw tree.wrong(notXml.getLineNumber(), "is not well-formed XML: " + notXml.getMessage(), notXml);
        } catch (SAXException | ParserConfigurationException failed) {
            throw tree.wrong(0, "cannot be read as XML: " + failed.getMessage(), failed);
        } catch (IOException unreadable) {
            throw tree.wrong(0, "cannot be read: " + unreadable.getMessage(), unreadable);
        }
        return Objects.requireNonNull(tree.root, "well-formed XML has a root");
    }

    /** Uses the JDK's own parser, whose features are known, whatever else is on the class path. */
    private static XMLReader reader(XmlTree tree) throws SAXException, ParserConfigurationException {
        SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
        factory.setNamespaceAware(false);
        factory.setValidating(false);
        factory.setXIncludeAware(false);
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
        factory.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
        XMLReader reader = factory.newSAXParser().getXMLReader();
        reader.setContentHandler(tree);
        reader.setErrorHandler(tree);
        reader.setDTDHandler(tree);
        reader.setEntityResolver(tree);
        reader.setProperty("http://xml.org/sax/properties/lexical-handler", tree);
        reader.setProperty("http://xml.org/sax/properties/declaration-handler", tree);
        return reader;
    }

    @Override
    public void setDocumentLocator(Locator documentLocator) {
        locator = documentLocator;
    }

    @Override
    public void startElement(String uri, String localName, String name, Attributes attributes) {
        Map<String, String> copy = new LinkedHashMap<>();
        for (int i = 0; i < attributes.getLength(); i++) {
            copy.put(attributes.getQName(i), attributes.getValue(i));
        }
        XmlElement element = new XmlElement(file, line(), name, copy);
        if (open.size() >= DEEPEST) {
            throw element.wrong("is nested " + DEEPEST + " elements deep; expected far less");
        }
        if (open.isEmpty()) {
            root = element;
        } else {
            open.peek().add(element);
        }
        open.push(element);
    }

    @Override
    public void endElement(String uri, String localName, String name) {
        open.pop();
    }

    @Override
    public void characters(char[] characters, int start, int length) {
        open.peek().addText(characters, start, length);
    }

    @Override
    public void error(SAXParseException mistake) throws SAXException {
        throw mistake;
    }

    /** Fetches nothing; never reached while the features hold. */
    @Override
    public InputSource resolveEntity(String name, String publicId, String baseUri, String systemId) {
        return new InputSource(new StringReader(""));
    }

    @Override
    public void internalEntityDecl(String name, String value) {
        throw refused(name);
    }

    @Override
    public void externalEntityDecl(String name, String publicId, String systemId) {
        throw refused(name);
    }

    @Override
    public void unparsedEntityDecl(String name, String publicId, String systemId, String notationName) {
        throw refused(name);
    }

    @Override
    public void skippedEntity(String name) {
        // The external DTD itself, "[dtd]", is what a DOCTYPE names and no policy needs.
        if (!name.equals("[dtd]")) {
            throw refused(name);
        }
    }

    /** Returns 0 when the parser gives no positions. */
    private int line() {
        return locator == null ? 0 : locator.getLineNumber();
    }

    private CacheSpecException refused(String entity) {
        return wrong(line(), "uses the entity '" + entity + "'; expected a file without entities", null);
    }

    private CacheSpecException wrong(int line, String problem, @Nullable Throwable cause) {
        return new CacheSpecException(
                file, line, open.isEmpty() ? "" : open.peek().name(), problem, cause);
    }
}
