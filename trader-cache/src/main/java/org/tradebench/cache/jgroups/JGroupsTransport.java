package org.tradebench.cache.jgroups;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.jgroups.Address;
import org.jgroups.BytesMessage;
import org.jgroups.Event;
import org.jgroups.JChannel;
import org.jgroups.MergeView;
import org.jgroups.Message;
import org.jgroups.Message.Flag;
import org.jgroups.Message.TransientFlag;
import org.jgroups.Receiver;
import org.jgroups.stack.IpAddress;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.cluster.ClusterView;
import org.tradebench.cache.cluster.Transport;
import org.tradebench.cache.coherence.Origin;

/**
 * Sends frames over a JGroups channel on TCP: reliably and in each sender's order within a view. Every frame is sealed with the cluster's secret; one whose
 * seal is wrong is counted and dropped.
 */
public final class JGroupsTransport implements Transport {
    private static final Logger LOG = System.getLogger(JGroupsTransport.class.getName());

    private final JGroupsSettings settings;
    private final Origin self = Origin.random();
    private final ClusterSecret secret;
    private final UntrustedPeers strangers;
    private final JChannel channel;
    private final EndedProcesses endedProcesses = new EndedProcesses();
    private final AtomicLong refused = new AtomicLong();

    public JGroupsTransport(JGroupsSettings settings) {
        this.settings = settings;
        this.secret = new ClusterSecret(settings.secret(), settings.clusterName());
        this.strangers = new UntrustedPeers(settings);
        try {
            channel = new JChannel(ProtocolStack.of(settings, secret, strangers));
        } catch (Exception e) {
            throw new IllegalStateException("the protocols of " + settings + " do not fit together", e);
        }
        Address address = EntryToken.Addresses.of(self);
        channel.addAddressGenerator(() -> address);
        channel.setName(self.toString());
        channel.setDiscardOwnMessages(true);
    }

    @Override
    public Origin self() {
        return self;
    }

    /** @throws IllegalStateException when the member cannot listen where it should, is not let in, or finds only members with another secret */
    @Override
    public void start(Listener listener) {
        channel.setReceiver(new Receiver() {
            @Override
            public void receive(Message message) {
                receiveSealed(listener, message);
            }

            @Override
            public void viewAccepted(org.jgroups.View view) {
                List<Origin> members = view.getMembers().stream()
                        .map(EntryToken.Addresses::origin)
                        .toList();
                endedProcesses.viewed(Set.copyOf(members), JGroupsTransport.this::socketAddressOf);
                // JGroups counts from 0.
                listener.viewed(new ClusterView(view.getViewId().getId() + 1, members, view instanceof MergeView));
            }
        });
        try {
            channel.connect(settings.clusterName());
        } catch (Exception e) {
            channel.close();
            throw new IllegalStateException(
                    "this member cannot enter " + settings + ": " + reason(e)
                            + "; the port and the one " + JGroupsSettings.FAILURE_DETECTION_OFFSET
                            + " above it must be free, and the secret must be that of the other members",
                    e);
        }
        checkSecretAccepted();
    }

    /** Ends the start when the secret is wrong: it must not make a second cluster, whose members miss the first one's invalidations. */
    private void checkSecretAccepted() {
        Set<String> answering = strangers.answering();
        if (channel.getView().size() == 1 && !answering.isEmpty()) {
            channel.close();
            throw new IllegalStateException("this member cannot enter " + settings + ": members answer at "
                    + String.join(", ", answering)
                    + " but do not know its secret; the cluster's name and secret must be the same on all members");
        }
    }

    private static String reason(Exception e) {
        Throwable cause = e;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return Objects.requireNonNullElseGet(cause.getMessage(), cause::toString);
    }

    private void receiveSealed(Listener listener, Message message) {
        Origin from = EntryToken.Addresses.origin(message.getSrc());
        Optional<byte[]> frame = message.hasArray()
                ? secret.open(from, message.getArray(), message.getOffset(), message.getLength())
                : Optional.empty();
        if (frame.isEmpty()) {
            // Not one line each: an attacker may send many.
            if (refused.getAndIncrement() == 0) {
                LOG.log(
                        Level.WARNING,
                        "{0} gets frames from {1} that do not know its secret; they are ignored",
                        settings,
                        from);
            }
            return;
        }
        listener.received(from, frame.get());
    }

    /** Returns how many frames came whose sender does not know the secret. */
    public long refused() {
        return refused.get();
    }

    @Override
    public void broadcast(byte[] frame) {
        send(new BytesMessage(null, secret.seal(self, frame)));
    }

    /** Sends out of order and past the flow control: answers must not wait behind a member that is slow. */
    @Override
    public void send(Origin to, byte[] frame) {
        send(new BytesMessage(EntryToken.Addresses.of(to), secret.seal(self, frame)).setFlag(Flag.OOB, Flag.NO_FC));
    }

    private void send(Message message) {
        try {
            channel.send(message.setFlag(TransientFlag.DONT_LOOPBACK));
        } catch (Exception e) {
            // The channel is closed, or about to be: the others see this member leave.
            LOG.log(Level.DEBUG, "A frame was not sent", e);
        }
    }

    @Override
    public Optional<String> addressOf(Origin member) {
        return Optional.ofNullable(physicalAddressOf(member)).map(Object::toString);
    }

    private @Nullable Object physicalAddressOf(Origin member) {
        return channel.down(new Event(Event.GET_PHYSICAL_ADDRESS, EntryToken.Addresses.of(member)));
    }

    private Optional<InetSocketAddress> socketAddressOf(Origin member) {
        return physicalAddressOf(member) instanceof IpAddress address
                ? Optional.of(new InetSocketAddress(address.getIpAddress(), address.getPort()))
                : Optional.empty();
    }

    @Override
    public boolean hasEnded(Origin member) {
        return endedProcesses.hasEnded(member);
    }

    /** Lets tests part the network. */
    JChannel channel() {
        return channel;
    }

    @Override
    public void close() {
        channel.close();
        endedProcesses.close();
    }
}
