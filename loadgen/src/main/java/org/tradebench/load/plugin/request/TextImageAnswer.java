package org.tradebench.load.plugin.request;

import java.io.Serial;
import org.apache.jmeter.assertions.Assertion;
import org.apache.jmeter.assertions.AssertionResult;
import org.apache.jmeter.samplers.SampleResult;
import org.apache.jmeter.testbeans.TestBean;
import org.apache.jmeter.testelement.AbstractTestElement;

/**
 * Asserts that an answer is a complete PNG of the requested text, in the size that its letters need. The drawn letters are not compared: the image names its
 * text itself.
 */
public final class TextImageAnswer extends AbstractTestElement implements Assertion, TestBean {
    @Serial
    private static final long serialVersionUID = 1;

    private static final String TYPE = "image/png";

    /** Keyword under which the application stores the text. */
    private static final String KEYWORD = "Title";

    /** A line of letters is about as high as their size, with the room above, below and around them. */
    private static final double MAX_HEIGHT = 2;

    /** Bounds of a letter's mean width in parts of its size: for a text of narrow letters and one of wide ones. */
    private static final double MIN_WIDTH = 0.2;

    private static final double MAX_WIDTH = 1.2;
    private static final int MAX_MARGINS = 16;

    private String text = "";
    private String size = "";

    @Override
    public AssertionResult getResult(SampleResult answer) {
        AssertionResult result = new AssertionResult(getName());
        if (!TYPE.equals(answer.getContentType())) {
            return result.setResultForFailure(
                    "content type: expected " + TYPE + ", got \"" + answer.getContentType() + "\"");
        }
        try {
            String wrong = wrong(Png.of(answer.getResponseData()), text, Integer.parseInt(size.strip()));
            return wrong.isEmpty() ? result : result.setResultForFailure(wrong);
        } catch (IllegalArgumentException e) {
            return result.setResultForFailure("the answer is " + e.getMessage());
        }
    }

    /** Returns what is wrong with it; empty when nothing is. */
    static String wrong(Png image, String text, int size) {
        String title = image.texts().getOrDefault(KEYWORD, "");
        if (!title.equals(text)) {
            return "expected an image of the text '" + text + "', got one of '" + title + "'";
        }
        boolean high = image.height() >= size && image.height() <= MAX_HEIGHT * size + MAX_MARGINS;
        double letters = (double) text.length() * size;
        boolean wide = image.width() >= MIN_WIDTH * letters && image.width() <= MAX_WIDTH * letters + MAX_MARGINS;
        return high && wide
                ? ""
                : "expected an image of " + text.length() + " letters of size " + size + ", got " + image.width()
                        + " x " + image.height() + " pixels";
    }

    public String getText() {
        return text;
    }

    public void setText(String text) {
        this.text = text;
    }

    public String getSize() {
        return size;
    }

    public void setSize(String size) {
        this.size = size;
    }
}
