package org.tradebench.app.population;

import java.util.List;

/** Makes up the profile of a populated user: name, address, e-mail and credit card of realistic lengths. */
record Person(String fullName, String address, String email, String creditCard) {
    private static final List<String> FIRST_NAMES = List.of(
            "Ada Alan Barbara Blaise Carl Dorothy Edsger Emmy Frances Grace Hedy John Katherine Leslie Margaret Niklaus"
                    .split(" "));
    private static final List<String> LAST_NAMES = List.of(
            "Allen Baker Carter Dawson Ellis Fisher Graham Hughes Irving Jordan Keller Lawson Mercer Norton Osborne Parker"
                    .split(" "));
    private static final List<String> STREETS = List.of(
            "Broad Street, Canal Street, Exchange Place, Fulton Street, Maiden Lane, Pearl Street, Wall Street, William Street"
                    .split(", "));
    private static final List<String> CITIES =
            List.of("Boston", "Chicago", "Frankfurt", "London", "New York", "Paris", "Singapore", "Tokyo");

    static Person of(PopulationRequest request, int user) {
        SeededRandom random = new SeededRandom(request.seed(), SeededRandom.Kind.PERSON, user);
        return new Person(
                oneOf(FIRST_NAMES, random) + " " + oneOf(LAST_NAMES, random),
                (1 + random.below(999)) + " " + oneOf(STREETS, random) + ", " + oneOf(CITIES, random),
                "uid" + user + "@example.com",
                creditCard(random));
    }

    private static String oneOf(List<String> names, SeededRandom random) {
        return names.get(random.below(names.size()));
    }

    /** Begins with 0000, as no real card does. */
    private static String creditCard(SeededRandom random) {
        StringBuilder number = new StringBuilder("0000");
        for (int group = 0; group < 3; group++) {
            number.append('-').append(Integer.toString(10_000 + random.below(10_000)), 1, 5);
        }
        return number.toString();
    }
}
