package org.tradebench.cache.cluster;

import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import org.tradebench.cache.cluster.Message.Alias;
import org.tradebench.cache.cluster.Message.Announcement;
import org.tradebench.cache.cluster.Message.Begin;
import org.tradebench.cache.cluster.Message.Bootstrap;
import org.tradebench.cache.cluster.Message.Confirm;
import org.tradebench.cache.cluster.Message.Confirmed;
import org.tradebench.cache.cluster.Message.Digest;
import org.tradebench.cache.cluster.Message.DigestWanted;
import org.tradebench.cache.cluster.Message.Drop;
import org.tradebench.cache.cluster.Message.End;
import org.tradebench.cache.cluster.Message.Invalidation;
import org.tradebench.cache.cluster.Message.Leaving;
import org.tradebench.cache.cluster.Message.PositionReport;
import org.tradebench.cache.cluster.Message.PositionsWanted;
import org.tradebench.cache.cluster.Message.Pull;
import org.tradebench.cache.cluster.Message.PullReply;
import org.tradebench.cache.cluster.Message.Push;
import org.tradebench.cache.coherence.MemberPosition;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.wire.EntryCodec;
import org.tradebench.cache.wire.NotSerialisableException;

/** Writes messages as bytes for {@link MessageReader}. Throws {@link NotSerialisableException} for values that may not be sent. */
record MessageWriter(DataOutputStream out, EntryCodec codec) {
    private static final byte[] NONE = {};

    void write(Message message) throws IOException {
        out.writeByte(MessageKind.of(message).number());
        if (message instanceof Invalidation invalidation) {
            out.writeLong(invalidation.first());
            out.writeLong(invalidation.last());
            out.writeByte(invalidation.cause().number());
            names(invalidation.names());
        } else if (message instanceof Drop drop) {
            names(drop.names());
        } else if (message instanceof Push push) {
            out.writeBoolean(push.replaced());
            bytes(codec.encode(push.entry()));
        } else if (message instanceof Announcement announcement) {
            name(announcement.id());
            names(announcement.dependencyIds());
        } else if (message instanceof Alias alias) {
            name(alias.id());
            names(alias.aliases());
            out.writeBoolean(alias.added());
        } else {
            writeRequestOrReply(message);
        }
    }

    private void writeRequestOrReply(Message message) throws IOException {
        if (message instanceof Pull pull) {
            out.writeLong(pull.request());
            name(pull.id());
        } else if (message instanceof PullReply reply) {
            out.writeLong(reply.request());
            bytes(reply.entry().map(codec::encode).orElse(NONE));
        } else if (message instanceof Confirm confirm) {
            out.writeLong(confirm.request());
            out.writeLong(confirm.number());
        } else if (message instanceof Confirmed confirmed) {
            out.writeLong(confirmed.request());
        } else if (message instanceof Begin begin) {
            out.writeLong(begin.token());
            names(begin.names());
        } else if (message instanceof End end) {
            out.writeLong(end.token());
            out.writeLong(end.number());
        } else if (message instanceof Bootstrap bootstrap) {
            out.writeBoolean(bootstrap.entries());
        } else if (message instanceof PositionReport report) {
            positionReport(report);
        } else {
            writeOthers(message);
        }
    }

    private void writeOthers(Message message) throws IOException {
        if (message instanceof PositionsWanted wanted) {
            out.writeLong(wanted.request());
        } else if (message instanceof Leaving leaving) {
            out.writeLong(leaving.request());
        } else if (message instanceof DigestWanted wanted) {
            out.writeLong(wanted.request());
        } else if (message instanceof Digest digest) {
            out.writeLong(digest.request());
            out.writeLong(digest.digest().entries());
            out.writeLong(digest.digest().ids());
            out.writeLong(digest.digest().contents());
        }
    }

    private void positionReport(PositionReport report) throws IOException {
        out.writeLong(report.request());
        out.writeLong(report.view());
        Set<Origin> cutOff = report.losses().cutOff();
        out.writeInt(cutOff.size());
        for (Origin member : cutOff) {
            out.writeLong(member.id().getMostSignificantBits());
            out.writeLong(member.id().getLeastSignificantBits());
        }
        out.writeBoolean(report.losses().lateCommits());
        out.writeInt(report.positions().size());
        for (Map.Entry<String, MemberPosition> entry : report.positions().entrySet()) {
            MemberPosition position = entry.getValue();
            out.writeUTF(entry.getKey());
            out.writeLong(position.number());
            out.writeLong(position.highestToken());
            out.writeInt(position.open().size());
            for (Map.Entry<Long, Set<Object>> open : position.open().entrySet()) {
                out.writeLong(open.getKey());
                names(open.getValue());
            }
        }
    }

    private void names(Set<Object> names) throws IOException {
        out.writeInt(names.size());
        for (Object name : names) {
            name(name);
        }
    }

    private void name(Object name) throws IOException {
        bytes(codec.encodeValue(name));
    }

    private void bytes(byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }
}
