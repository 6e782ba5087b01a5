package org.tradebench.load.report.study;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.flightrecorder.CpuByComponent.Component;
import org.tradebench.load.flightrecorder.FlameGraphDifference;
import org.tradebench.load.flightrecorder.FlameGraphs;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.TimeUse;

/** Shows where the application spends its CPU time at each level of an experiment, by one recorded trial of each ({@code --profile}). */
final class ProfileSection {
    private ProfileSection() {}

    /**
     * Describes the recorded trial of a level.
     *
     * @param name of its folder
     */
    private record Profile(String level, Path folder, String name, TimeUse use) {
        static Profile of(Path folder, TreatmentResult result, List<Treatment> all) {
            String name = result.treatment().profileFolder(all);
            return new Profile(
                    result.treatment().label(), folder.resolve(name), name, TimeUse.ofProfile(folder.resolve(name)));
        }

        String result() {
            return ResultFolder.of(folder).run().result().toString();
        }

        boolean has(String file) {
            return Files.isRegularFile(folder.resolve(file));
        }

        Element link(String text, String file) {
            return has(file) ? Element.of("a", text).with("href", name + "/" + file) : Element.of("span", "–");
        }
    }

    /** Returns the section; empty for an experiment without recorded trials. */
    static Optional<Element> draw(Path folder, List<TreatmentResult> levels) {
        List<Treatment> all = levels.stream().map(TreatmentResult::treatment).toList();
        List<Profile> profiles = levels.stream()
                .filter(level -> !level.treatment().again())
                .map(level -> Profile.of(folder, level, all))
                .filter(profile -> !FlameGraphs.in(profile.folder()).isEmpty())
                .toList();
        if (profiles.isEmpty()) {
            return Optional.empty();
        }
        Columns<Profile> columns = new Columns<Profile>().add("level", Profile::level);
        Arrays.stream(Component.values())
                .filter(component ->
                        profiles.stream().anyMatch(profile -> profile.use().of(component) > 0))
                .forEach(component -> columns.add(
                        component.label(), profile -> micros(profile.use().of(component))));
        columns.add("all", profile -> micros(profile.use().ofAllComponents()))
                .add("flame graph", profile -> profile.link("CPU time", FlameGraphs.Kind.CPU.file()))
                .add("difference", profile -> profile.link("from the baseline", FlameGraphDifference.FILE))
                .add("trial", profile -> profile.link(profile.result(), ResultFolder.REPORT));
        return Optional.of(Element.section(
                "Where the CPU time goes",
                Element.of(
                        "p",
                        "One more trial of each level, made by itself after the blocks, while JDK Flight Recorder recorded the application. It is part of no ratio above. A flame graph of the difference has the"
                                + " level's methods, red where an operation takes more CPU time in them than at the baseline, blue where less, yellow where the baseline does not call them."),
                columns.table("CPU time of the application per operation, in microseconds, by component", profiles)));
    }

    /** Formats CPU time; a trial without right answers has none. */
    private static String micros(double micros) {
        return micros == 0 ? "–" : Numbers.of(micros, 0);
    }
}
