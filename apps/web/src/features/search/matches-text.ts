/** 'time work' finds 'Time & Work': every word typed begins some word of the text, in any order and case. */
export function matchesText(query: string, ...texts: readonly string[]): boolean {
  const wanted = wordsOf(query)
  const offered = texts.flatMap(wordsOf)
  return wanted.length > 0 && wanted.every((word) => offered.some((other) => other.startsWith(word)))
}

/** Letters, marks (the vowel signs of Devanagari) and digits, of any script. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
