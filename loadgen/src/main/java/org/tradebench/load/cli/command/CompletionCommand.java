package org.tradebench.load.cli.command;

import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine.Command;

/** Implements {@code trader completion}. */
@Command(
        name = "completion",
        description = "Prints a completion script for bash and zsh: source <(./trader completion)")
public final class CompletionCommand extends GenerateCompletion {}
