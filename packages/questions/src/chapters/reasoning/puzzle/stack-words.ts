import { COUNTS, drawLetters, ORDINALS, type SeatWords } from '../../../kit/puzzles/seat-puzzle.ts'
import type { SeatClue, SeatQuestionKind } from '../../../kit/puzzles/seats.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { MONTHS } from '../../../kit/wording/months.ts'
import { render } from '../../../kit/wording/say.ts'

type Told = SeatClue & { kind: 'at' | 'end' | 'not-end' | 'beside' | 'apart' }

const questionKinds: readonly SeatQuestionKind[] = [
  'from',
  'from-from',
  'between',
  'beyond',
  'neighbours',
  'at',
  'where',
  'swapped',
  'claim',
  'sorted',
]

const list = (items: readonly string[]): string => render(formatList(items))

/** Floor 1 is the lowest. */
export function drawFloors(rng: Random, size: number): SeatWords {
  const items = drawLetters(rng, size)
  const [many, all] = [COUNTS[size] ?? '', list(items)]
  const name = (item: number) => items[item] ?? ''
  const beside = (steps: number) => {
    const side = steps > 0 ? 'above' : 'below'
    return Math.abs(steps) === 1 ? `immediately ${side}` : `${COUNTS[Math.abs(steps)]} floors ${side}`
  }
  const top = size - 1
  const onFloor = (place: number) =>
    place === top
      ? 'on the topmost floor'
      : place === 0
        ? 'on the lowermost floor'
        : `on floor number ${place + 1}`
  return {
    layout: { size, isRing: false },
    items,
    opening: rng.pick([
      `${capital(many)} persons, ${all}, live on ${many} different floors of a building, but not necessarily in the same order. The lowermost floor is numbered 1, the floor above it is numbered 2, and so on up to the topmost floor, which is numbered ${size}.`,
      `${all} live on different floors of ${size === 8 ? 'an' : 'a'} ${many}-storey building, where the lowermost floor is numbered 1 and the topmost floor is numbered ${size}. Only one person lives on each floor.`,
      `In a building with ${many} floors, numbered 1 to ${size} from bottom to top, each of ${all} lives on a different floor (not necessarily in the same order).`,
    ]),
    verb: ['lives', 'live'],
    noun: ['person', 'persons'],
    theOne: 'the one who',
    who: ['Who', 'Who among the following', 'Which of the following persons'],
    mention: name,
    beside,
    beyond: (isAfter) => (isAfter ? 'above' : 'below'),
    tell(clue: Told) {
      const one = name(clue.one)
      switch (clue.kind) {
        case 'at':
          return `${one} lives ${onFloor(clue.place)}`
        case 'end':
          return `${one} lives either on the topmost or on the lowermost floor`
        case 'not-end':
          return `${one} lives neither on the topmost nor on the lowermost floor`
        case 'beside':
          return `${one} and ${name(clue.other)} live on adjacent floors`
        case 'apart':
          return `${one} and ${name(clue.other)} do not live on adjacent floors`
      }
    },
    askAt: (place) => `Who lives ${onFloor(place)}?`,
    where: {
      ask: (item) => `On which floor does ${item} live?`,
      places: range(1, size).map((place) => `Floor ${place}`),
    },
    sorted: 'alphabetical order from the lowermost to the topmost floor',
    order: 'from the lowermost to the topmost floor',
    placed: (item, place) => `${item} lives ${onFloor(place)}`,
    clueKinds: [
      'steps',
      'steps',
      'gap',
      'gap',
      'gap',
      'outer',
      'parity',
      'parity',
      'later',
      'apart',
      'end',
      'not-end',
      'either',
      'at',
    ],
    questionKinds,
  }
}

/** Box P, box Q and so on, the first place at the bottom. */
export function drawBoxes(rng: Random, size: number): SeatWords {
  const letters = drawLetters(rng, size)
  const items = letters.map((letter) => `Box ${letter}`)
  const [many, all] = [COUNTS[size] ?? '', list(letters)]
  const name = (item: number) => items[item] ?? ''
  const beside = (steps: number) => {
    const side = steps > 0 ? 'above' : 'below'
    return Math.abs(steps) === 1 ? `immediately ${side}` : `${COUNTS[Math.abs(steps)]} places ${side}`
  }
  const at = (place: number) =>
    place === size - 1
      ? 'at the top'
      : place === 0
        ? 'at the bottom'
        : 2 * place < size
          ? `${ORDINALS[place + 1]} from the bottom`
          : `${ORDINALS[size - place]} from the top`
  return {
    layout: { size, isRing: false },
    items,
    opening: rng.pick([
      `${capital(many)} boxes, ${all}, are kept one above the other, but not necessarily in the same order.`,
      `There are ${many} boxes, viz. ${all}, which are placed one over another in a stack (not necessarily in the same order).`,
      `${capital(many)} boxes marked ${all} are stacked one above another in some order.`,
      `A stack consists of ${many} boxes labelled ${all}, not necessarily in this order from bottom to top.`,
    ]),
    verb: ['is kept', 'are kept'],
    noun: ['box', 'boxes'],
    theOne: 'the box which',
    who: ['Which box', 'Which of the following boxes', 'Which one of the boxes'],
    mention: name,
    beside,
    beyond: (isAfter) => (isAfter ? 'above' : 'below'),
    tell(clue: Told) {
      const one = name(clue.one)
      switch (clue.kind) {
        case 'at':
          return `${one} is kept ${at(clue.place)}`
        case 'end':
          return `${one} is kept either at the top or at the bottom`
        case 'not-end':
          return `${one} is kept neither at the top nor at the bottom`
        case 'beside':
          return `${one} and ${name(clue.other)} are kept adjacent to each other`
        case 'apart':
          return `${one} and ${name(clue.other)} are not kept adjacent to each other`
      }
    },
    askAt: (place) => `Which box is kept ${at(place)}?`,
    where: {
      ask: (item) => `What is the position of ${item} in the stack?`,
      places: range(0, size - 1).map((place) => capital(at(place))),
    },
    sorted: 'alphabetical order from bottom to top',
    order: 'from bottom to top',
    placed: (item, place) => `${item} is kept ${at(place)}`,
    clueKinds: [
      'steps',
      'steps',
      'gap',
      'gap',
      'gap',
      'outer',
      'outer',
      'later',
      'apart',
      'end',
      'not-end',
      'either',
      'at',
    ],
    questionKinds,
  }
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const EVENTS = [
  { verb: ['attends the seminar', 'attend the seminar'], what: 'attend a seminar', title: 'Seminars' },
  { verb: ['has the interview', 'have the interview'], what: 'have an interview', title: 'Interviews' },
  { verb: ['delivers the lecture', 'deliver the lecture'], what: 'deliver a lecture', title: 'Lectures' },
  { verb: ['takes the test', 'take the test'], what: 'take a test', title: 'Tests' },
  { verb: ['visits the bank', 'visit the bank'], what: 'visit a bank', title: 'Visits to a bank' },
] as const

/** One person a day or a month. */
export function drawSchedule(rng: Random, size: number): SeatWords {
  const unit = size > DAYS.length ? 'month' : rng.pick(['day', 'month'])
  const spans = unit === 'day' ? DAYS : MONTHS
  const start = rng.int(0, spans.length - size)
  const places = spans.slice(start, start + size)
  const at = unit === 'day' ? 'on' : 'in'
  const items = drawLetters(rng, size)
  const [many, all] = [COUNTS[size] ?? '', list(items)]
  const { verb, what, title } = rng.pick(EVENTS)
  const [from, to] = [places[0] ?? '', places.at(-1) ?? '']
  const of = unit === 'day' ? 'the same week' : 'the same year'
  const name = (item: number) => items[item] ?? ''
  const when = (place: number) => `${at} ${places[place] ?? ''}`
  const beside = (steps: number) => {
    const side = steps > 0 ? 'after' : 'before'
    return Math.abs(steps) === 1 ? `immediately ${side}` : `${COUNTS[Math.abs(steps)]} ${unit}s ${side}`
  }
  return {
    layout: { size, isRing: false },
    items,
    opening: rng.pick([
      `${capital(many)} persons, ${all}, ${what} ${at} ${many} different ${unit}s of ${of}, from ${from} to ${to}, but not necessarily in the same order.`,
      `${all} ${what} from ${from} to ${to} of ${of}, one person ${unit === 'day' ? 'on each day' : 'in each month'} (not necessarily in the same order).`,
      `Each of ${all} has to ${what} ${at} a different ${unit} of ${of}, starting from ${from} and ending ${at} ${to}.`,
    ]),
    title: `${title} ${at} ${many} ${unit}s`,
    verb,
    noun: ['person', 'persons'],
    theOne: 'the one who',
    who: ['Who', 'Who among the following', 'Which of the following persons'],
    mention: name,
    beside,
    beyond: (isAfter) => (isAfter ? 'after' : 'before'),
    tell(clue: Told) {
      const one = name(clue.one)
      switch (clue.kind) {
        case 'at':
          return `${one} ${verb[0]} ${when(clue.place)}`
        case 'end':
          return `${one} ${verb[0]} either ${at} ${from} or ${at} ${to}`
        case 'not-end':
          return `${one} ${verb[0]} neither ${at} ${from} nor ${at} ${to}`
        case 'beside':
          return `${one} and ${name(clue.other)} ${verb[1]} ${at} consecutive ${unit}s`
        case 'apart':
          return `${one} and ${name(clue.other)} do not ${verb[1]} ${at} consecutive ${unit}s`
      }
    },
    askAt: (place) => `Who ${verb[0]} ${when(place)}?`,
    where: {
      ask: (item) => `${unit === 'day' ? 'On which day' : 'In which month'} does ${item} ${verb[1]}?`,
      places,
    },
    sorted: `alphabetical order from ${from} to ${to}`,
    order: `from ${from} to ${to}`,
    placed: (item, place) => `${item} ${verb[0]} ${when(place)}`,
    clueKinds: [
      'steps',
      'steps',
      'gap',
      'gap',
      'gap',
      'outer',
      'outer',
      'later',
      'apart',
      'end',
      'not-end',
      'either',
      'at',
    ],
    questionKinds,
  }
}
