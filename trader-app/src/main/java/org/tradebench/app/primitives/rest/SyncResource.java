package org.tradebench.app.primitives.rest;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.primitives.common.BoundedBody;

/** Serves the echoes of {@code /rest/sync}: parses what is sent by its type and sends it back. */
@Path("sync")
@ApplicationScoped
public class SyncResource {
    private static final int LONGEST_TEXT = 1_024;

    @GET
    @Path("echoText")
    @Produces(MediaType.TEXT_PLAIN + ";charset=UTF-8")
    public String text(@QueryParam("input") @Nullable String input) {
        if (input == null || input.length() > LONGEST_TEXT) {
            throw TradeException.badInput(
                    "The parameter 'input' must be there and have at most %d characters.".formatted(LONGEST_TEXT));
        }
        return input;
    }

    /** Reads a JSON object into memory and writes it again. */
    @POST
    @Path("echoJSON")
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public String json(InputStream body) throws IOException {
        return JsonEcho.of(new String(bytes(body), StandardCharsets.UTF_8));
    }

    /** Reads an XML document event by event and writes it again. */
    @POST
    @Path("echoXML")
    @Consumes(MediaType.APPLICATION_XML)
    @Produces(MediaType.APPLICATION_XML)
    public String xml(InputStream body) throws IOException {
        return XmlEcho.of(bytes(body));
    }

    private static byte[] bytes(InputStream body) throws IOException {
        return BoundedBody.read(body)
                .orElseThrow(() ->
                        TradeException.badInput("The body may have %d bytes at most.".formatted(BoundedBody.MAX)));
    }
}
