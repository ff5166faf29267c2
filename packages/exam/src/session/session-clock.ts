/** Whole seconds left of a time limit, at least 0. A test is submitted at 0. */
export const secondsLeft = (timeLimit: number, elapsed: number): number =>
  Math.max(0, Math.ceil(timeLimit - elapsed))

export const isTimeUp = (timeLimit: number, elapsed: number): boolean => secondsLeft(timeLimit, elapsed) === 0

/** Adds time spent on one question; a negative time (the clock was set back) is not counted. */
export const addQuestionSeconds = (
  spent: readonly number[],
  index: number,
  seconds: number,
  total: number,
): number[] =>
  Array.from({ length: total }, (_, at) => (spent[at] ?? 0) + (at === index ? Math.max(0, seconds) : 0))
