/**
 * Normalises a text for search: ignores case and accents, and also the dot below and the choice of nasal
 * sign, which people type differently in Hindi: फोटो matches फ़ोटो, हिन्दी matches हिंदी.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replace(/\u0901|[ङञणनम]\u094d(?=[क-ह])/g, '\u0902')

/** Letters with their marks (the vowel signs of Devanagari) and digits, of any script. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether every word typed occurs in the text, anywhere. */
export function containsWords(text: string, typed: string): boolean {
  const folded = foldText(text)
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Whether every word typed begins a word of the texts, in any order: 'time work' finds 'Time & Work'. */
export function beginsWords(texts: readonly string[], typed: string): boolean {
  const wanted = wordsOf(typed)
  const offered = texts.flatMap(wordsOf)
  return wanted.length > 0 && wanted.every((word) => offered.some((other) => other.startsWith(word)))
}
