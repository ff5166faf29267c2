import words from './real-words.json' with { type: 'json' }

/**
 * English and Hindi words with a meaning of their own that are within a typing error of a word of the syllabus: they are
 * not misspellings of it. tools/near-words.ts finds them in large word lists.
 */
const realWords: ReadonlySet<string> = new Set(words.split(' '))

export const isRealWord = (word: string): boolean => realWords.has(word)
