package org.tradebench.app.caching.command;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import org.tradebench.app.caching.Shares;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.services.PipelineStage;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeReads.AccountRead;
import org.tradebench.app.services.TradeReads.HoldingsRead;
import org.tradebench.app.services.TradeReads.MarketSummaryRead;
import org.tradebench.app.services.TradeReads.OrdersRead;
import org.tradebench.app.services.TradeReads.ProfileRead;
import org.tradebench.app.services.TradeReads.QuoteRead;
import org.tradebench.app.services.TradeReads.QuotesRead;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.services.TradeUpdates.AnnouncedOrdersUpdate;
import org.tradebench.app.services.TradeUpdates.BuyUpdate;
import org.tradebench.app.services.TradeUpdates.CancellationUpdate;
import org.tradebench.app.services.TradeUpdates.CompletionUpdate;
import org.tradebench.app.services.TradeUpdates.LoginUpdate;
import org.tradebench.app.services.TradeUpdates.LogoutUpdate;
import org.tradebench.app.services.TradeUpdates.NewProfileUpdate;
import org.tradebench.app.services.TradeUpdates.NewQuoteUpdate;
import org.tradebench.app.services.TradeUpdates.PriceUpdate;
import org.tradebench.app.services.TradeUpdates.QueueUpdate;
import org.tradebench.app.services.TradeUpdates.ResetUpdate;
import org.tradebench.app.services.TradeUpdates.SellUpdate;

/** Executes each operation as the command that the policy file names; operations without one go directly to the next stage. */
public record CommandStage(TradeCommands commands) implements PipelineStage {
    private static final Map<Class<?>, BiFunction<?, TradeServices, ? extends TradeCommand<?>>> COMMANDS = commandsOf();

    private static Map<Class<?>, BiFunction<?, TradeServices, ? extends TradeCommand<?>>> commandsOf() {
        Table table = new Table(new HashMap<>());
        table.put(LoginUpdate.class, LoginCommand::new);
        table.put(LogoutUpdate.class, LogoutCommand::new);
        table.put(AccountRead.class, AccountCommand::new);
        table.put(ProfileRead.class, AccountProfileCommand::new);
        table.put(NewProfileUpdate.class, UpdateAccountProfileCommand::new);
        table.put(QuoteRead.class, QuoteCommand::new);
        table.put(OrdersRead.class, OrdersCommand::new);
        table.put(AnnouncedOrdersUpdate.class, ClosedOrdersCommand::new);
        table.put(BuyUpdate.class, BuyCommand::new);
        table.put(SellUpdate.class, SellCommand::new);
        table.put(QueueUpdate.class, OrderCompletedCommand::new);
        table.put(CompletionUpdate.class, OrderCompletedCommand::new);
        table.put(CancellationUpdate.class, OrderCompletedCommand::new);
        table.put(PriceUpdate.class, (update, next) -> new UpdateQuotePriceCommand(update, update.symbol(), next));
        table.put(NewQuoteUpdate.class, (update, next) -> new UpdateQuotePriceCommand(update, update.symbol(), next));
        table.put(MarketSummaryRead.class, MarketSummaryCommand::new);
        table.put(ResetUpdate.class, ResetTradeCommand::new);
        return Map.copyOf(table.commands());
    }

    /** Lets the compiler check that a command takes its operation and gives its answer. */
    private record Table(Map<Class<?>, BiFunction<?, TradeServices, ? extends TradeCommand<?>>> commands) {
        <T, O extends TradeOperation<T>> void put(
                Class<O> operation, BiFunction<O, TradeServices, TradeCommand<T>> command) {
            commands.put(operation, command);
        }
    }

    @Override
    @SuppressWarnings("unchecked") // The table holds under an operation's class a command that gives its answer.
    public <T> T call(TradeOperation<T> operation, TradeServices next) {
        if (operation instanceof QuotesRead read) {
            return (T) quotes(read.symbols(), next);
        }
        if (operation instanceof HoldingsRead read) {
            return (T) holdings(read, next);
        }
        var command =
                (BiFunction<TradeOperation<T>, TradeServices, TradeCommand<T>>) COMMANDS.get(operation.getClass());
        return command == null ? next.call(operation) : commands.output(command.apply(operation, next));
    }

    /** Looks each quote up by a command; reads those that are not cached by one statement. */
    private List<Quote> quotes(Collection<String> symbols, TradeServices next) {
        Map<String, Quote> quotes = new HashMap<>(2 * symbols.size());
        Map<String, QuoteCommand> missing = new LinkedHashMap<>();
        for (String symbol : symbols) {
            QuoteCommand command = new QuoteCommand(new QuoteRead(symbol), next);
            if (commands.isServed(command)) {
                quotes.put(symbol, command.output());
            } else {
                missing.put(symbol, command);
            }
        }
        if (!missing.isEmpty()) {
            TradeCommands.InstanceLease lease = commands.lease();
            for (Quote quote : next.getQuotes(missing.keySet())) {
                quotes.put(quote.symbol(), quote);
                QuoteCommand command = Objects.requireNonNull(missing.get(quote.symbol()));
                command.setOutput(quote);
                commands.keep(command, lease);
            }
        }
        return symbols.stream().map(quotes::get).filter(Objects::nonNull).toList();
    }

    /** Caches shares by their owner, prices by their quotes; a miss of the shares reads both by one statement. */
    private List<Holding> holdings(HoldingsRead read, TradeServices next) {
        HoldingsCommand command = new HoldingsCommand(read, next);
        List<Shares> shares = commands.output(command);
        List<Holding> priced = command.read();
        return priced != null
                ? priced
                : Shares.priced(shares, symbols -> quotes(symbols, next)).orElseGet(() -> next.call(read));
    }
}
