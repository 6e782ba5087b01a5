package org.tradebench.app.api;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

/** Links a page of a long list to the next one: the header {@code Link} (RFC 8288). */
final class NextPageLink {
    private NextPageLink() {}

    /**
     * Returns the answer with a link to the next page.
     *
     * @param next the number of the row at which it begins; 0 when there is none
     * @param address from the one of the request, up to that number
     */
    static Response answer(String json, long next, String address) {
        Response.ResponseBuilder answer = Response.ok(json);
        if (next != 0) {
            answer.header(HttpHeaders.LINK, "<" + address + next + ">; rel=\"next\"");
        }
        return answer.build();
    }
}
