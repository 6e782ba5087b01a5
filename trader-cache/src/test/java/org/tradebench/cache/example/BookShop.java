package org.tradebench.cache.example;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.command.CacheableCommand;
import org.tradebench.cache.command.CommandCache;
import org.tradebench.cache.policy.CachePolicies;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.typed.GroupCache;
import org.tradebench.cache.typed.GroupCacheBuilder;

/** The example of the README: a shop that remembers its books, by author, in a map, then by commands. */
public final class BookShop {
    record Book(String isbn, String title, String author, int cents) {}

    /** The database. */
    private final Map<String, Book> table =
            new ConcurrentHashMap<>(Map.of("0-1", new Book("0-1", "Atlas", "Mercator", 2500)));

    private int reads;
    private final List<String> lines = new ArrayList<>();

    private Book read(String isbn) {
        reads++;
        return table.get(isbn);
    }

    private void write(String isbn, int cents) {
        table.computeIfPresent(isbn, (key, book) -> new Book(isbn, book.title(), book.author(), cents));
    }

    private void report(String what, Object price) {
        lines.add(what + ": " + price + ", " + reads + " reads");
    }

    public static void main(String[] arguments) throws IOException {
        new BookShop().run().forEach(System.out::println);
    }

    List<String> run() throws IOException {
        try (CacheService service = CacheService.builder().build()) {
            useGroups(service);
            useMap(service);
            useLease(service);
            useCommands(service);
        }
        return lines;
    }

    private void useMap(CacheService service) {
        // README: map
        CacheInstance books = service.instance(CacheSettings.named("books").withMaxEntries(10_000));
        EntryOptions options = EntryOptions.DEFAULT
                .withTimeToLive(Duration.ofMinutes(10))
                .withDependencyIds(Set.of("Book:0-1", "AllBooks"));

        Book first = (Book) books.get("0-1", isbn -> read((String) isbn), options); // reads the table
        Book second = (Book) books.get("0-1", isbn -> read((String) isbn), options); // does not

        write("0-1", 1999); // commit first,
        books.invalidate("Book:0-1"); // then invalidate
        // README: end
        report("map", first.cents() + " " + second.cents());
    }

    private void useGroups(CacheService service) {
        // README: groups
        GroupCache<String, Book> books = GroupCacheBuilder.<String, Book>named("books by author")
                .maximumSize(10_000)
                .expireAfterWrite(Duration.ofMinutes(10))
                .groups((isbn, book) -> Set.of("author " + book.author()))
                .build(service);

        Book first = books.get("0-1", this::read); // reads the table
        Book second = books.get("0-1", this::read); // does not

        write("0-1", 2100); // commit first,
        books.invalidateGroup("author Mercator"); // then invalidate: all books of this author are read again
        // README: end
        report("groups", first.cents() + " " + second.cents() + " " + books.estimatedSize());
    }

    private void useLease(CacheService service) {
        CacheInstance books = service.find("books").orElseThrow();
        EntryOptions options = EntryOptions.DEFAULT.withDependencyIds(Set.of("Book:0-1"));
        // README: lease
        Lease lease = books.lease(); // before the transaction that reads
        Book book = read("0-1");
        boolean cached = books.fill("0-1", book, options, lease); // false: a change has overtaken the read
        // README: end
        report("lease", book.cents() + " " + cached);
    }

    // README: command
    public final class FindBook extends CacheableCommand<RuntimeException> {
        private final String isbn;
        private Book book;

        FindBook(String isbn) {
            this.isbn = isbn;
        }

        public String getIsbn() {
            return isbn;
        }

        @Override
        public boolean isReadyToCallExecute() {
            return isbn != null;
        }

        @Override
        protected void performExecute() {
            book = read(isbn);
        }

        @Override
        protected Object outputs() {
            return book;
        }

        @Override
        protected void setOutputs(Object outputs) {
            book = (Book) outputs;
        }
    }
    // README: end

    /** The command that changes. */
    public final class ChangePrice extends CacheableCommand<RuntimeException> {
        private final String isbn;
        private final int cents;

        ChangePrice(String isbn, int cents) {
            this.isbn = isbn;
            this.cents = cents;
        }

        public String getIsbn() {
            return isbn;
        }

        @Override
        public boolean isReadyToCallExecute() {
            return true;
        }

        @Override
        protected void performExecute() {
            write(isbn, cents);
        }

        @Override
        public boolean hasOutputs() {
            return false;
        }

        @Override
        protected Object outputs() {
            return null;
        }

        @Override
        protected void setOutputs(Object outputs) {}
    }

    private void useCommands(CacheService service) throws IOException {
        // README: execute
        CachePolicies policies;
        try (InputStream in = BookShop.class.getResourceAsStream("cachespec.xml")) {
            policies = CachePolicies.parse(in, "cachespec.xml");
        }
        CommandCache commands = CommandCache.builder(policies, service.instance(CacheSettings.named("commands")))
                .build();

        int before = commands.execute(new FindBook("0-1")).book.cents(); // runs
        int again = commands.execute(new FindBook("0-1")).book.cents(); // is served
        commands.execute(new ChangePrice("0-1", 1500)); // runs, then invalidates Book:0-1
        int after = commands.execute(new FindBook("0-1")).book.cents(); // runs
        // README: end
        report("commands", before + " " + again + " " + after);
    }
}
