package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.adapters.XmlAdapter;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Maps instants to {@code xsd:dateTime} in UTC. */
public class InstantAdapter extends XmlAdapter<String, Instant> {
    @Override
    public @Nullable Instant unmarshal(@Nullable String text) {
        return text == null ? null : Instant.parse(text);
    }

    @Override
    public @Nullable String marshal(@Nullable Instant moment) {
        return moment == null ? null : moment.toString();
    }
}
