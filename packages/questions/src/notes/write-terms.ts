import type { Term } from '../kit/define-terms.ts'
import { bulletList } from './write-markdown.ts'

/** At most so many terms, one of each concept before a second one of any. */
export function writeTerms(terms: readonly Term[], most: number): string {
  const turns = new Map<string, number>()
  const inTurn = terms.map((term, place) => {
    const turn = turns.get(term.concept) ?? 0
    turns.set(term.concept, turn + 1)
    return { ...term, turn, place }
  })
  const chosen = inTurn.toSorted((a, b) => a.turn - b.turn || a.place - b.place).slice(0, most)
  return bulletList(chosen.sort((a, b) => a.place - b.place).map(({ meaning }) => meaning))
}
