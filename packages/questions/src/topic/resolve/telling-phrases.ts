import type { Phrase } from '../reading/read-phrases.ts'
import type { SyllabusNode } from '../syllabus-names.ts'
import { chaptersOf, contains } from './nodes/node-entries.ts'
import { isTopic } from './nodes/node-kinds.ts'

/** Whether a phrase says what the topic is. Beside words that were not understood, an everyday word or a whole exam does not: 'bermuda triangle'. */
export const isTelling = (phrase: Phrase): boolean =>
  phrase.nodes.some(isTopic) && !phrase.isEveryday && !phrase.isGuess

/** An everyday word that has nothing to do with the rest: 'governor powers' is not about the power of an engine. */
export function isStray(phrase: Phrase, all: readonly Phrase[]): boolean {
  if (!phrase.isEveryday || phrase.separated) return false
  const others = all.filter((other) => other !== phrase && other.nodes.some(isTopic))
  if (!others.some(isTelling)) return false
  return !phrase.nodes.some((node) =>
    others.some(({ nodes }) => nodes.some((other) => contains(other, node) || areOfOneChapter(other, node))),
  )
}

/** Two types of one chapter: 'work efficiency wages'. */
const areOfOneChapter = (one: SyllabusNode, other: SyllabusNode): boolean =>
  one.kind === 'type' &&
  other.kind === 'type' &&
  [...chaptersOf([one])].every((chapter) => chaptersOf([other]).has(chapter))
