import { mention, speaking } from '../../../kit/concepts.ts'
import type { Phrase } from '../../reading/read-phrases.ts'

export const mentionOfWord = ({ text }: Phrase): string => mention(text.split('_'))

/** Questions on a name that speak of a word beside it. A figure is looked for as it is. */
export const termOfWord = (word: Phrase): string =>
  word.text.includes('_') ? mentionOfWord(word) : speaking(word.text)

/** Each word is a term. Any of several long figures is enough, whatever is before it: 'emergency 352 356 360' are three articles. */
export function termsOfWords(words: readonly Phrase[], termOfOne: (word: Phrase) => string): string[] {
  const figures = words.flatMap(({ text }) => /(?:^|_)(\d{3})$/.exec(text)?.[1] ?? [])
  const others = words.filter(({ text }) => !/(?:^|_)\d{3}$/.test(text))
  const terms = others.map(termOfOne)
  return figures.length > 0 ? [...terms, figures.map((figure) => mention([figure])).join('/')] : terms
}
