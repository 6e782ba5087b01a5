package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.web.page.JobView;

/** Writes the progress bar of a population or reset; nothing when no rows are being counted. */
public final class JobProgress extends ValueTag {
    @Override
    public void doTag() throws IOException {
        if (value() instanceof JobView job) {
            write(markup(), job);
        }
    }

    static void write(HtmlWriter markup, JobView job) throws IOException {
        if (job.running() && job.all() > 0) {
            markup.html(
                    "<progress aria-label=\"Rows\" value=\"{}\" max=\"{}\"></progress>\n<p class=\"note\">{}</p>\n",
                    job.done(),
                    job.all(),
                    job.rows());
        }
    }
}
