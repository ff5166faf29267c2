/** Longer stems describe something that has to be thought through. */
const MOST_WORDS = 20

/**
 * Whether a written question or one on a fact asks, in one sentence, for something that one knows or does not know:
 * nothing is given to work with, and no statements are weighed. JEE and NEET have no such questions at the hard level.
 */
export function isOneLineRecall(type: string, text: string, hasFigure: boolean): boolean {
  if (!/^(?:bank|facts)\//.test(type) || hasFigure) return false
  const hasParts = text.includes('\n') || /[.?!:;] ["“']?[\p{Lu}\d(]/u.test(text)
  const hasNumbers = /\d|\$/.test(text)
  return !hasParts && !hasNumbers && text.split(/\s+/).length <= MOST_WORDS
}
