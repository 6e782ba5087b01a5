package org.tradebench.cache.jgroups;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Collects the messages of a logger and the loggers below it, until it is closed. */
final class LogRecords extends Handler implements AutoCloseable {
    private final List<String> messages = new CopyOnWriteArrayList<>();

    /** A strong reference: the handler would be lost with a logger that is garbage collected. */
    private final Logger logger;

    /** The logger's level before, to be restored; null: inherited. */
    private final Level before;

    private LogRecords(Logger logger) {
        this.logger = logger;
        before = logger.getLevel();
    }

    /** Starts to collect messages of level INFO and above. */
    static LogRecords of(String name) {
        LogRecords records = new LogRecords(Logger.getLogger(name));
        records.setFormatter(new SimpleFormatter());
        records.logger.setLevel(Level.INFO);
        records.logger.addHandler(records);
        return records;
    }

    List<String> containing(String part) {
        return messages.stream().filter(message -> message.contains(part)).toList();
    }

    @Override
    public void publish(LogRecord logged) {
        messages.add(getFormatter().formatMessage(logged));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        logger.removeHandler(this);
        logger.setLevel(before);
    }
}
