package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tradebench.load.flightrecorder.FlightRecording;

class LoadGeneratorJvmTest {
    @Test
    void addsFlightRecordingOptionsWhenRecorded() {
        LoadGeneratorJvm standard = LoadGeneratorJvm.standard();
        assertThat(standard.recorded(true).options()).containsAll(FlightRecording.JVM_OPTIONS);
        assertThat(standard.options()).doesNotContainAnyElementsOf(FlightRecording.JVM_OPTIONS);
    }
}
