import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Mistake } from '../../../kit/options/build-options.ts'
import { COUNTS, drawLetters } from '../../../kit/puzzles/seat-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { render, say } from '../../../kit/wording/say.ts'
import { drawFlatClues, type FlatClue, holdsFlat, tryFlats } from './flat-clues.ts'

/** "Eight persons live on four floors, in flat A and flat B of each floor ... Who lives in flat B on floor number 3?" */
export const flats = defineGenerator({
  id: 'reasoning/flats',
  version: 3,
  levels: {
    easy: { floors: 3, told: 0, finds: ['who', 'where', 'same-floor', 'pair'], isPlain: true },
    medium: {
      floors: 3,
      told: 1,
      finds: ['who', 'where', 'same-floor', 'next', 'group', 'claim', 'pair'],
      isPlain: false,
    },
    hard: {
      floors: 4,
      told: 2,
      finds: ['where', 'same-floor', 'next', 'group', 'claim', 'count', 'swapped'],
      isPlain: false,
    },
  },
  generate(rng, { floors, told: many, finds, isPlain }) {
    // The flats are A and B, so no person is.
    const names = rng.until(
      () => drawLetters(rng, 2 * floors),
      (drawn) => !drawn.includes('A') && !drawn.includes('B'),
    )
    const places = rng.shuffle(range(0, 2 * floors - 1))
    const clues = drawFlatClues(rng, floors, places, isPlain)
    const asked = ask(rng, { floors, names, places, clues }, rng.pick(finds))
    const told = clues.map((clue) => `${capital(tell(names, clue))}.`).join(' ')
    const written = range(0, floors - 1)
      .map(
        (floor) =>
          `floor ${floor + 1}: ${nameAt(names, places, 2 * floor)} (A), ${nameAt(names, places, 2 * floor + 1)} (B)`,
      )
      .reverse()
    return {
      given: { find: asked.find, floors, names, clues, question: asked.question },
      prompt: `${open(rng, floors, names)} ${told} ${asked.text}`,
      answer: asked.answer,
      mistakes: asked.mistakes,
      steps: [
        say`Draw ${COUNTS[floors] ?? ''} floors with two flats each, and begin with the clues that fix a floor or a flat.`,
        ...clues
          .filter(({ kind }) => kind === 'above' || kind === 'west' || kind === 'gap' || kind === 'floor')
          .concat(clues)
          .slice(0, many)
          .map((clue) => say`Use that ${tell(names, clue)}.`),
        say`Only one arrangement agrees with all the clues; from the top, ${written.join('; ')}.`,
        say`So the answer is ${asked.answer}`,
      ],
    }
  },
  solve({ floors, names, clues, question }) {
    const found = tryFlats(floors, clues, 2)
    const [places] = found
    return found.length === 1 && places ? answerOf({ floors, names, places, clues }, question) : ''
  },
})

interface Building {
  floors: number
  names: readonly string[]
  /** The place of each person: twice the floor, counted from 0, and one more for flat B. */
  places: readonly number[]
  clues: readonly FlatClue[]
}

type Find = 'who' | 'where' | 'same-floor' | 'next' | 'group' | 'claim' | 'pair' | 'count' | 'swapped'

/** What is asked, as plain data: the second solver reads it too. */
type Question = {
  readonly kind: Find
  readonly one: number
  readonly other: number
  readonly place: number
  readonly isAbove: boolean
  readonly claims: readonly FlatClue[]
}

const nameAt = (names: readonly string[], places: readonly number[], place: number): string =>
  names[places.indexOf(place)] ?? ''

const list = (items: readonly string[]): string => render(formatList(items))

const flatOf = (place: number): string => (place % 2 === 0 ? 'A' : 'B')
const floorOf = (place: number): number => Math.floor(place / 2)
const spot = (place: number): string => `Flat ${flatOf(place)}, floor ${floorOf(place) + 1}`

function open(rng: Random, floors: number, names: readonly string[]): string {
  const [many, all] = [COUNTS[names.length] ?? '', list(names)]
  const high = COUNTS[floors] ?? ''
  return rng.pick([
    `${capital(many)} persons, ${all}, live in a building of ${high} floors, the lowermost of which is numbered 1 and the topmost ${floors}. Each floor has two flats, flat A and flat B, flat A being to the west of flat B, and only one person lives in each flat. Flat A of a floor is exactly above flat A of the floor below it, and the same holds for flat B.`,
    `A ${high}-storey building has two flats on each floor: flat A in the west and flat B in the east. The floors are numbered 1 to ${floors} from bottom to top, and flats with the same letter lie exactly above one another. ${all} live in it, one person in each flat, but not necessarily in the same order.`,
    `${all} live in the flats of a building with ${high} floors, numbered 1 to ${floors} from the bottom. On each floor, flat A is to the west of flat B, and each flat lies exactly above the flat with the same letter on the floor below. Only one person lives in each flat.`,
  ])
}

/** Without the full stop. */
function tell(names: readonly string[], clue: FlatClue): string {
  const one = names[clue.one] ?? ''
  const other = 'other' in clue ? (names[clue.other] ?? '') : ''
  switch (clue.kind) {
    case 'floor':
      return `${one} lives on floor number ${clue.floor + 1}`
    case 'flat':
      return `${one} lives in flat ${clue.flat === 0 ? 'A' : 'B'}`
    case 'even':
      return `${one} lives on an ${clue.isEven ? 'even' : 'odd'}-numbered floor`
    case 'above':
      return `${one} lives in the flat immediately above that of ${other}`
    case 'beside':
      return `${one} lives on the same floor as ${other}`
    case 'west':
      return `the flat of ${one} is to the immediate west of that of ${other}`
    case 'apart':
      return `${one} and ${other} live neither on the same floor nor in flats with the same letter`
    case 'gap':
      return `there ${clue.between === 1 ? 'is only one floor' : `are only ${COUNTS[clue.between]} floors`} between the floors of ${one} and ${other}`
    case 'higher':
      return `${one} lives on a floor above that of ${other}`
    case 'same-letter':
      return `${one} and ${other} live in flats with the same letter`
  }
}

function answerOf({ floors, names, places }: Building, question: Question): string {
  const place = places[question.one] ?? -1
  const beside = (of: number) => (of % 2 === 0 ? of + 1 : of - 1)
  switch (question.kind) {
    case 'who':
      return nameAt(names, places, question.place)
    case 'where':
      return spot(place)
    case 'same-floor':
      return nameAt(names, places, beside(place))
    case 'next':
      return nameAt(names, places, place + (question.isAbove ? 2 : -2))
    case 'group':
      return list(names.filter((_, item) => (places[item] ?? 0) % 2 === question.place % 2))
    case 'pair':
      return list(names.filter((_, item) => floorOf(places[item] ?? 0) === floorOf(question.place)))
    case 'count': {
      const above = floors - 1 - floorOf(place)
      const number = 2 * (question.isAbove ? above : floorOf(place))
      return capital(number === 0 ? 'none' : (COUNTS[number] ?? ''))
    }
    case 'claim': {
      const right = question.claims.filter((claim) => holdsFlat(claim, (item) => places[item] ?? -1))
      return right.length === 1 && right[0] ? capital(tell(names, right[0])) : ''
    }
    case 'swapped': {
      const after = places.map((one, item) =>
        item === question.one
          ? (places[question.other] ?? 0)
          : item === question.other
            ? (places[question.one] ?? 0)
            : one,
      )
      return nameAt(names, after, beside(after[question.one] ?? 0))
    }
  }
}

const sits = (name: string, place: number) =>
  say`${name} lives in flat ${flatOf(place)} on floor ${floorOf(place) + 1}`

function ask(rng: Random, building: Building, find: Find) {
  const { floors, names, places, clues } = building
  const size = names.length
  const items = range(0, size - 1)
  const told = (kind: FlatClue['kind'], item: number) =>
    clues.some(
      (clue) => clue.kind === kind && (clue.one === item || ('other' in clue && clue.other === item)),
    )
  const blank: Question = { kind: find, one: 0, other: 0, place: 0, isAbove: true, claims: [] }
  const done = (question: Question, text: string, mistakes: (answer: string) => Mistake[]) => {
    const answer = answerOf(building, question)
    return { find, question, text, answer, mistakes: mistakes(answer) }
  }
  const persons =
    (...without: number[]) =>
    (answer: string): Mistake[] =>
      items.flatMap((item) =>
        without.includes(item) || names[item] === answer
          ? []
          : [{ value: names[item] ?? '', because: sits(names[item] ?? '', places[item] ?? 0) }],
      )
  /** Somebody whose place no clue gives away. */
  const pickFree = (isFree: (item: number) => boolean, mayBe = (_: number) => true): number => {
    const open = items.filter(mayBe)
    const free = open.filter(isFree)
    // Where the clues speak of everybody, anybody is asked about.
    return rng.pick(free.length > 0 ? free : open)
  }
  switch (find) {
    case 'who': {
      const item = pickFree((one) => !told('floor', one))
      const place = places[item] ?? 0
      return done(
        { ...blank, place },
        rng.pick([
          `Who lives in flat ${flatOf(place)} on floor number ${floorOf(place) + 1}?`,
          `Who among the following lives in flat ${flatOf(place)} of floor ${floorOf(place) + 1}?`,
        ]),
        persons(),
      )
    }
    case 'where': {
      // A clue on the person alone would rule options out at sight.
      const one = pickFree((item) => !clues.some((clue) => clue.one === item && !('other' in clue)))
      return done(
        { ...blank, one },
        rng.pick([
          `In which flat and on which floor does ${names[one]} live?`,
          `Which of the following is the flat of ${names[one]}?`,
        ]),
        (answer) =>
          range(0, size - 1)
            .map(spot)
            .flatMap((value, place) =>
              value === answer
                ? []
                : [{ value, because: say`that is where ${nameAt(names, places, place)} lives` }],
            ),
      )
    }
    case 'same-floor': {
      const one = pickFree((item) => !told('beside', item) && !told('west', item))
      return done(
        { ...blank, one },
        rng.pick([
          `Who lives on the same floor as ${names[one]}?`,
          `Who among the following shares the floor with ${names[one]}?`,
        ]),
        persons(one),
      )
    }
    case 'next': {
      const isAbove = rng.chance(0.5)
      const one = pickFree(
        (item) => !told('above', item),
        (item) => (isAbove ? floorOf(places[item] ?? 0) < floors - 1 : floorOf(places[item] ?? 0) > 0),
      )
      return done(
        { ...blank, one, isAbove },
        `Who lives in the flat immediately ${isAbove ? 'above' : 'below'} that of ${names[one]}?`,
        persons(one),
      )
    }
    case 'group': {
      const place = rng.int(0, 1)
      const inIt = items.filter((item) => (places[item] ?? 0) % 2 === place)
      const outOfIt = items.filter((item) => (places[item] ?? 0) % 2 !== place)
      return done(
        { ...blank, place },
        `Which of the following persons all live in flat ${flatOf(place)}?`,
        () => {
          // Each wrong group has one or two persons of the other flats.
          const groups = new Map<string, Mistake>()
          for (let tries = 0; tries < 60 && groups.size < 6; tries++) {
            const strangers = rng.sample(outOfIt, rng.pick([1, 1, 2]))
            const kept = rng.sample(inIt, inIt.length - strangers.length)
            const value = list([...kept, ...strangers].sort((a, b) => a - b).map((item) => names[item] ?? ''))
            const [stranger = 0] = strangers
            groups.set(value, {
              value,
              because: say`${names[stranger] ?? ''} lives in flat ${flatOf(places[stranger] ?? 0)}`,
            })
          }
          return [...groups.values()]
        },
      )
    }
    case 'pair': {
      const place = 2 * rng.int(0, floors - 1)
      return done(
        { ...blank, place },
        `Which two persons live on ${floorOf(place) === floors - 1 ? 'the topmost floor' : floorOf(place) === 0 ? 'the lowermost floor' : `floor number ${floorOf(place) + 1}`}?`,
        (answer) =>
          rng
            .shuffle(
              items.flatMap((one) => items.filter((other) => other > one).map((other) => [one, other])),
            )
            .map(([one = 0, other = 0]) => ({ one, other, value: `${names[one]} and ${names[other]}` }))
            .filter(({ value }) => value !== answer)
            // One of the right persons in most of them.
            .sort((a, b) => near(b.value, answer) - near(a.value, answer))
            .slice(0, 6)
            .map(({ one, other, value }) => {
              const stranger = floorOf(places[one] ?? 0) === floorOf(place) ? other : one
              return { value, because: sits(names[stranger] ?? '', places[stranger] ?? 0) }
            }),
      )
    }
    case 'count': {
      const isAbove = rng.chance(0.5)
      const one = pickFree((item) => !told('floor', item))
      return done(
        { ...blank, one, isAbove },
        `How many persons live on the floors ${isAbove ? 'above' : 'below'} that of ${names[one]}?`,
        (answer) =>
          [0, 2, 4, 6]
            .map((number) => capital(number === 0 ? 'none' : (COUNTS[number] ?? '')))
            .filter((value) => value !== answer)
            .map((value) => ({
              value,
              because: say`the floors were miscounted, or counted from the wrong side`,
            })),
      )
    }
    case 'swapped': {
      const one = pickFree(() => true)
      const other = rng.pick(
        items.filter((item) => item !== one && floorOf(places[item] ?? 0) !== floorOf(places[one] ?? 0)),
      )
      return done(
        { ...blank, one, other },
        `If ${names[one]} and ${names[other]} interchange their flats, then who lives on the same floor as ${names[one]}?`,
        persons(one, other),
      )
    }
    case 'claim': {
      const at = (item: number) => places[item] ?? -1
      // A clue on the same two persons, in whichever order, would decide the claim without the arrangement.
      const pairOf = (clue: FlatClue) =>
        'other' in clue ? [clue.one, clue.other].toSorted((one, other) => one - other).join() : ''
      const told = new Set(clues.map(pairOf))
      const open = allClaims(size).filter((claim) => !told.has(pairOf(claim)))
      const right = rng.pick(open.filter((claim) => holdsFlat(claim, at)))
      const wrong = rng.sample(
        open.filter((claim) => !holdsFlat(claim, at) && claim.one !== right.one),
        3,
      )
      return done(
        { ...blank, claims: rng.shuffle([right, ...wrong]) },
        rng.pick([
          'Which of the following statements is true?',
          'Which of the following statements is correct with respect to the given arrangement?',
        ]),
        () =>
          wrong.map((claim) => ({
            value: capital(tell(names, claim)),
            because: say`${names[claim.one] ?? ''} lives in flat ${flatOf(at(claim.one))} on floor ${floorOf(at(claim.one)) + 1}`,
          })),
      )
    }
  }
}

const near = (pair: string, answer: string): number =>
  pair.split(' and ').filter((name) => answer.split(' and ').includes(name)).length

/** The statements that an option may make. */
const allClaims = (size: number): FlatClue[] =>
  range(0, size - 1).flatMap((one) =>
    range(0, size - 1).flatMap((other): FlatClue[] =>
      one === other
        ? []
        : [
            { kind: 'above', one, other },
            { kind: 'beside', one, other },
            { kind: 'west', one, other },
            { kind: 'apart', one, other },
            { kind: 'gap', one, other, between: 1 },
          ],
    ),
  )
