import type { PlacingClue, PlacingClueKind } from '../../../kit/puzzles/placing.ts'
import type { PlacingQuestionKind, PlacingWords } from '../../../kit/puzzles/placing-question.ts'
import { COUNTS, drawLetters, ORDINALS } from '../../../kit/puzzles/seat-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { render } from '../../../kit/wording/say.ts'

const list = (items: readonly string[]): string => render(formatList(items))

const beside = (steps: number): string => {
  const side = steps > 0 ? 'right' : 'left'
  return Math.abs(steps) === 1
    ? `to the immediate ${side} of`
    : `${ORDINALS[Math.abs(steps)]} to the ${side} of`
}

const sitting = {
  verb: ['sits', 'sit'],
  noun: ['person', 'persons'],
  theOne: 'the one who',
  beside,
  beyond: () => '',
  ask: (_: number, spot: string) => `Who is ${spot}?`,
} as const

const PEOPLE = ['persons', 'friends', 'students', 'employees', 'colleagues'] as const

const QUESTIONS: readonly PlacingQuestionKind[] = [
  'item',
  'item',
  'item',
  'between',
  'relation',
  'neighbours',
  'claim',
]

/** What all plans say in the same words; null for clues that no plan here has. */
function tellSeat(
  clue: PlacingClue,
  name: (item: number) => string,
  isRing: boolean,
  kindOf: (isEven: boolean) => string,
): string | null {
  const one = name(clue.one)
  switch (clue.kind) {
    case 'end':
      return `${one} sits at an extreme end of the row`
    case 'not-end':
      return `${one} does not sit at any of the extreme ends`
    case 'even':
      return `${one} ${kindOf(clue.isEven)}`
    case 'steps':
      return `${one} sits ${beside(clue.steps)} ${name(clue.other)}`
    case 'across':
      return isRing
        ? `the one who sits opposite to ${one} sits ${beside(clue.steps)} ${name(clue.other)}`
        : `the one who faces ${one} sits ${beside(clue.steps)} ${name(clue.other)}`
    case 'beside':
      return `${one} is an immediate neighbour of ${name(clue.other)}`
    case 'apart':
      return `${one} is not an immediate neighbour of ${name(clue.other)}`
    case 'opposite':
      return isRing ? `${one} sits opposite to ${name(clue.other)}` : `${one} faces ${name(clue.other)}`
    case 'gap': {
      const sit = clue.between === 1 ? 'person sits' : 'persons sit'
      const from = isRing ? `, when counted from the right of ${one}` : ''
      return `only ${COUNTS[clue.between]} ${sit} between ${one} and ${name(clue.other)}${from}`
    }
    case 'either':
      return clue.steps === 0
        ? null
        : `either ${name(clue.others[0])} or ${name(clue.others[1])} sits ${beside(clue.steps)} ${one}`
    default:
      return null
  }
}

/** Two rows that face each other, `half` persons in each. */
export function drawTwoRows(rng: Random, half: number, isPlain: boolean): PlacingWords {
  const [upper, lower] = rng
    .pick([
      ['ABCDEF', 'PQRSTU'],
      ['JKLMNP', 'UVWXYZ'],
      ['PQRSTU', 'ABCDEF'],
      ['CDEFGH', 'STUVWX'],
      ['KLMNPQ', 'ABCDEF'],
    ])
    .map((run) => [...run].slice(0, half))
  const names = [...(upper ?? []), ...(lower ?? [])]
  const name = (item: number) => names[item] ?? ''
  const areApart = (one: number, other: number) => one < half !== other < half
  const many = COUNTS[half] ?? ''
  return {
    ...sitting,
    plan: { kind: 'rows', size: 2 * half, alternates: false, isSquare: false },
    title: 'Two rows that face each other',
    paragraphs: [
      rng.pick([
        `${capital(COUNTS[2 * half] ?? '')} persons are sitting in two parallel rows containing ${many} persons each, at an equal distance from each other. In row 1, ${list(upper ?? [])} are seated, not necessarily in the same order, and all of them are facing south. In row 2, ${list(lower ?? [])} are seated, not necessarily in the same order, and all of them are facing north. Thus each person in a row faces one person of the other row.`,
        `Two parallel rows have ${many} persons each, in such a way that each person faces another. ${list(upper ?? [])} sit in row 1 facing south, and ${list(lower ?? [])} sit in row 2 facing north, but not necessarily in the same order.`,
      ]),
    ],
    names,
    mention: name,
    tell(clue) {
      // Whoever sits in the other row is neither to the left nor to the right of anybody.
      if ('other' in clue) {
        const needsBoth = clue.kind === 'opposite' || clue.kind === 'across'
        if (areApart(clue.one, clue.other) !== needsBoth) return null
      }
      if (clue.kind === 'either' && clue.others.some((other) => areApart(other, clue.one))) return null
      return tellSeat(clue, name, false, () => '')
    },
    write: (places) =>
      [0, half]
        .map((from) =>
          range(from, from + half - 1)
            .map((place) => name(places.indexOf(place)))
            .join(', '),
        )
        .map((row, index) => `row ${index + 1}, from the left of the page: ${row}`)
        .join('; '),
    isPlain,
    clueKinds: isPlain
      ? ['steps', 'steps', 'opposite', 'opposite', 'across', 'end', 'beside']
      : [
          'steps',
          'steps',
          'gap',
          'opposite',
          'across',
          'across',
          'apart',
          'either',
          'end',
          'not-end',
          'beside',
        ],
    questionKinds: QUESTIONS,
  }
}

/** A row in which neighbours face opposite ways, the one at the left end north. */
export function drawTwoWayRow(rng: Random, size: number, isPlain: boolean): PlacingWords {
  const names = drawLetters(rng, size)
  const name = (item: number) => names[item] ?? ''
  const [people, all] = [rng.pick(PEOPLE), list(names)]
  return {
    ...sitting,
    plan: { kind: 'line', size, alternates: true, isSquare: false },
    title: 'A row facing north and south',
    paragraphs: [
      rng.pick([
        `${capital(COUNTS[size] ?? '')} ${people}, ${all}, are sitting in a straight row, but not necessarily in the same order. Some of them face north and the others face south, in such a way that immediate neighbours face opposite directions. The one who sits at the extreme left end of the row, as seen by one who faces north, faces north.`,
        `${all} are seated in a row (not necessarily in the same order). The one at the extreme left end faces north, the next one faces south, and so on, so that no two immediate neighbours face the same direction.`,
      ]),
    ],
    names,
    mention: name,
    tell: (clue) => tellSeat(clue, name, false, (isEven) => (isEven ? 'faces south' : 'faces north')),
    write: (places) =>
      `from the left: ${range(0, size - 1)
        .map((place) => `${name(places.indexOf(place))} (${place % 2 === 0 ? 'north' : 'south'})`)
        .join(', ')}`,
    hints: [
      'The right hand of one who faces north is on the right of the page, that of one who faces south on the left.',
    ],
    isPlain,
    clueKinds: isPlain
      ? ['steps', 'steps', 'steps', 'gap', 'end', 'beside', 'even', 'even']
      : [
          'steps',
          'steps',
          'steps',
          'gap',
          'gap',
          'apart',
          'either',
          'end',
          'not-end',
          'beside',
          'even',
          'even',
        ],
    questionKinds: QUESTIONS,
  }
}

const RING_CLUES: readonly PlacingClueKind[] = [
  'steps',
  'steps',
  'steps',
  'gap',
  'gap',
  'opposite',
  'apart',
  'beside',
  'either',
  'even',
  'even',
  'across',
]

const writeRing = (name: (item: number) => string) => (places: readonly number[]) => {
  const start = places[0] ?? 0
  const size = places.length
  return `clockwise from ${name(0)}: ${range(0, size - 1)
    .map((step) => name(places.indexOf((start + step) % size)))
    .join(', ')}`
}

/** Four at the corners and four at the middle of the sides. */
export function drawSquare(rng: Random, faces: 'centre' | 'both', isChained: boolean): PlacingWords {
  const names = drawLetters(rng, 8)
  const name = (item: number) => names[item] ?? ''
  const [people, all] = [rng.pick(PEOPLE), list(names)]
  const facing =
    faces === 'centre'
      ? 'All of them face the centre.'
      : 'Those who sit at the corners face the centre, and those who sit in the middle of the sides face outside.'
  return {
    ...sitting,
    plan: { kind: 'ring', size: 8, alternates: faces === 'both', isSquare: true },
    title: 'Seating around a square table',
    paragraphs: [
      rng.pick([
        `Eight ${people}, ${all}, are sitting around a square table in such a way that four of them sit at the four corners and the other four sit in the middle of each of the four sides, but not necessarily in the same order. ${facing}`,
        `${all} are seated around a square table, four at the corners and four in the middle of the sides (not necessarily in the same order). ${facing}`,
      ]),
    ],
    names,
    mention: name,
    tell: (clue) =>
      tellSeat(clue, name, true, (isEven) =>
        isEven ? 'sits at one of the corners' : 'sits in the middle of one of the sides',
      ),
    write: writeRing(name),
    hints:
      faces === 'both'
        ? ['The right hand of a corner points against the clock, that of a side with the clock.']
        : [],
    isPlain: isChained,
    isChained,
    clueKinds: RING_CLUES,
    questionKinds: QUESTIONS,
  }
}

/** A circle in which neighbours face opposite ways. */
export function drawFacingRing(rng: Random, size: number, isChained: boolean): PlacingWords {
  const names = drawLetters(rng, size)
  const name = (item: number) => names[item] ?? ''
  const [people, all] = [rng.pick(PEOPLE), list(names)]
  const half = COUNTS[size / 2] ?? ''
  return {
    ...sitting,
    plan: { kind: 'ring', size, alternates: true, isSquare: false },
    title: 'Seating around a circle, facing in and out',
    paragraphs: [
      rng.pick([
        `${capital(COUNTS[size] ?? '')} ${people}, ${all}, are sitting around a circular table, but not necessarily in the same order. ${capital(half)} of them face the centre and ${half} of them face outside, in such a way that immediate neighbours face opposite directions.`,
        `${all} are seated around a circle (not necessarily in the same order). ${capital(half)} of them face the centre and the others face outside, and no two immediate neighbours face the same direction.`,
      ]),
    ],
    names,
    mention: name,
    tell: (clue) => tellSeat(clue, name, true, (isEven) => (isEven ? 'faces the centre' : 'faces outside')),
    write: writeRing(name),
    hints: [
      'The right hand of one who faces the centre points against the clock, that of one who faces outside with the clock.',
    ],
    isPlain: isChained,
    isChained,
    clueKinds: RING_CLUES,
    questionKinds: QUESTIONS,
  }
}
