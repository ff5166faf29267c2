import { defineGenerator } from '../../../kit/define-generator.ts'
import { keepNeeded } from '../../../kit/puzzles/clue-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { permutations } from '../../../kit/values/permutations.ts'
import { people } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { MEASURES, type Measure } from './measures.ts'

/** "Asha is taller than Dev but shorter than Neha. Imran is shorter than Dev. Who is the tallest?" */
export const order = defineGenerator({
  id: 'reasoning/order',
  version: 2,
  levels: {
    easy: { size: 4, kinds: ['more'] },
    medium: { size: 5, kinds: ['more', 'more', 'between'] },
    hard: { size: 6, kinds: ['more', 'between', 'count', 'count'] },
  },
  generate(rng, { size, kinds }) {
    const measure = rng.pick(MEASURES)
    const names = rng.chance(0.4)
      ? rng.sample([...'ABCDEFGHJKLMNPQRSTUVW'], size).sort()
      : rng.sample(people, size).map(({ name }) => name)
    // From the first in the order to the last.
    const ranked = rng.shuffle(names)
    const asked = rng.int(0, size - 1)
    const clues = drawClues(rng, ranked, kinds, asked)
    const answer = ranked[asked] ?? ''
    const question = questionOf(measure, asked, size)
    return {
      given: { names, clues, asked, size },
      prompt: say`${rng.pick(OPENINGS)(size, names.join(', '))} ${clues.map((clue) => tellClue(measure, clue)).join('. ')}. ${question}`,
      answer,
      mistakes: rng.shuffle(ranked.filter((name) => name !== answer)).map((name) => ({
        value: name,
        because: say`${name} is ${placeOf(measure, ranked.indexOf(name), size)}`,
      })),
      steps: [
        say`Write the ${size} in one line, the ${measure.most} first, and use one clue after the other.`,
        ...clues.flatMap((clue) => explainClue(measure, clue)),
        say`Only one line agrees with every clue: ${ranked.join(' > ')}.`,
        say`So ${placeOf(measure, asked, size)} is ${answer}`,
      ],
    }
  },
  solve({ names, clues, asked }) {
    const possible = new Set(
      permutations(names)
        .filter((ranked) => clues.every((clue) => agrees(ranked, clue)))
        .map((ranked) => ranked[asked]),
    )
    return possible.size === 1 ? ([...possible][0] ?? '') : ''
  },
})

type Clue =
  | { kind: 'more'; one: string; other: string }
  | { kind: 'between'; one: string; above: string; below: string }
  | { kind: 'count'; one: string; ahead: number }

function agrees(ranked: readonly string[], clue: Clue): boolean {
  const place = (name: string) => ranked.indexOf(name)
  if (clue.kind === 'more') return place(clue.one) < place(clue.other)
  if (clue.kind === 'between')
    return place(clue.above) < place(clue.one) && place(clue.one) < place(clue.below)
  return place(clue.one) === clue.ahead
}

/** Adds true clues until one order is left, then removes those that add nothing. */
function drawClues(
  rng: Random,
  ranked: readonly string[],
  kinds: readonly Clue['kind'][],
  asked: number,
): Clue[] {
  const clues: Clue[] = []
  const all = permutations(ranked)
  let lines = all
  while (lines.length > 1) {
    const clue = drawClue(rng, ranked, rng.pick(kinds), asked)
    const left = lines.filter((line) => agrees(line, clue))
    if (left.length === lines.length) continue
    clues.push(clue)
    lines = left
  }
  return keepNeeded(all, clues, agrees)
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
  const place = rng.int(0, size - 2)
  return { kind, one: at(place), other: at(rng.int(place + 1, Math.min(size - 1, place + 2))) }
}

const OPENINGS = [
  (_: number, list: string) => say`Compare ${list}.`,
  (size: number, list: string) => say`${list} are ${size} friends.`,
  (size: number, list: string) => say`A coach compares ${size} players: ${list}.`,
  (size: number, list: string) => say`There are ${size} cousins: ${list}.`,
] as const

function tellClue({ more, less }: Measure, clue: Clue): string {
  if (clue.kind === 'more') {
    // The same fact from either side, chosen by the names alone, so that a clue is always worded the same way.
    return (clue.one.length + clue.other.length) % 2 === 0
      ? `${clue.one} is ${more} than ${clue.other}`
      : `${clue.other} is ${less} than ${clue.one}`
  }
  if (clue.kind === 'between')
    return `${clue.one} is ${more} than ${clue.below} but ${less} than ${clue.above}`
  return clue.ahead === 1
    ? `Exactly one of them is ${more} than ${clue.one}`
    : `Exactly ${['none', 'one', 'two', 'three', 'four'][clue.ahead]} of them are ${more} than ${clue.one}`
}

/** What a clue about more than two people means for the order. */
function explainClue(measure: Measure, clue: Clue): Message[] {
  if (clue.kind === 'more') return []
  return clue.kind === 'between'
    ? [say`${tellClue(measure, clue)}: ${clue.above} > ${clue.one} > ${clue.below}.`]
    : [say`${tellClue(measure, clue)}: ${clue.one} is at place ${clue.ahead + 1}.`]
}

const RANKS = ['', 'second', 'third', 'fourth', 'fifth', 'sixth']

function placeOf({ most, least }: Measure, place: number, size: number): string {
  if (place === 0) return `the ${most}`
  if (place === size - 1) return `the ${least}`
  return place * 2 <= size - 1 ? `the ${RANKS[place]} ${most}` : `the ${RANKS[size - 1 - place]} ${least}`
}

const questionOf = (measure: Measure, asked: number, size: number): Message =>
  say`Who is ${placeOf(measure, asked, size)}?`
