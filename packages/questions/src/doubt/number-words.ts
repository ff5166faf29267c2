const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const PATTERN = new RegExp(`\\b(${WORDS.join('|')})\\b`, 'g')

/** 'two dice' -> '2 dice'; only small numbers, which are counts. */
export const readNumberWords = (text: string): string =>
  text.replace(PATTERN, (word) => String(WORDS.indexOf(word)))
