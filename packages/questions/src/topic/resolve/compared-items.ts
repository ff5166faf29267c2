import { allOf } from '../../kit/concepts.ts'
import type { Phrase } from '../reading/read-phrases.ts'
import { tellingWords } from '../reading/telling-words.ts'
import { mentionOf, nameIn } from './mention-words.ts'
import { subjectsOf } from './nodes/node-entries.ts'
import { isTopic } from './nodes/node-kinds.ts'
import { isTelling } from './telling-phrases.ts'

/** Only things of one subject are compared: in 'cells vs batteries' the cell is not that of biology, so they are not taken as a list. */
export function ofOneKind(phrases: readonly Phrase[]): readonly Phrase[] {
  const isOther = (phrase: Phrase) =>
    phrase.isEveryday &&
    phrases.some((other) => isTelling(other)) &&
    !phrases.some(
      (other) =>
        other !== phrase && subjectsOf(other.nodes).some((one) => subjectsOf(phrase.nodes).includes(one)),
    )
  return phrases.some(isOther) ? phrases.map((phrase) => ({ ...phrase, separated: false })) : phrases
}

/** The questions on an item of a list, or that say its name. */
export const speakingOf = (item: readonly Phrase[]): string => {
  const names = item.filter(({ nodes }) => nodes.some(isTopic))
  const concepts = names.flatMap(({ nodes }) => nodes.flatMap(({ concept }) => concept ?? []))
  return [...new Set(concepts), ...names.map(nameIn)].join('/')
}

/** The questions that say all telling words of a topic. */
export const wordsOf = (phrases: readonly Phrase[]): string =>
  allOf(phrases.flatMap(({ words }) => tellingWords(words)).map(mentionOf))
