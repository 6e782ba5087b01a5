package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.adapters.XmlAdapter;
import java.time.Instant;

/** Moments as {@code xsd:dateTime} in UTC. */
public class Moments extends XmlAdapter<String, Instant> {

    @Override
    public Instant unmarshal(String text) {
        return text == null ? null : Instant.parse(text);
    }

    @Override
    public String marshal(Instant moment) {
        return moment == null ? null : moment.toString();
    }
}
