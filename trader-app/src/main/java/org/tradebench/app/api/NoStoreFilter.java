package org.tradebench.app.api;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;

/** Keeps answers out of caches, since they are one user's; quotes, which old scripts read, stay as they were. */
@Provider
public class NoStoreFilter implements ContainerResponseFilter {
    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        boolean quotes = request.getUriInfo().getPathSegments().stream()
                .findFirst()
                .filter(first -> first.getPath().equals("quotes"))
                .isPresent();
        if (!quotes) {
            response.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "no-store");
        }
    }
}
