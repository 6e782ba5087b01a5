package org.tradebench.cache.policy;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lists from what a cache policy may take the parts of an entry's id: parameters and cookies of a request, for instance, or fields of a command.
 *
 * @param <S> what components are asked of
 */
interface ComponentTypes<S> {
    /** Types of other classes of entries and of what this library leaves out: known, and not supported here. */
    Set<String> KNOWN = Set.of("""
            method field parameter parameter-list session sessionId cookie attribute header pathinfo servletpath locale requestType tiles_attribute
            SOAPAction SOAPEnvelope SOAPHeaderEntry serviceOperation serviceOperationParameter operation part body portletSession portletWindowId portletMode portletWindowState""".split("\\s+"));

    /** @return empty when there is no such type here */
    Optional<ValueSource<S>> source(String type, String id);

    /** Returns whether values of the type are objects that a chain of methods and fields may go on from. */
    boolean isChainable(String type);

    List<String> names();
}
