import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import type { Relation } from '../../../kit/words/relation.ts'
import {
  answersOf,
  areSimilar,
  holds,
  readingsOf,
  relations,
  relationsOf,
} from '../../../kit/words/relations.ts'

/** "Cow is to Calf as Deer is to what?" */
export const wordAnalogy = defineGenerator({
  id: 'reasoning/word-analogy',
  version: 5,
  levels: {
    easy: { forms: [missingWord], table: relationsOf('easy'), turns: 0.4, told: 'short' },
    medium: { forms: [missingWord], table: relationsOf('medium'), turns: 0.4, told: 'long' },
    hard: { forms: [missingWord, samePair], table: relationsOf('hard'), turns: 0.5, told: 'long' },
  },
  generate: (rng, { forms, table, turns, told }) => rng.pick(forms)(rng, table, turns, told === 'long'),
  solve(given) {
    const readings = readingsOf(given.from, given.to)
    if (given.find === 'word') {
      const found = new Set(readings.flatMap((reading) => answersOf(reading, given.asked)))
      return found.size === 1 ? capital([...found][0] ?? '') : ''
    }
    const fitting = given.pairs.filter(([first, second]) =>
      readings.some((reading) => holds(reading, first, second)),
    )
    const [pair] = fitting
    return fitting.length === 1 && pair ? `${capital(pair[0])} : ${capital(pair[1])}` : ''
  },
  // A word related to the third as the second is to the first, in any reading, is never offered as wrong.
  accepts(given, value) {
    if (value.kind !== 'words' || given.find === 'pair') return false
    return readingsOf(given.from, given.to).some((reading) =>
      [value.text, value.text.toLowerCase()].some((word) => holds(reading, given.asked, word)),
    )
  },
})

type Words = readonly [first: string, second: string]

function missingWord(rng: Random, table: readonly Relation[], turns: number, long: boolean) {
  const { relation, from, to, asked, answer, turned } = rng.until(
    () => {
      const relation = rng.pick(table)
      const turned = rng.chance(turns)
      const [shown, sought] = rng.sample(relation.pairs, 2)
      return turned
        ? {
            relation,
            turned,
            from: shown.second,
            to: shown.first,
            asked: sought.second,
            answer: sought.first,
          }
        : {
            relation,
            turned,
            from: shown.first,
            to: shown.second,
            asked: sought.first,
            answer: sought.second,
          }
    },
    (drawn) => {
      const found = readingsOf(drawn.from, drawn.to).flatMap((reading) => answersOf(reading, drawn.asked))
      return (
        new Set(found).size === 1 &&
        drawn.answer !== drawn.to &&
        drawn.asked !== drawn.from &&
        drawn.answer !== drawn.from
      )
    },
  )
  const [A, B, C, D] = [from, to, asked, answer].map(capital)
  const { told } = relation
  return {
    given: { find: 'word' as const, from, to, asked },
    prompt: ask(rng, A ?? '', B ?? '', C ?? ''),
    answer: D ?? '',
    mistakes: mistakes(rng, relation, { from, to, asked, turned }),
    steps: [
      turned
        ? say`In ${A ?? ''} : ${B ?? ''} the first word ${put(told, 'the second')}.`
        : say`In ${A ?? ''} : ${B ?? ''} the second word ${told}.`,
      ...(long
        ? [
            turned
              ? say`So ${C ?? ''} ${put(told, 'the wanted word')}.`
              : say`So a word is wanted that ${put(told, C ?? '')}.`,
          ]
        : []),
      say`In the same way ${C ?? ''} : ${D ?? ''}`,
    ],
  }
}

const put = (told: string, word: string): string => told.replace(/the first\b/, word)

function mistakes(
  rng: Random,
  relation: Relation,
  { from, to, asked, turned }: { from: string; to: string; asked: string; turned: boolean },
): { value: string; because: Message }[] {
  const kept = new Set([from, to, asked])
  // All of them: when words have many readings, few pairs are certainly wrong.
  const sameRelation = rng.shuffle(relation.pairs).flatMap(({ first, second }) => {
    const [word, other] = turned ? [first, second] : [second, first]
    if (kept.has(word) || other === asked) return []
    return [{ value: capital(word), because: say`${capital(word)} would be right for ${capital(other)}` }]
  })
  const otherRelation = relations.flatMap(({ id, told, pairs }) =>
    id === relation.id
      ? []
      : pairs.flatMap(({ first, second }) =>
          first === asked && !kept.has(second)
            ? [
                {
                  value: capital(second),
                  because: say`of ${capital(asked)} and ${capital(second)} something else is true: the second word ${told}`,
                },
              ]
            : [],
        ),
  )
  return [...otherRelation.slice(0, 2), ...sameRelation]
}

const ask = (rng: Random, from: string, to: string, asked: string): Message => {
  return rng.pick([
    say`Select the option that is related to the third word in the same way as the second word is related to the first word: ${from} : ${to} :: ${asked} : (?)`,
    say`${from} is related to ${to} in the same way as ${asked} is related to:`,
    say`Select the related word from the given alternatives: ${from} : ${to} :: ${asked} : (?)`,
    say`As ${from} is to ${to}, so ${asked} is to:`,
    say`${from} : ${to} :: ${asked} : (?)`,
    say`Which word will replace the question mark (?) in ${from} : ${to} :: ${asked} : (?)`,
    say`In the pair ${from} – ${to}, the two words are related in a certain way. Which word is related to ${asked} in the same way?`,
  ])
}

const words = (first: string, second: string): Words => [first, second]

/** Four pairs, one of them related like the given pair. */
function samePair(rng: Random, table: readonly Relation[]) {
  const { relation, given, key, wrong } = rng.until(
    () => {
      const relation = rng.pick(table)
      const [example, right, turned, one] = rng.sample(relation.pairs, 4)
      const other = rng.pick(relation.pairs)
      const foreign = rng.pick(relations.filter((kind) => !areSimilar(relation, kind)))
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
    prompt: askPairs(rng, shown(given), pairs.map(shown).join('; ')),
    answer: shown(key),
    mistakes: wrong.map(({ pair, because }) => ({ value: shown(pair), because })),
    steps: [
      say`In ${shown(given)} the second word ${relation.told}.`,
      ...wrong.map(({ pair, because }) => say`Not ${shown(pair)}: ${because}.`),
      say`The same is true of ${shown(key)}`,
    ],
  }
}

const askPairs = (rng: Random, example: string, list: string): Message => {
  return rng.pick([
    say`Select the pair in which the two words are related in the same way as in the pair ${example}: ${list}`,
    say`Which of the following word-pairs shows the same relation as ${example}: ${list}?`,
    say`The words of the pair ${example} share a certain relationship. Select the pair that shares it from ${list}.`,
    say`Choose the pair which is analogous to ${example} from the following: ${list}`,
  ])
}

const shown = ([first, second]: Words): string => `${capital(first)} : ${capital(second)}`
