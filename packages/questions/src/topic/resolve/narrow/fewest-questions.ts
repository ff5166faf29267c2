// How many questions a reading needs to hold.

/** For all parts of a topic at once; with fewer, a wider reading is better. */
export const FEWEST_ON_ALL = 2

/** A topic without any name may be no topic at all. */
export const FEWEST_WITHOUT_NAME = 5

/** For a name that may mean less than its concept; with fewer, the concept itself is not wrong. */
export const FEWEST_ON_PART = 3

/** For a name that is marked as a part of its concept: the concept itself would be something else. */
export const FEWEST_ON_MARKED = 1

/** For a name with a word that its questions happen to have; one question may have it by chance. */
export const FEWEST_WITH_WORD = 2

/** For one of the things that a concept bundles; with fewer, questions that mention none of these things are served too. */
export const FEWEST_ON_HALF = 3

/** Of several parts that no question has in common, the narrowest is served alone. */
export const FEWEST_ALONE = 5
