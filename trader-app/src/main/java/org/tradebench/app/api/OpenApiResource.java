package org.tradebench.app.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** Serves the OpenAPI description of this interface. */
@Path("openapi.yaml")
public class OpenApiResource {
    @GET
    @Produces("application/yaml")
    public byte[] description() {
        try (InputStream file = OpenApiResource.class.getResourceAsStream("openapi.yaml")) {
            return Objects.requireNonNull(file).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
