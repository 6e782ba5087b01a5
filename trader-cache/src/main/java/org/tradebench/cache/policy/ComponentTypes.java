package org.tradebench.cache.policy;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lists from what a cache policy may take the parts of an entry's id: parameters and cookies of a request, for instance, or fields of a command.
 *
 * @param <S> what components read: commands, or the facts of requests
 */
interface ComponentTypes<S> {
    /** All types that DynaCache has: one that is not available here is reported as unsupported, any other as a mistake. */
    Set<String> KNOWN = Set.of("""
            method field parameter parameter-list session sessionId cookie attribute header pathinfo servletpath locale requestType tiles_attribute
            SOAPAction SOAPEnvelope SOAPHeaderEntry serviceOperation serviceOperationParameter operation part body portletSession portletWindowId portletMode portletWindowState""".split("\\s+"));

    /** @return empty when there is no such type here */
    Optional<ValueSource<S>> source(String type, String id);

    /** Returns whether values of the type are objects that a chain of methods and fields may go on from. */
    boolean isChainable(String type);

    List<String> names();
}
