import { latinHindi } from './latin-hindi.ts'

/** A word of a topic in its plain form; `separated` when 'and' or a comma comes before it. */
export interface TopicWord {
  word: string
  separated: boolean
}

/** The words for 'and' that learners type. */
const SEPARATORS: ReadonlySet<string> = new Set(['and', 'aur', 'evam', 'tatha', 'n'])

/** Lower case, no punctuation, no plural; 'and', '&' and commas only separate. */
export function splitTopic(topic: string): TopicWord[] {
  const tokens = latinHindi(topic)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[&,;/+]/g, ' and ')
    .replace(/%/g, ' % ')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .split(' ')
    .filter((token) => token !== '')
  return tokens.flatMap((token, index) =>
    SEPARATORS.has(token) ? [] : [{ word: stem(token), separated: SEPARATORS.has(tokens[index - 1] ?? '') }],
  )
}

/** Two names that a reader takes as the same have the same plain form. */
export const plainName = (name: string): string =>
  splitTopic(name)
    .map(({ word }) => word)
    .join(' ')

export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
