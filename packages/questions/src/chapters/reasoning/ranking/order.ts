import { defineGenerator } from '../../../kit/define-generator.ts'
import { keepNeeded } from '../../../kit/puzzles/clue-puzzle.ts'
import { COUNTS } from '../../../kit/puzzles/seat-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { orders, permutations } from '../../../kit/values/permutations.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { people } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { MEASURES, type Measure } from './measures.ts'

/** "Asha is taller than Dev but shorter than Neha. Imran is shorter than Dev. Who is the tallest?" */
export const order = defineGenerator({
  id: 'reasoning/order',
  version: 4,
  levels: {
    easy: { size: 4, kinds: ['more'], finds: ['who'] },
    medium: { size: 5, kinds: ['more', 'between', 'between', 'count'], finds: ['who'] },
    hard: {
      size: 6,
      kinds: ['more', 'between', 'between', 'gap', 'gap', 'inside', 'balance'],
      finds: ['who', 'who', 'number', 'pair'],
    },
  },
  generate(rng, { size, kinds, finds }) {
    const measure = rng.pick(MEASURES)
    const names = rng.chance(0.4)
      ? rng.sample([...'ABCDEFGHJKLMNPQRSTUVW'], size).sort()
      : rng.sample(people, size).map(({ name }) => name)
    // From the first in the order to the last.
    const ranked = rng.shuffle(names)
    const asked = rng.int(0, size - 1)
    const clues = drawClues(rng, ranked, kinds, asked)
    const drawn = rng.pick<readonly Find[]>(finds)
    // Nobody is between the first and a person before the first.
    const find = drawn === 'pair' && (asked === 0 || asked === size - 1) ? 'who' : drawn
    const { question, answer, mistakes } = askAbout(rng, measure, ranked, asked, find)
    return {
      given: { find, names, clues, asked, size, about: find === 'number' ? (ranked[asked] ?? '') : '' },
      prompt: say`${rng.pick(OPENINGS)(size, formatList(names), measure)} ${clues.map((clue) => tellClue(measure, clue)).join('. ')}. ${question}`,
      answer,
      mistakes,
      steps: [
        say`Write the ${size} in one line, the ${measure.most} first, and use one clue after the other.`,
        ...clues.flatMap((clue) => explainClue(measure, clue)),
        say`Only one line agrees with every clue: ${ranked.join(' > ')}.`,
        find === 'who'
          ? say`So ${placeOf(measure, asked, size)} is ${answer}`
          : say`So the answer is ${answer}`,
      ],
    }
  },
  solve({ find, names, clues, asked, about }) {
    const lines = permutations(names).filter((ranked) =>
      clues.every((clue) => agrees((name) => ranked.indexOf(name), names.length, clue)),
    )
    const possible = new Set(
      lines.map((ranked) => {
        if (find === 'who') return ranked[asked] ?? ''
        if (find === 'number') return inWords(names.length - 1 - ranked.indexOf(about))
        return pairOf(ranked.filter((_, place) => Math.abs(place - asked) === 1))
      }),
    )
    return possible.size === 1 ? ([...possible][0] ?? '') : ''
  },
})

/** Who has a rank, how many are below a person, or which two have the ranks around one. */
type Find = 'who' | 'number' | 'pair'

const inWords = (number: number): string => (number === 0 ? 'None' : capital(COUNTS[number] ?? ''))

/** In the order of the alphabet, so that a pair is written in one way. */
const pairOf = (names: readonly string[]): string => names.toSorted().join(' and ')

function askAbout(rng: Random, measure: Measure, ranked: readonly string[], asked: number, find: Find) {
  const size = ranked.length
  const person = ranked[asked] ?? ''
  if (find === 'number') {
    const below = size - 1 - asked
    return {
      question: say`How many of them are ${measure.less} than ${person}?`,
      answer: inWords(below),
      mistakes: [
        { value: inWords(asked), because: say`so many are ${measure.more} than ${person}` },
        ...range(0, size - 1)
          .filter((number) => number !== below && number !== asked)
          .map((number) => ({
            value: inWords(number),
            because: say`${person} is ${placeOf(measure, asked, size)}`,
          })),
      ],
    }
  }
  if (find === 'pair') {
    const key = pairOf([ranked[asked - 1] ?? '', ranked[asked + 1] ?? ''])
    const others = ranked.filter((name) => name !== person)
    const pairs = others.flatMap((one, place) => others.slice(place + 1).map((other) => pairOf([one, other])))
    return {
      question: say`If they are arranged in the order of ${measure.noun}, then ${person} will be exactly between which two persons?`,
      answer: key,
      mistakes: rng
        .shuffle(pairs.filter((pair) => pair !== key))
        .map((pair) => ({ value: pair, because: say`the order is ${ranked.join(' > ')}` })),
    }
  }
  return {
    question: questionOf(measure, asked, size),
    answer: person,
    mistakes: rng.shuffle(ranked.filter((name) => name !== person)).map((name) => ({
      value: name,
      because: say`${name} is ${placeOf(measure, ranked.indexOf(name), size)}`,
    })),
  }
}

type Clue =
  | { kind: 'more'; one: string; other: string }
  | { kind: 'between'; one: string; above: string; below: string }
  | { kind: 'count'; one: string; ahead: number }
  /** So many are between the two, whichever of them is ahead. */
  | { kind: 'gap'; one: string; other: string; between: number }
  /** Neither the first nor the last. */
  | { kind: 'inside'; one: string }
  /** As many are ahead of one as are behind the other. */
  | { kind: 'balance'; one: string; other: string }

/** `place` is the place of a person in a line of `size`, from 0 for the first. */
function agrees(place: (name: string) => number, size: number, clue: Clue): boolean {
  if (clue.kind === 'more') return place(clue.one) < place(clue.other)
  if (clue.kind === 'between')
    return place(clue.above) < place(clue.one) && place(clue.one) < place(clue.below)
  if (clue.kind === 'count') return place(clue.one) === clue.ahead
  if (clue.kind === 'gap') return Math.abs(place(clue.one) - place(clue.other)) === clue.between + 1
  if (clue.kind === 'inside') return place(clue.one) > 0 && place(clue.one) < size - 1
  return place(clue.one) === size - 1 - place(clue.other)
}

/** Adds true clues until one order is left, then removes those that add nothing. */
function drawClues(
  rng: Random,
  ranked: readonly string[],
  kinds: readonly Clue['kind'][],
  asked: number,
): Clue[] {
  const clues: Clue[] = []
  const size = ranked.length
  const agreesWith = (places: readonly number[], clue: Clue) =>
    agrees((name) => places[ranked.indexOf(name)] ?? -1, size, clue)
  const all = orders(size).map((places) => [...places])
  let lines = all
  while (lines.length > 1) {
    const clue = drawClue(rng, ranked, rng.pick(kinds), asked)
    // One 'neither the tallest nor the shortest' is a clue, three of them are a list.
    if (clue.kind === 'inside' && clues.some(({ kind }) => kind === 'inside')) continue
    const left = lines.filter((places) => agreesWith(places, clue))
    if (left.length === lines.length) continue
    clues.push(clue)
    lines = left
  }
  return keepNeeded(all, clues, agreesWith)
}

function drawClue(rng: Random, ranked: readonly string[], kind: Clue['kind'], asked: number): Clue {
  const size = ranked.length
  const at = (place: number) => ranked[place] ?? ''
  if (kind === 'between') {
    const place = rng.int(1, size - 2)
    return { kind, one: at(place), above: at(rng.int(0, place - 1)), below: at(rng.int(place + 1, size - 1)) }
  }
  if (kind === 'count') {
    // Never the person asked about.
    const place = rng.pick(range(1, size - 2).filter((candidate) => candidate !== asked))
    return { kind, one: at(place), ahead: place }
  }
  if (kind === 'inside') return { kind, one: at(rng.int(1, size - 2)) }
  if (kind === 'gap') {
    const [one, other] = rng.sample(range(0, size - 1), 2)
    return { kind, one: at(one), other: at(other), between: Math.abs(one - other) - 1 }
  }
  if (kind === 'balance') {
    const place = rng.int(0, size - 1)
    return { kind, one: at(place), other: at(size - 1 - place) }
  }
  const place = rng.int(0, size - 2)
  return { kind, one: at(place), other: at(rng.int(place + 1, Math.min(size - 1, place + 2))) }
}

const OPENINGS = [
  (size: number, list: Message, { noun }: Measure) =>
    say`Among ${COUNTS[size] ?? ''} persons, ${list}, each has a different ${noun}.`,
  (size: number, list: Message, { noun }: Measure) =>
    say`${list} are ${COUNTS[size] ?? ''} friends, each of a different ${noun}.`,
  (size: number, list: Message, { noun }: Measure) =>
    say`Each of the ${COUNTS[size] ?? ''} students ${list} has a different ${noun}.`,
  (size: number, list: Message, { noun }: Measure) =>
    say`${capital(COUNTS[size] ?? '')} colleagues, ${list}, are compared by ${noun}, and no two of them are equal.`,
] as const

function tellClue({ more, less, most, least, noun }: Measure, clue: Clue): string {
  if (clue.kind === 'more') {
    // The same fact from either side, chosen by the names alone, so that a clue is always worded the same way.
    return (clue.one.length + clue.other.length) % 2 === 0
      ? `${clue.one} is ${more} than ${clue.other}`
      : `${clue.other} is ${less} than ${clue.one}`
  }
  if (clue.kind === 'between')
    return `${clue.one} is ${more} than ${clue.below} but ${less} than ${clue.above}`
  if (clue.kind === 'inside') return `${clue.one} is neither the ${most} nor the ${least}`
  if (clue.kind === 'gap')
    return clue.between === 0
      ? `No one is between ${clue.one} and ${clue.other} in ${noun}`
      : `Only ${COUNTS[clue.between] ?? ''} of them ${clue.between === 1 ? 'is' : 'are'} between ${clue.one} and ${clue.other} in ${noun}`
  if (clue.kind === 'balance')
    return `The number of persons ${more} than ${clue.one} is the same as the number of persons ${less} than ${clue.other}`
  return clue.ahead === 1
    ? `Only one of them is ${more} than ${clue.one}`
    : `Only ${COUNTS[clue.ahead] ?? ''} of them are ${more} than ${clue.one}`
}

/** What a clue about more than two people means for the order. */
function explainClue(measure: Measure, clue: Clue): Message[] {
  if (clue.kind === 'between')
    return [say`${tellClue(measure, clue)}: ${clue.above} > ${clue.one} > ${clue.below}.`]
  if (clue.kind === 'count')
    return [say`${tellClue(measure, clue)}: ${clue.one} is at place ${clue.ahead + 1}.`]
  if (clue.kind === 'gap')
    return [say`${clue.one} and ${clue.other} are ${clue.between + 1} apart, and either may be first.`]
  if (clue.kind === 'balance')
    return [say`${clue.one} is as far from the one end as ${clue.other} is from the other.`]
  return []
}

const RANKS = ['', 'second', 'third', 'fourth', 'fifth', 'sixth']

function placeOf({ most, least }: Measure, place: number, size: number): string {
  if (place === 0) return `the ${most}`
  if (place === size - 1) return `the ${least}`
  return place * 2 <= size - 1 ? `the ${RANKS[place]} ${most}` : `the ${RANKS[size - 1 - place]} ${least}`
}

const questionOf = (measure: Measure, asked: number, size: number): Message =>
  say`Who is ${placeOf(measure, asked, size)}?`
