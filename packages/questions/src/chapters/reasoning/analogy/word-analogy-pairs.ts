import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { capital, type Relation } from '../../../kit/words/relation.ts'
import { areKin, holds, readingsOf, relations } from '../../../kit/words/relations.ts'

type Words = readonly [first: string, second: string]

const words = (first: string, second: string): Words => [first, second]
const shown = ([first, second]: Words): string => `${capital(first)} : ${capital(second)}`

/** Four pairs of which one is related as a given pair is. */
export function samePair(rng: Random, table: readonly Relation[]) {
  const { relation, given, key, wrong } = rng.until(
    () => {
      const relation = rng.pick(table)
      const [example, right, turned, one] = rng.sample(relation.pairs, 4)
      const other = rng.pick(relation.pairs)
      const foreign = rng.pick(relations.filter((kind) => !areKin(relation, kind)))
      const [stranger, second] = rng.sample(foreign.pairs, 2)
      const pool = [
        {
          pair: words(turned.second, turned.first),
          because: say`its words are turned round: here the first word ${relation.told.replace(/the first\b/, 'the second')}`,
        },
        {
          pair: words(one.first, other.second),
          because: say`${capital(other.second)} would be right for ${capital(other.first)}, not for ${capital(one.first)}`,
        },
        ...[stranger, second].map((pair) => ({
          pair: words(pair.first, pair.second),
          because: say`in it the second word ${foreign.told}`,
        })),
      ]
      return {
        relation,
        given: words(example.first, example.second),
        key: words(right.first, right.second),
        wrong: rng.sample(pool, 3),
      }
    },
    (drawn) => {
      const readings = readingsOf(...drawn.given)
      const all = [...drawn.given, ...drawn.key, ...drawn.wrong.flatMap(({ pair }) => pair)]
      return (
        readings.length === 1 &&
        new Set(all).size === all.length &&
        drawn.wrong.every(
          ({ pair: [first, second] }) => !readings.some((reading) => holds(reading, first, second)),
        )
      )
    },
  )
  const pairs = rng.shuffle([key, ...wrong.map(({ pair }) => pair)])
  return {
    given: { find: 'pair' as const, from: given[0], to: given[1], pairs },
    prompt: ask(rng, shown(given), pairs.map(shown).join('; ')),
    answer: shown(key),
    mistakes: wrong.map(({ pair, because }) => ({ value: shown(pair), because })),
    steps: [
      say`In ${shown(given)} the second word ${relation.told}.`,
      ...wrong.map(({ pair, because }) => say`Not ${shown(pair)}: ${because}.`),
      say`The same is true of ${shown(key)}`,
    ],
  }
}

const ask = (rng: Random, example: string, list: string): Message => {
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  return rng.pick([
    say`Which pair is related in the same way as ${example}? The pairs are: ${list}.`,
    say`${person.name} of ${town} looks for the pair that is like ${example} among these: ${list}. Which one is it?`,
    say`From ${list}, choose the pair whose words are related as in ${example}.`,
    say`A test in ${town} shows ${example} and then ${list}. Which of these four pairs follows the same rule?`,
  ])
}
