import type { Random } from '../../../../kit/random/random.ts'
import { capital } from '../../../../kit/wording/capital.ts'
import { type Message, say } from '../../../../kit/wording/say.ts'
import type { Relation } from '../../../../kit/words/relation.ts'
import { holds, readingsOf, relations, shareStem } from '../../../../kit/words/relations.ts'

type Words = readonly [first: string, second: string]

const words = (first: string, second: string): Words => [first, second]
const shown = ([first, second]: Words): string => `${capital(first)} : ${capital(second)}`

/** Every pair that some relation separates from the others: only this pair has it, or only this pair does not. */
export function oddPairs(pairs: readonly Words[]): string[] {
  const found = relations.flatMap((relation) =>
    [false, true].flatMap((turned) => {
      const inside = pairs.filter(([first, second]) => holds({ relation, turned }, first, second))
      if (inside.length === 1) return inside
      if (inside.length === pairs.length - 1) return pairs.filter((pair) => !inside.includes(pair))
      return []
    }),
  )
  return [...new Set(found.map(shown))]
}

/** Three pairs of one relation and one that only looks like them. */
export function oddPair(
  rng: Random,
  table: readonly Relation[],
  faults: readonly ('wrong word' | 'turned')[],
) {
  const { relation, three, odd, because } = rng.until(
    () => {
      const relation = rng.pick(table)
      const [a, b, c, d] = rng.sample(relation.pairs, 4)
      const other = rng.pick(relation.pairs)
      const wrongWord = {
        odd: words(d.first, other.second),
        because: say`${capital(other.second)} would be right for ${capital(other.first)}; with ${capital(d.first)} stands ${capital(d.second)}`,
      }
      const turned = {
        odd: words(d.second, d.first),
        because: say`it is turned round: here the first word ${relation.told.replace(/the first\b/, 'the second')}`,
      }
      const three = [a, b, c].map(({ first, second }) => words(first, second))
      return { relation, three, ...(rng.pick(faults) === 'turned' ? turned : wrongWord) }
    },
    (drawn) => {
      const pairs = [...drawn.three, drawn.odd]
      const found = oddPairs(pairs)
      const all = pairs.flat()
      return (
        found.length === 1 &&
        found[0] === shown(drawn.odd) &&
        new Set(all).size === all.length &&
        // 'Law : Lawyer' among three such pairs would be told by its spelling.
        !pairs.some(([first, second]) => shareStem(first, second)) &&
        // Words that are also related in another way would allow another reading.
        drawn.three.every(([first, second]) => readingsOf(first, second).length === 1)
      )
    },
  )
  const pairs = rng.shuffle([...three, odd])
  return {
    given: { find: 'pair' as const, pairs },
    prompt: ask(rng, pairs.map(shown).join('; ')),
    answer: shown(odd),
    mistakes: three.map((pair) => ({
      value: shown(pair),
      because: say`in it the second word ${relation.told}, as in two others`,
    })),
    steps: [
      say`In ${shown(three[0] ?? odd)} the second word ${relation.told}.`,
      say`The same is true of ${shown(three[1] ?? odd)} and of ${shown(three[2] ?? odd)}.`,
      say`Not so in ${shown(odd)}: ${because}.`,
      say`So the odd pair is ${shown(odd)}`,
    ],
  }
}

const ask = (rng: Random, list: string): Message => {
  return rng.pick([
    say`Four word-pairs have been given, out of which three are alike in some manner and one is different. Select the odd pair: ${list}`,
    say`Which word-pair does not belong to the group: ${list}?`,
    say`In three of the pairs ${list}, the words are related in the same way. Which pair is different?`,
    say`Select the pair in which the words are NOT related in the same way as in the others: ${list}`,
  ])
}
