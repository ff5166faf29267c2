import { mention } from '../../../kit/concepts.ts'
import { isPart, mayMeanLess } from '../../name-index.ts'
import type { Phrase } from '../../reading/read-phrases.ts'
import { tellingWords } from '../../reading/telling-words.ts'
import type { SyllabusNode } from '../../syllabus-names.ts'
import { CLASS_NOUNS } from '../class-nouns.ts'
import { mentionOf } from '../mention-words.ts'
import { FEWEST_ON_MARKED, FEWEST_ON_PART } from './fewest-questions.ts'

/** The words of a name that may mean less than its concept: 'battle of plassey' for the British conquest. */
export function narrowerThan({ text, words }: Phrase, nodes: readonly SyllabusNode[]): string[] {
  const [node, ...rest] = nodes
  if (!node) return []
  const isLess = nodes.every((one) => isPart(text, one)) || (rest.length === 0 && mayMeanLess(text, node))
  if (!isLess) return []
  const telling = tellingWords(words)
  // 'Buddhist councils' are not everything Buddhist: the words must be side by side where one alone says something.
  // Of a name of everyday words ('bank rate') only a mark says that it is less than its concept.
  if (telling.length === 0 && !isMarked({ text }, nodes)) return []
  // Questions say 'the Krishna', not 'the river Krishna'.
  const names = words.filter(({ word }) => !CLASS_NOUNS.has(word))
  // The 'third round table conference' is not any of the three.
  const isCounted = words.some(({ word }) => ORDINALS.has(word))
  const isOneName = isCounted || (telling.length <= 1 && names.length > 1)
  return isOneName ? [mention(words.map(({ word }) => word))] : telling.map(mentionOf)
}

const ORDINALS: ReadonlySet<string> = new Set('first second third fourth fifth'.split(' '))

export const isMarked = ({ text }: Pick<Phrase, 'text'>, nodes: readonly SyllabusNode[]): boolean =>
  nodes.every((node) => isPart(text, node))

export const fewestOn = (phrase: Phrase, nodes: readonly SyllabusNode[]): number =>
  isMarked(phrase, nodes) ? FEWEST_ON_MARKED : FEWEST_ON_PART
