/** A key this much longer than every other option gives itself away. */
const CONSPICUOUS = 1.8
/** Among short options length says nothing. */
const SHORT = 25

/** Whether the right option does not stand out by its length. */
export function isBalanced(options: readonly string[], correctIndex: number): boolean {
  const key = options[correctIndex]?.length ?? 0
  const longestWrong = Math.max(
    ...options.filter((_, index) => index !== correctIndex).map(({ length }) => length),
  )
  return key <= SHORT || key <= longestWrong * CONSPICUOUS
}
