import type { CatalogueEntry } from '../../../chapters/catalogue.ts'
import type { Phrase } from '../../reading/read-phrases.ts'
import type { SyllabusNode } from '../../syllabus-names.ts'
import { chaptersOf, entriesOf } from '../nodes/node-entries.ts'
import { isTelling } from '../telling-phrases.ts'
import type { Reading } from '../topic-readings.ts'
import { FEWEST_ON_MARKED, FEWEST_WITH_WORD } from './fewest-questions.ts'
import { narrowerThan } from './narrower-than.ts'
import { readingOf } from './reading-of.ts'
import { mentionOfWord, termOfWord, termsOfWords } from './terms-of-words.ts'
import { ownTermOf, type Part } from './topic-part.ts'

/**
 * A name with other words beside it: the questions on the name may contain them, even words too common to search for
 * elsewhere ('kohlberg stages', 'folk dances of gujarat'). All of the words first, then each alone.
 */
export function readingsWithWords(
  typed: readonly Phrase[],
  parts: readonly Part[],
  unknown: readonly Phrase[],
): Reading[] {
  const [part, ...others] = parts
  if (!part || others.length > 0 || unknown.length === 0) return []
  const { phrase, nodes } = part
  const less = narrowerThan(phrase, nodes)
  const own = ownTermOf(part)
  const isOfPart = (entry: CatalogueEntry) => nodes.some((node) => node.factor(entry) > 0)
  // With more words left over than the name has, one of them alone says too little: 'dpsp gandhian principles'.
  const mayLeaveRest = unknown.length > 1 && unknown.length - 1 < phrase.words.length
  const choices = mayLeaveRest ? [unknown, ...unknown.map((word) => [word])] : [unknown]
  return choices.map((words) => ({
    ...readingOf(
      [
        ...(less.length > 0 ? less : own),
        ...termsOfWords(words, isTelling(phrase) ? termOfWord : mentionOfWord),
      ],
      chaptersOf(nodes),
      typed.filter((one) => one === phrase || words.includes(one)),
      unknown.filter((word) => !words.includes(word)),
      nodes.every(isOfWords) ? FEWEST_ON_MARKED : FEWEST_WITH_WORD,
      isOfPart,
    ),
    isByWord: true,
  }))
}

/** A table of words has each of them once, so one question is enough: 'synonyms of abandon'. */
const isOfWords = (node: SyllabusNode): boolean =>
  entriesOf(node).every(({ chapterId }) => chapterId === 'vocabulary')
