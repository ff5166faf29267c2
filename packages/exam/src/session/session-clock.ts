/** Whole seconds left of a time limit, never below 0. A test is submitted when none are left. */
export const secondsLeft = (timeLimit: number, elapsed: number): number =>
  Math.max(0, Math.ceil(timeLimit - elapsed))

export const isTimeUp = (timeLimit: number, elapsed: number): boolean => secondsLeft(timeLimit, elapsed) === 0

/** Adds time spent on one question; time that a clock took back is not counted. */
export const addQuestionSeconds = (
  spent: readonly number[],
  index: number,
  seconds: number,
  total: number,
): number[] =>
  Array.from({ length: total }, (_, at) => (spent[at] ?? 0) + (at === index ? Math.max(0, seconds) : 0))
