import type { Phrase } from '../reading/read-phrases.ts'
import { subjectsOf } from './nodes/node-entries.ts'
import { isInner } from './nodes/node-kinds.ts'
import { isTelling } from './telling-phrases.ts'

/** Beside a name they only say what kind of thing it is: 'river godavari tributaries' asks for the tributaries of the Godavari. */
export const CLASS_NOUNS: ReadonlySet<string> = new Set(
  'river nadi lake jheel state rajya country king emperor empire dynasty kingdom period era kaal'.split(' '),
)

/** Those that are dropped where there is only one name too: 'godavari river', 'king harsha'. A 'state emergency' is not every emergency. */
const NOUNS_OF_ONE: ReadonlySet<string> = new Set(
  'river nadi lake jheel king emperor empire dynasty kingdom period era kaal'.split(' '),
)

export function withoutClassNouns(phrases: readonly Phrase[]): readonly Phrase[] {
  const isDropped = ({ text, words: [word] }: Phrase) =>
    phrases.length > 2 ? CLASS_NOUNS.has(text) : NOUNS_OF_ONE.has(text) && word?.typed === text
  const isBesideName = (index: number) =>
    [phrases[index - 1], phrases[index + 1]].some(
      (beside) => beside && isTelling(beside) && !beside.separated,
    )
  return phrases.filter((phrase, index) => {
    if (isRoleOf(phrase, phrases[index - 1], phrases[index + 1])) return false
    return phrase.separated || !isDropped(phrase) || !isBesideName(index)
  })
}

/**
 * 'Functions of the heart' and 'plant hormones and functions' ask what these do: beside a name of another subject, a function is
 * not that of mathematics.
 */
function isRoleOf({ text, nodes }: Phrase, before: Phrase | undefined, next: Phrase | undefined): boolean {
  if (text !== 'function') return false
  const isElsewhere = (name: Phrase | undefined) =>
    name !== undefined &&
    name.nodes.length > 0 &&
    !subjectsOf(name.nodes).some((subject) => subjectsOf(nodes).includes(subject))
  const isLast = next === undefined && before?.nodes.every(({ kind }) => isInner(kind)) === true
  return (isLast && isElsewhere(before)) || (next?.separated === false && isElsewhere(next))
}
