/** The id of a question made by Ekagra: 'q-{timestamp}-{index}-{random}'. `random` is in [0, 1). */
export const makeQuestionId = (timestamp: number, index: number, random: number): string =>
  `q-${timestamp}-${index}-${randomSuffix(random)}`

/** The id of a question that arrives without one. */
export const missingQuestionId = (timestamp: number, index: number): string =>
  `question-${timestamp}-${index}`

/** Seven letters or digits from a number in [0, 1). */
export const randomSuffix = (random: number): string =>
  Math.floor(random * 36 ** 7)
    .toString(36)
    .padStart(7, '0')
