package org.tradebench.app.soap.client;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.ServletContext;
import jakarta.xml.ws.BindingProvider;
import jakarta.xml.ws.Service;
import jakarta.xml.ws.WebServiceException;
import jakarta.xml.ws.handler.MessageContext;
import jakarta.xml.ws.soap.SOAPBinding;
import jakarta.xml.ws.spi.Provider;
import java.net.MalformedURLException;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javax.xml.namespace.QName;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.security.ServicePasses;
import org.tradebench.app.security.ServicePasses.Pass;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeOperation.OfUser;
import org.tradebench.app.services.TradeOperation.Placement;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.soap.contract.PassHeader;
import org.tradebench.app.soap.contract.TradePort;
import org.tradebench.app.soap.fault.Refusal;

/**
 * Makes the proxies that send a message for each call; the first one at the first call, when the server whose WSDL it may have to read is up. A proxy of CXF
 * serves all threads. With other implementations another thread could change the headers of a call before it is sent, so each call has a proxy of its own.
 */
@ApplicationScoped
class WebServicePort {
    private static final QName SERVICE = new QName(Refusal.NAMESPACE, TradePort.SERVICE);
    private static final QName PORT = new QName(Refusal.NAMESPACE, TradePort.PORT);

    private static final String CXF = "org.apache.cxf.";

    /** CXF's: makes the request context a thread's own, so that one proxy serves all. */
    private static final String CONTEXT_OF_EACH_THREAD = "thread.local.request.context";

    private static final String DEFAULT_HTTP_PORT = "9080";

    /** The JDK's maximum of connections kept alive to one server, read once, at the first connection that it might keep. */
    private static final String KEPT_CONNECTIONS = "http.maxConnections";

    /** Enough for that many concurrent pages; beyond its default of 5 the JDK would open a new connection for each message. */
    private static final String ENOUGH = "200";

    /** The JDK's property, read once, too, for repeating a POST whose connection ends without an answer; by default it does, which would repeat an order. */
    private static final String REPEATS = "sun.net.http.retryPost";

    @Inject
    private TradeSettings settings;

    @Inject
    private ServicePasses passes;

    @Inject
    private ServletContext application;

    private volatile @Nullable Supplier<TradePort> ports;

    /** Prepares the next call of this thread: on behalf of the operation's user, under its idempotency key. */
    TradePort actingFor(TradeOperation<?> operation) {
        Optional<String> user = operation instanceof OfUser of ? Optional.of(of.userId()) : Optional.empty();
        TradePort port = port();
        Map<String, List<String>> headers = new HashMap<>();
        headers.put(PassHeader.NAME, List.of(PassHeader.value(passes.write(new Pass(user)))));
        if (operation instanceof Placement placement && placement.key().value() != null) {
            headers.put(IdempotencyKey.HEADER, List.of(placement.key().value()));
        }
        ((BindingProvider) port).getRequestContext().put(MessageContext.HTTP_REQUEST_HEADERS, headers);
        return port;
    }

    private TradePort port() {
        Supplier<TradePort> created = ports;
        if (created == null) {
            synchronized (this) {
                if (ports == null) {
                    ports = createPorts();
                }
                created = ports;
            }
        }
        return created.get();
    }

    private Supplier<TradePort> createPorts() {
        if (System.getProperty(KEPT_CONNECTIONS) == null) {
            System.setProperty(KEPT_CONNECTIONS, ENOUGH);
        }
        System.setProperty(REPEATS, "false");
        return Provider.provider().getClass().getName().startsWith(CXF) ? sharedPort() : portPerCall();
    }

    private Supplier<TradePort> sharedPort() {
        Service service = Service.create(SERVICE);
        service.addPort(PORT, SOAPBinding.SOAP11HTTP_BINDING, address());
        TradePort shared = service.getPort(PORT, TradePort.class);
        ((BindingProvider) shared).getRequestContext().put(CONTEXT_OF_EACH_THREAD, true);
        return () -> shared;
    }

    /** Others, such as Metro in Payara Server, need the service's description, which the service itself hands out. */
    private Supplier<TradePort> portPerCall() {
        String address = address();
        Service service;
        try {
            service = Service.create(URI.create(address + "?wsdl").toURL(), SERVICE);
        } catch (MalformedURLException | IllegalArgumentException e) {
            throw new WebServiceException(address + " is no address of a web service", e);
        }
        // The first proxy fills what the service remembers; from then on threads only read it.
        service.getPort(PORT, TradePort.class);
        return () -> {
            TradePort own = service.getPort(PORT, TradePort.class);
            ((BindingProvider) own).getRequestContext().put(BindingProvider.ENDPOINT_ADDRESS_PROPERTY, address);
            return own;
        };
    }

    String address() {
        return settings.soapEndpoint()
                .orElseGet(() -> "http://localhost:"
                        + Optional.ofNullable(System.getenv("HTTP_PORT")).orElse(DEFAULT_HTTP_PORT)
                        + application.getContextPath() + "/services/" + TradePort.SERVICE);
    }
}
