/** Whole seconds left of a time limit, never below 0. A test is submitted when none are left. */
export const secondsLeft = (timeLimit: number, elapsed: number): number =>
  Math.max(0, Math.ceil(timeLimit - elapsed))

export const isTimeUp = (timeLimit: number, elapsed: number): boolean => secondsLeft(timeLimit, elapsed) === 0
