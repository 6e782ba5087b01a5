package org.tradebench.app.primitives.rest;

import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLEventWriter;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.XMLEvent;
import org.tradebench.app.domain.TradeException;

/** Parses an XML document and writes it back; rejects document types, and with them entities of any kind. */
final class XmlEcho {
    private static final XMLInputFactory READERS = XMLInputFactory.newDefaultFactory();
    private static final XMLOutputFactory WRITERS = XMLOutputFactory.newDefaultFactory();

    static {
        READERS.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        READERS.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    }

    private XmlEcho() {}

    /**
     * @throws TradeException BAD_INPUT when it is no well-formed XML or has a document type
     */
    static String of(byte[] xml) {
        StringWriter text = new StringWriter();
        try {
            XMLEventReader reader = READERS.createXMLEventReader(new ByteArrayInputStream(xml));
            XMLEventWriter writer = WRITERS.createXMLEventWriter(text);
            while (reader.hasNext()) {
                XMLEvent event = reader.nextEvent();
                if (event.getEventType() == XMLEvent.DTD) {
                    throw refusal();
                }
                if (event.getEventType() != XMLEvent.START_DOCUMENT) {
                    writer.add(event);
                }
            }
            writer.close();
        } catch (XMLStreamException e) {
            throw refusal();
        }
        return text.toString();
    }

    private static TradeException refusal() {
        return TradeException.badInput(
                "The body must be well-formed XML without a document type, such as <input>text</input>.");
    }
}
