package org.tradebench.app.api;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

/** Links a page of a long list to the next one: the header {@code Link} (RFC 8288). */
final class NextPageLink {
    private NextPageLink() {}

    /**
     * Returns the answer, with a link to the next page if there is one.
     *
     * @param next the id that the next page's address ends with; 0 on the last page
     * @param address of the next page, relative to the request's, without that id
     */
    static Response answer(String json, long next, String address) {
        Response.ResponseBuilder answer = Response.ok(json);
        if (next != 0) {
            answer.header(HttpHeaders.LINK, "<" + address + next + ">; rel=\"next\"");
        }
        return answer.build();
    }
}
