import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import type { Relation } from '../../../kit/words/relation.ts'
import {
  answersOf,
  holds,
  learntRelations,
  readingsOf,
  relations,
  relationsOf,
  shareStem,
} from '../../../kit/words/relations.ts'

/** "Cow is to Calf as Deer is to what?" */
export const wordAnalogy = defineGenerator({
  id: 'reasoning/word-analogy',
  version: 9,
  levels: {
    easy: { forms: [missingWord], table: relationsOf('easy'), turns: 0.4, told: 'short' },
    medium: { forms: [missingWord], table: relationsOf('medium'), turns: 0.4, told: 'long' },
    hard: { forms: [twoMissing, samePair], table: relationsOf('hard'), turns: 0.5, told: 'long' },
  },
  generate: (rng, { forms, table, turns, told }) => rng.pick(forms)(rng, table, turns, told === 'long'),
  solve(given) {
    if (given.find === 'both') {
      const fitting = given.offered.filter(([first, second]) =>
        readingsOf(first, given.to).some((reading) => holds(reading, given.asked, second)),
      )
      const [pair] = fitting
      return fitting.length === 1 && pair ? blanks(pair) : ''
    }
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
    if (value.kind !== 'words' || given.find !== 'word') return false
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
        drawn.answer !== drawn.from &&
        !shareStem(drawn.asked, drawn.answer)
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
    say`Find the word that completes the analogy: ${from} : ${to} :: ${asked} : (?)`,
    say`Which word bears the same relation to ${asked} as ${to} bears to ${from}?`,
    say`Which word will replace the question mark (?) in ${from} : ${to} :: ${asked} : (?)`,
    say`In the pair ${from} – ${to}, the two words are related in a certain way. Which word is related to ${asked} in the same way?`,
  ])
}

/** Both ends are missing: "(?) : Yen :: Myanmar : (?)". The words offered show which relation is meant. */
function twoMissing(rng: Random, table: readonly Relation[], turns: number) {
  const { relation, turned, key, to, asked, wrong } = rng.until(
    () => {
      const relation = rng.pick(table)
      const turned = rng.chance(turns)
      const way = ({ first, second }: Relation['pairs'][number]): Words =>
        turned ? [second, first] : [first, second]
      const [shown, sought, third] = rng.sample(relation.pairs, 3)
      const [[from, to], [asked, answer], one] = [way(shown), way(sought), way(third)]
      const key = words(from, answer)
      const wrong = [words(from, one[1]), words(one[0], answer), words(one[0], one[1])]
      return { relation, turned, key, to, asked, wrong }
    },
    (drawn) => {
      const all = [...drawn.key, drawn.to, drawn.asked]
      const fits = ([first, second]: Words) =>
        readingsOf(first, drawn.to).some((reading) => holds(reading, drawn.asked, second))
      return (
        new Set([...all, ...drawn.wrong.flat()]).size === 6 &&
        readingsOf(drawn.key[0], drawn.to).length === 1 &&
        !shareStem(drawn.key[0], drawn.to) &&
        !shareStem(drawn.asked, drawn.key[1]) &&
        !drawn.wrong.some(fits)
      )
    },
  )
  const [B, C] = [capital(to), capital(asked)]
  const [first, second] = key
  const place = (word: string) => (turned ? 'first' : 'second') + word
  const told = `the ${place(' word')} ${turned ? put(relation.told, 'the second') : relation.told}`
  return {
    given: { find: 'both' as const, to, asked, offered: rng.shuffle([key, ...wrong]) },
    prompt: rng.pick([
      say`Select the pair of words that will replace the question marks, in order: (?) : ${B} :: ${C} : (?)`,
      say`Which two words will fill the blanks, in order, so that both pairs have the same relation: (?) : ${B} :: ${C} : (?)`,
      say`(?) is related to ${B} in the same way as ${C} is related to (?). Select the words for the two blanks, in order.`,
      say`Choose the words that complete the analogy, in order: (?) : ${B} :: ${C} : (?)`,
      say`In both pairs the words are related in the same way. Find the missing words, in order: (?) : ${B} :: ${C} : (?)`,
    ]),
    answer: blanks(key),
    mistakes: wrong.map((pair) => {
      const isFirstRight = pair[0] === first
      return {
        value: blanks(pair),
        because: isFirstRight
          ? say`${capital(pair[1])} does not go with ${C}`
          : say`${capital(pair[0])} does not go with ${B}`,
      }
    }),
    others: [],
    steps: [
      say`Try the words: in ${capital(first)} : ${B} ${told}.`,
      ...wrong.map(([one, other]) =>
        one === first
          ? say`${capital(other)} is not related to ${C} in this way.`
          : say`${capital(one)} is not related to ${B} in this way.`,
      ),
      say`In the same way ${C} : ${capital(second)}.`,
      say`So the missing words are ${blanks(key)}`,
    ],
  }
}

/** The words of the two blanks. */
const blanks = ([first, second]: Words): string => `${capital(first)}, ${capital(second)}`

const words = (first: string, second: string): Words => [first, second]

/** Four pairs, one of them related like the given pair. */
function samePair(rng: Random, table: readonly Relation[]) {
  const { relation, given, key, wrong } = rng.until(
    () => {
      const relation = rng.pick(learntRelations(table))
      const [example, right, turned, one] = rng.sample(relation.pairs, 4)
      const extra = rng.pick(relation.pairs)
      const [two, three] = rng.sample(relation.pairs, 2)
      const crossed = (from: Relation['pairs'][number], to: Relation['pairs'][number]) => ({
        pair: words(from.first, to.second),
        because: say`${capital(to.second)} would be right for ${capital(to.first)}, not for ${capital(from.first)}`,
      })
      // All of the same kind of things: a pair of another kind would be struck out at sight.
      const wrong = [
        {
          pair: words(turned.second, turned.first),
          because: say`its words are turned round: here the first word ${relation.told.replace(/the first\b/, 'the second')}`,
        },
        crossed(one, two),
        crossed(three, extra),
      ]
      return {
        relation,
        given: words(example.first, example.second),
        key: words(right.first, right.second),
        wrong,
      }
    },
    (drawn) => {
      const readings = readingsOf(...drawn.given)
      const all = [...drawn.given, ...drawn.key, ...drawn.wrong.flatMap(({ pair }) => pair)]
      return (
        readings.length === 1 &&
        !shareStem(...drawn.key) &&
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
    say`From the pairs ${list}, select the one in which the two words are related in the same way as in ‘${example}’.`,
    say`Which of the word-pairs ${list} shows the same relation as ‘${example}’?`,
    say`The words of the pair ‘${example}’ share a certain relationship. Select the pair that shares it from ${list}.`,
    say`Choose the pair that is related in the same way as the pair ‘${example}’: ${list}`,
  ])
}

const shown = ([first, second]: Words): string => `${capital(first)} : ${capital(second)}`
