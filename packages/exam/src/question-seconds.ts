/** Adds time spent on one question; time that a clock took back is not counted. */
export const addQuestionSeconds = (
  spent: readonly number[],
  index: number,
  seconds: number,
  total: number,
): number[] =>
  Array.from({ length: total }, (_, at) => (spent[at] ?? 0) + (at === index ? Math.max(0, seconds) : 0))
