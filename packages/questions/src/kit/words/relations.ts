import type { Difficulty } from '@ekagra/schema/difficulty'
import { fits, type Relation } from './relation.ts'
import { languageRelations } from './relations-language.ts'
import { natureRelations } from './relations-nature.ts'
import { peopleRelations } from './relations-people.ts'
import { scienceRelations } from './relations-science.ts'
import { worldRelations } from './relations-world.ts'

export const relations: readonly Relation[] = [
  ...natureRelations,
  ...peopleRelations,
  ...worldRelations,
  ...scienceRelations,
  ...languageRelations,
]

/** What everybody knows, what an exam candidate knows, and what a well-read one knows. */
const LEVELS: Readonly<Record<Difficulty, readonly string[]>> = {
  easy: 'young sound home female tool workplace creation function material class part opposite game-gear act-noun'.split(
    ' ',
  ),
  medium:
    'herd kept cover served game-place payment currency capital state-capital dance river study measures unit symbol synonym person-noun'.split(
      ' ',
    ),
  hard: 'quality adjective monument medicine disease fear degree cause currency study measures unit'.split(
    ' ',
  ),
}

export const relationsOf = (level: Difficulty): readonly Relation[] =>
  relations
    .filter(({ id }) => LEVELS[level].includes(id))
    .map((relation) =>
      level === 'hard' ? { ...relation, pairs: relation.pairs.filter(({ isKnown }) => !isKnown) } : relation,
    )

/** Relations by the sense of the words: a wrong pair of theirs ('Victory : Sweat', 'Good : Beg') is nonsense at sight. */
const BY_SENSE = new Set(['cause', 'degree', 'quality', 'synonym', 'opposite'])

/** Those of which a wrong pair still looks right to whoever has not learnt it: 'France : Naira'. */
export const learntRelations = (table: readonly Relation[]): readonly Relation[] =>
  table.filter(({ id }) => !BY_SENSE.has(id))

/** Whether two words begin alike, as law and lawyer do: such a pair is told by its spelling, without its meaning. */
export function shareStem(one: string, other: string): boolean {
  const length = Math.min(4, one.length, other.length)
  return length > 2 && one.slice(0, length).toLowerCase() === other.slice(0, length).toLowerCase()
}

/** A relation read from left to right, or from right to left. */
export interface Reading {
  relation: Relation
  turned: boolean
}

/** Every way in which the tables relate two words. */
export const readingsOf = (from: string, to: string): Reading[] =>
  relations.flatMap((relation) => [
    ...(fits(relation, from, to) ? [{ relation, turned: false }] : []),
    ...(fits(relation, to, from) ? [{ relation, turned: true }] : []),
  ])

/** Whether two words have this relation, read in this direction. */
export const holds = ({ relation, turned }: Reading, from: string, to: string): boolean =>
  turned ? fits(relation, to, from) : fits(relation, from, to)

/** The main words of the table for a word, without those that are merely also right. */
export const answersOf = ({ relation: { pairs }, turned }: Reading, asked: string): string[] =>
  pairs.flatMap(({ first, second }) =>
    turned ? (second === asked ? [first] : []) : first === asked ? [second] : [],
  )
