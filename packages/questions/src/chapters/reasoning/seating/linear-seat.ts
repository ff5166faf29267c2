import { defineGenerator } from '../../../kit/define-generator.ts'
import { keepNeeded } from '../../../kit/puzzles/clue-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { permutations } from '../../../kit/values/permutations.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Five friends sit in a row facing north. Dev sits second to the left of Neha ... Who sits in the middle?" */
export const linearSeat = defineGenerator({
  id: 'reasoning/linear-seat',
  version: 1,
  levels: {
    easy: { size: 4, looksFromOthers: 0 },
    medium: { size: 5, looksFromOthers: 0.5 },
    hard: { size: 6, looksFromOthers: 0.5 },
  },
  generate(rng, { size, looksFromOthers }) {
    const names = rng.sample(people, size).map(({ name }) => name)
    // From left to right.
    const seated = rng.shuffle(names)
    const clues = drawClues(rng, seated)
    const asked = drawQuestion(rng, seated, clues, looksFromOthers)
    const answer = seated[asked.place] ?? ''
    return {
      given: { names, clues, asks: { from: asked.from, steps: asked.steps } },
      prompt: say`${COUNTS[size] ?? ''} ${rng.pick(['friends', 'players', 'students', 'cousins', 'clerks'])}, ${names.join(', ')}, sit in a row facing north. ${clues.map((clue) => `${capital(tellClue(clue))}.`).join(' ')} ${asked.text}`,
      answer,
      mistakes: seated.flatMap((name, place) =>
        name === answer || name === asked.from
          ? []
          : [{ value: name, because: say`${name} sits ${seatOf(place, size)}` }],
      ),
      steps: [
        say`Draw ${size} places in a row; left and right are as the reader sees them, because all face north.`,
        ...clues
          .filter((clue) => clue.kind !== 'neighbours')
          .map((clue) => say`Place them so that ${tellClue(clue)}.`),
        say`Only one row agrees with every clue, from left to right: ${seated.join(', ')}.`,
        say`So the answer is ${answer}`,
      ],
    }
  },
  solve({ names, clues, asks }) {
    const found = new Set(
      permutations(names)
        .filter((seated) => clues.every((clue) => agrees(seated, clue)))
        .map((seated) => seated[(asks.from === '' ? 0 : seated.indexOf(asks.from)) + asks.steps]),
    )
    return found.size === 1 ? ([...found][0] ?? '') : ''
  },
})

type Clue =
  | { kind: 'steps'; one: string; other: string; steps: number }
  | { kind: 'end'; one: string; end: 'left' | 'right' }
  | { kind: 'neighbours'; one: string; other: string; isSo: boolean }
  | { kind: 'gap'; one: string; other: string; between: number }

function agrees(seated: readonly string[], clue: Clue): boolean {
  const place = (name: string) => seated.indexOf(name)
  switch (clue.kind) {
    case 'steps':
      return place(clue.one) - place(clue.other) === clue.steps
    case 'end':
      return place(clue.one) === (clue.end === 'left' ? 0 : seated.length - 1)
    case 'neighbours':
      return (Math.abs(place(clue.one) - place(clue.other)) === 1) === clue.isSo
    case 'gap':
      return Math.abs(place(clue.one) - place(clue.other)) - 1 === clue.between
  }
}

/** Adds true clues until one row is left, then removes those that add nothing. */
function drawClues(rng: Random, seated: readonly string[]): Clue[] {
  const clues: Clue[] = []
  const all = permutations(seated)
  let rows = all
  while (rows.length > 1) {
    const clue = drawClue(rng, seated)
    const left = rows.filter((row) => agrees(row, clue))
    if (left.length === rows.length) continue
    clues.push(clue)
    rows = left
  }
  return keepNeeded(all, clues, agrees)
}

function drawClue(rng: Random, seated: readonly string[]): Clue {
  const [one, other] = rng.sample(seated, 2)
  const steps = seated.indexOf(one) - seated.indexOf(other)
  const kind = rng.pick(['steps', 'steps', 'end', 'neighbours', 'gap'])
  if (kind === 'steps' && Math.abs(steps) <= 3) return { kind, one, other, steps }
  if (kind === 'end' && rng.chance(0.5)) {
    const end = rng.pick(['left', 'right'])
    return { kind, one: (end === 'left' ? seated[0] : seated.at(-1)) ?? '', end }
  }
  if (kind === 'gap' && Math.abs(steps) > 1) return { kind, one, other, between: Math.abs(steps) - 1 }
  return { kind: 'neighbours', one, other, isSo: Math.abs(steps) === 1 }
}

const COUNTS = ['', '', '', '', 'Four', 'Five', 'Six']
const FAR = ['', '', 'second ', 'third ']
const MANY = ['', 'one person sits', 'two people sit', 'three people sit', 'four people sit']

function tellClue(clue: Clue): string {
  switch (clue.kind) {
    case 'steps': {
      const side = clue.steps < 0 ? 'left' : 'right'
      return Math.abs(clue.steps) === 1
        ? `${clue.one} sits immediately to the ${side} of ${clue.other}`
        : `${clue.one} sits ${FAR[Math.abs(clue.steps)]}to the ${side} of ${clue.other}`
    }
    case 'end':
      return `${clue.one} sits at the ${clue.end} end`
    case 'neighbours':
      return clue.isSo
        ? `${clue.one} and ${clue.other} are neighbours`
        : `${clue.one} and ${clue.other} are not neighbours`
    case 'gap':
      return `exactly ${MANY[clue.between]} between ${clue.one} and ${clue.other}`
  }
}

const PLACES = [
  'at the left end',
  'second from the left',
  'third from the left',
  'fourth from the left',
  'fifth from the left',
]

const seatOf = (place: number, size: number): string =>
  place === size - 1 ? 'at the right end' : place === 0 ? 'at the left end' : `${PLACES[place]}`

/** Never exactly what a clue says. */
function drawQuestion(
  rng: Random,
  seated: readonly string[],
  clues: readonly Clue[],
  looksFromOthers: number,
) {
  const size = seated.length
  const told = (one: string, other: string) =>
    clues.some(
      (clue) =>
        clue.kind === 'steps' &&
        [clue.one, clue.other].includes(one) &&
        [clue.one, clue.other].includes(other),
    )
  return rng.until(
    () => {
      const place = rng.int(0, size - 1)
      if (!rng.chance(looksFromOthers))
        return { place, from: '', steps: place, text: `Who sits ${seatOf(place, size)}?` }
      const from = rng.int(0, size - 1)
      const steps = place - from
      const side = steps < 0 ? 'left' : 'right'
      const far = Math.abs(steps) === 1 ? 'immediately ' : (FAR[Math.abs(steps)] ?? '')
      return {
        place,
        from: seated[from] ?? '',
        steps,
        text: `Who sits ${far}to the ${side} of ${seated[from] ?? ''}?`,
      }
    },
    ({ place, from, steps }) =>
      from === ''
        ? !clues.some((clue) => clue.kind === 'end' && clue.one === seated[place])
        : steps !== 0 && Math.abs(steps) <= 3 && !told(from, seated[place] ?? ''),
  )
}
