/** Small words that change nothing in a name: 'defects of the eye' are 'eye defects'. */
const SMALL: ReadonlySet<string> = new Set('of the in on for to a an ka ke ki se'.split(' '))

export const isSmall = (word: string): boolean => SMALL.has(word)
