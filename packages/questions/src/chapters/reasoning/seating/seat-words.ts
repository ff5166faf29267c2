import { COUNTS, drawLetters, ORDINALS, type SeatWords } from '../../../kit/puzzles/seat-puzzle.ts'
import type { SeatClue } from '../../../kit/puzzles/seats.ts'
import type { Random } from '../../../kit/random/random.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { render } from '../../../kit/wording/say.ts'

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
  who: ['Who', 'Who among the following', 'Which of the following persons'],
  beside,
} as const

const PEOPLE = ['persons', 'friends', 'students', 'employees', 'colleagues'] as const

/** Everyone in a row faces north, so that the reader's right is theirs. */
export function drawRow(rng: Random, size: number): SeatWords {
  const items = drawLetters(rng, size)
  const [many, list, people] = [COUNTS[size] ?? '', render(formatList(items)), rng.pick(PEOPLE)]
  const name = (item: number) => items[item] ?? ''
  const nth = (place: number): string =>
    place === 0
      ? 'at the extreme left end'
      : place === size - 1
        ? 'at the extreme right end'
        : 2 * place < size
          ? `${ORDINALS[place + 1]} from the left end`
          : `${ORDINALS[size - place]} from the right end`
  return {
    ...sitting,
    layout: { size, isRing: false },
    items,
    opening: rng.pick([
      `${capital(many)} ${people}, ${list}, are sitting in a straight row, facing north, but not necessarily in the same order.`,
      `${list} are sitting in a row facing north (not necessarily in the same order).`,
      `${capital(many)} ${people} ${list} are seated in a straight line. All of them are facing the north.`,
      `There are ${many} ${people}, viz. ${list}, who are sitting in a row. Each one of them is facing north.`,
    ]),
    mention: name,
    beyond: (isAfter) => `to the ${isAfter ? 'right' : 'left'} of`,
    tell: (clue) => tell(clue, name(clue.one), 'other' in clue ? name(clue.other) : '', nth),
    askAt: (place) => `Who sits ${2 * place + 1 === size ? 'exactly in the middle of the row' : nth(place)}?`,
    sorted: 'alphabetical order from left to right',
    order: 'from left to right',
    placed: (item, place) => `${item} sits ${nth(place)}`,
    clueKinds: [
      'steps',
      'steps',
      'steps',
      'gap',
      'gap',
      'gap',
      'apart',
      'end',
      'not-end',
      'outer',
      'either',
      'beside',
      'later',
      'at',
    ],
    questionKinds: [
      'from',
      'from',
      'from-from',
      'between',
      'beyond',
      'relation',
      'neighbours',
      'at',
      'swapped',
      'claim',
      'sorted',
    ],
  }
}

/** All face the centre, or all face away from it; the places run along everyone's right hand. */
export function drawRing(rng: Random, size: number, facing: 'centre' | 'outside'): SeatWords {
  const items = drawLetters(rng, size)
  const [many, list, people] = [COUNTS[size] ?? '', render(formatList(items)), rng.pick(PEOPLE)]
  const name = (item: number) => items[item] ?? ''
  const towards = facing === 'centre' ? 'facing the centre' : 'facing away from the centre'
  const isEven = size % 2 === 0
  return {
    ...sitting,
    layout: { size, isRing: true },
    items,
    opening: rng.pick([
      `${capital(many)} ${people}, ${list}, are sitting around a circular table, ${towards}, but not necessarily in the same order.`,
      `${list} are sitting around a circular table ${towards} (not necessarily in the same order).`,
      `${capital(many)} ${people} ${list} are seated in a circle. All of them are ${towards}.`,
      `There are ${many} ${people}, viz. ${list}, who are sitting around a round table. Each one of them is ${towards}.`,
    ]),
    mention: name,
    beyond: () => '',
    tell: (clue) => tell(clue, name(clue.one), 'other' in clue ? name(clue.other) : '', () => ''),
    askAt: () => '',
    order: `${facing === 'centre' ? 'anticlockwise' : 'clockwise'} from ${name(0)}`,
    placed: (item, place) =>
      place === 0
        ? `${item} is where the count began`
        : `${item} sits ${2 * place === size ? 'opposite to' : 2 * place < size ? beside(place) : beside(place - size)} ${name(0)}`,
    clueKinds: [
      'steps',
      'steps',
      'steps',
      'gap',
      'gap',
      'apart',
      'beside',
      'either',
      ...(isEven ? (['opposite'] as const) : []),
    ],
    questionKinds: [
      'from',
      'from',
      'from-from',
      'between',
      'between',
      'relation',
      'neighbours',
      'swapped',
      'claim',
      ...(isEven ? (['opposite'] as const) : []),
    ],
  }
}

function tell(
  clue: SeatClue & { kind: 'at' | 'end' | 'not-end' | 'beside' | 'apart' },
  one: string,
  other: string,
  nth: (place: number) => string,
): string {
  switch (clue.kind) {
    case 'at':
      return `${one} sits ${nth(clue.place)}`
    case 'end':
      return `${one} sits at one of the extreme ends of the row`
    case 'not-end':
      return `${one} does not sit at any of the extreme ends`
    case 'beside':
      return `${one} is an immediate neighbour of ${other}`
    case 'apart':
      return `${one} is not an immediate neighbour of ${other}`
  }
}
