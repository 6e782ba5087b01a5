package org.tradebench.tests.orders;

import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.Bootstrap;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.Location;
import com.sun.jdi.Method;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.IllegalConnectorArgumentsException;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.LocatableEvent;
import com.sun.jdi.event.MethodExitEvent;
import com.sun.jdi.request.EventRequest;
import com.sun.jdi.request.MethodExitRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Stops single threads of a server between two steps of their work, as a debugger does, so that a test can kill the server at exactly that moment without test code in
 * the server.
 */
final class Stops implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final VirtualMachine server;

    private Stops(VirtualMachine server) {
        this.server = server;
    }

    /** Options of the JVM whose threads are to be stopped. */
    static List<String> jvmOptions(int port) {
        return List.of("-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=127.0.0.1:" + port);
    }

    static Stops attach(int port) {
        AttachingConnector sockets = Bootstrap.virtualMachineManager().attachingConnectors().stream()
                .filter(connector -> connector.name().equals("com.sun.jdi.SocketAttach"))
                .findFirst()
                .orElseThrow();
        Map<String, Connector.Argument> arguments = sockets.defaultArguments();
        arguments.get("hostname").setValue("127.0.0.1");
        arguments.get("port").setValue(Integer.toString(port));
        try {
            return new Stops(sockets.attach(arguments));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (IllegalConnectorArgumentsException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /**
     * Stops the next thread that reaches a place, and returns when it is stopped there.
     *
     * @param trigger makes a thread reach the place; must return before the thread does
     */
    void next(Place place, Runnable trigger) {
        List<EventRequest> requests = request(place);
        requests.forEach(EventRequest::enable);
        trigger.run();
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            EventSet events = take();
            if (events == null) {
                continue;
            }
            if (events.stream().anyMatch(event -> isAt(event, place))) {
                // The thread stays where it is; all others pass.
                server.eventRequestManager().deleteEventRequests(requests);
                return;
            }
            events.resume();
        }
        throw new AssertionError("Waited " + PATIENCE.toSeconds() + " s in vain until a thread came to " + place);
    }

    private EventSet take() {
        try {
            return server.eventQueue().remove(Duration.ofSeconds(1).toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private List<EventRequest> request(Place place) {
        List<ReferenceType> types = server.classesByName(place.type());
        List<EventRequest> requests = new ArrayList<>();
        for (ReferenceType type : types) {
            if (place.atEnd()) {
                MethodExitRequest request = server.eventRequestManager().createMethodExitRequest();
                request.addClassFilter(type);
                requests.add(request);
            } else {
                for (Location location : beginnings(type, place.method())) {
                    requests.add(server.eventRequestManager().createBreakpointRequest(location));
                }
            }
        }
        if (requests.isEmpty()) {
            throw new AssertionError("The server has no " + place);
        }
        requests.forEach(request -> request.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD));
        return requests;
    }

    private static List<Location> beginnings(ReferenceType type, String method) {
        List<Location> locations = new ArrayList<>();
        for (Method candidate : type.methodsByName(method)) {
            try {
                if (!candidate.isAbstract() && !candidate.isBridge()) {
                    locations.add(candidate.allLineLocations().get(0));
                }
            } catch (AbsentInformationException e) {
                throw new AssertionError(type + " was compiled without line numbers", e);
            }
        }
        return locations;
    }

    private static boolean isAt(Event event, Place place) {
        if (!(event instanceof LocatableEvent located)) {
            return false;
        }
        if (event instanceof MethodExitEvent exit && !exit.method().name().equals(place.method())) {
            return false;
        }
        return isCalledBy(located.thread(), place.caller());
    }

    private static boolean isCalledBy(ThreadReference thread, String caller) {
        try {
            return thread.frames().stream()
                    .anyMatch(frame -> frame.location().declaringType().name().contains(caller));
        } catch (IncompatibleThreadStateException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        try {
            server.dispose();
        } catch (VMDisconnectedException dead) {
            // The server was killed, as intended.
        }
    }
}
