package org.tradebench.load.plugin.request;

import java.io.Serial;
import java.util.Optional;
import org.apache.jmeter.assertions.Assertion;
import org.apache.jmeter.assertions.AssertionResult;
import org.apache.jmeter.samplers.SampleResult;
import org.apache.jmeter.testbeans.TestBean;
import org.apache.jmeter.testelement.AbstractTestElement;
import org.apache.jmeter.threads.JMeterVariables;

/**
 * Asserts that the answer of {@code /scenario} is the page of the operation that its headers name. The request is known by that operation from here on: its
 * label and its card ({@code trade.card}) are the operation, its user is {@code uid}.
 */
public final class ScenarioPage extends AbstractTestElement implements Assertion, TestBean {
    @Serial
    private static final long serialVersionUID = 1;

    private static final String OPERATION = "X-Trade-Operation";
    private static final String USER = "X-Trade-User";

    @Override
    public AssertionResult getResult(SampleResult answer) {
        AssertionResult result = new AssertionResult(getName());
        Optional<String> label = header(answer.getResponseHeaders(), OPERATION);
        Optional<PlayedOperation> operation = label.flatMap(PlayedOperation::of);
        JMeterVariables variables = getThreadContext().getVariables();
        variables.remove("trade.card");
        if (operation.isEmpty()) {
            return result.setResultForFailure(label.map(name -> "the mix has no operation '" + name + "'")
                    .orElse("the answer has no header " + OPERATION + ", which names the operation"));
        }
        answer.setSampleLabel(operation.get().label());
        String user = header(answer.getResponseHeaders(), USER).orElse("");
        variables.put("trade.card", operation.get().label());
        variables.put("uid", user);
        if (user.isEmpty()) {
            return result.setResultForFailure("the answer has no header " + USER + ", which names the user");
        }
        operation
                .get()
                .missingOn(answer.getResponseDataAsString(), user)
                .ifPresent(text -> result.setResultForFailure(
                        "the page of '" + operation.get().label() + "' does not contain '" + text + "'"));
        return result;
    }

    private static Optional<String> header(String headers, String name) {
        return headers.lines()
                .filter(line -> line.regionMatches(true, 0, name + ":", 0, name.length() + 1))
                .map(line -> line.substring(name.length() + 1).strip())
                .filter(value -> !value.isEmpty())
                .findFirst();
    }
}
