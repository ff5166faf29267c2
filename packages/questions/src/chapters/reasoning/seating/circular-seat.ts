import { defineGenerator } from '../../../kit/define-generator.ts'
import { type Arrangement, settleClues } from '../../../kit/puzzles/clue-puzzle.ts'
import { COUNTS } from '../../../kit/puzzles/line-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { orders } from '../../../kit/values/permutations.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Six friends sit round a table facing the centre. Dev sits second to the left of Neha ... Who sits opposite Asha?" */
export const circularSeat = defineGenerator({
  id: 'reasoning/circular-seat',
  version: 1,
  levels: {
    easy: { size: 5, outward: 0 },
    medium: { size: 6, outward: 0 },
    hard: { size: 6, outward: 2 },
  },
  generate(rng, { size, outward }) {
    const names = rng.sample(people, size).map(({ name }) => name)
    const everyone = range(0, size - 1)
    const outside = new Set(rng.sample(everyone, outward))
    const allOut = outward === 0 && rng.chance(0.3)
    // 1 when the left hand points clockwise, as it does for those who face the centre.
    const turns = everyone.map((item) => (allOut || outside.has(item) ? -1 : 1))
    const places = [0, ...rng.shuffle(range(1, size - 1))]
    const clues = settleClues(
      rng,
      tables(size),
      () => drawClue(rng, places, turns),
      (table, clue) => fits(table, turns, clue),
    )
    const question = drawQuestion(rng, places, turns, clues)
    const at = seatAsked(places, turns, question)
    const nameAt = (place: number) => names[places.indexOf((place + size) % size)] ?? ''
    const answer = nameAt(at)
    const from = names[question.from] ?? ''
    const facing = allOut
      ? 'all facing away from the centre'
      : outward === 0
        ? 'all facing the centre'
        : `${everyone
            .filter((item) => outside.has(item))
            .map((item) => names[item])
            .join(' and ')} facing away from the centre and the others facing the centre`
    const tell = (clue: Clue) => tellClue(clue, names)
    const turn = turns[question.from] ?? 1
    return {
      given: { names, turns, clues, question },
      prompt: say`${open(rng, names, facing)} ${clues.map((clue) => `${capital(tell(clue))}.`).join(' ')} Who sits ${where(question.steps, size)} ${from}?`,
      answer,
      mistakes: range(1, size - 1).flatMap((steps) => {
        const value = nameAt((places[question.from] ?? 0) + turn * steps)
        return value === answer
          ? []
          : [{ value, because: say`${value} sits ${where(shortWay(steps, size), size)} ${from}` }]
      }),
      steps: [
        outward > 0
          ? say`Draw ${size} seats round a circle. For those who face the centre the left side is clockwise; for those who face outward it is anticlockwise.`
          : say`Draw ${size} seats round a circle; ${allOut ? 'facing outward' : 'facing the centre'}, everyone has the left side ${allOut ? 'anticlockwise' : 'clockwise'}.`,
        ...(size > 5
          ? [say`Give any one person a seat first: only the seats relative to the others matter.`]
          : []),
        ...(outward > 0 ? [say`In each clue, look from the seat of the person named last.`] : []),
        ...clues.filter(({ kind }) => kind !== 'beside').map((clue) => say`Use that ${tell(clue)}.`),
        say`Only one arrangement fits, clockwise: ${range(0, size - 1)
          .map(nameAt)
          .join(', ')}.`,
        say`The person ${where(question.steps, size)} ${from} is ${answer}`,
      ],
    }
  },
  solve({ names, turns, clues, question }) {
    const size = names.length
    const found = new Set(
      tables(size)
        .filter((table) => clues.every((clue) => fits(table, turns, clue)))
        .map((table) => table.indexOf((seatAsked(table, turns, question) + 2 * size) % size)),
    )
    return found.size === 1 ? (names[[...found][0] ?? -1] ?? '') : ''
  },
})

/** `steps` to the left of the other; a negative number is to the right. */
type Clue =
  | { kind: 'steps'; one: number; other: number; steps: number }
  | { kind: 'beside'; one: number; other: number; isSo: boolean }

type Question = { from: number; steps: number }

const known = new Map<number, readonly Arrangement[]>()

/** The first person keeps seat 0: turning the table changes nothing. Seats count clockwise. */
function tables(size: number): readonly Arrangement[] {
  const made = known.get(size) ?? orders(size - 1).map((order) => [0, ...order.map((place) => place + 1)])
  known.set(size, made)
  return made
}

const seatAsked = (places: Arrangement, turns: readonly number[], { from, steps }: Question): number => {
  const size = places.length
  return ((places[from] ?? 0) + (turns[from] ?? 1) * steps + size) % size
}

function fits(places: Arrangement, turns: readonly number[], clue: Clue): boolean {
  if (clue.kind === 'steps')
    return places[clue.one] === seatAsked(places, turns, { from: clue.other, steps: clue.steps })
  const apart = Math.abs((places[clue.one] ?? 0) - (places[clue.other] ?? 0))
  return (apart === 1 || apart === places.length - 1) === clue.isSo
}

/** 4 to the left of 6 is 2 to the right. */
const shortWay = (steps: number, size: number): number => (steps * 2 > size ? steps - size : steps)

function drawClue(rng: Random, places: Arrangement, turns: readonly number[]): Clue {
  const size = places.length
  const [one, other] = rng.sample(range(0, size - 1), 2)
  const clockwise = ((places[one] ?? 0) - (places[other] ?? 0) + size) % size
  if (rng.chance(0.4)) return { kind: 'beside', one, other, isSo: clockwise === 1 || clockwise === size - 1 }
  const steps = turns[other] === 1 ? clockwise : size - clockwise
  return { kind: 'steps', one, other, steps: shortWay(steps, size) }
}

/** Never about two people who share a clue. */
function drawQuestion(
  rng: Random,
  places: Arrangement,
  turns: readonly number[],
  clues: readonly Clue[],
): Question {
  const size = places.length
  return rng.until(
    () => ({ from: rng.int(0, size - 1), steps: shortWay(rng.int(1, size - 1), size) }),
    (question) => {
      const one = places.indexOf(seatAsked(places, turns, question))
      return !clues.some(
        (clue) => [clue.one, clue.other].includes(one) && [clue.one, clue.other].includes(question.from),
      )
    },
  )
}

const FAR = ['', 'immediately', 'second', 'third']

function where(steps: number, size: number): string {
  if (Math.abs(steps) * 2 === size) return 'opposite'
  return `${FAR[Math.abs(steps)]} to the ${steps > 0 ? 'left' : 'right'} of`
}

function tellClue(clue: Clue, names: readonly string[]): string {
  const [one, other] = [names[clue.one] ?? '', names[clue.other] ?? '']
  if (clue.kind === 'steps') return `${one} sits ${where(clue.steps, names.length)} ${other}`
  return `${one} and ${other} are ${clue.isSo ? '' : 'not '}neighbours`
}

function open(rng: Random, names: readonly string[], facing: string): string {
  const many = COUNTS[names.length] ?? ''
  const list = names.join(', ')
  const group = rng.pick(['friends', 'cousins', 'clerks', 'players', 'teachers', 'officers'])
  return rng.pick([
    `${capital(many)} ${group}, ${list}, sit round a circular table at equal distances, ${facing}.`,
    `${list} are ${many} ${group} who sit in a circle at equal distances, ${facing}.`,
    `At a meeting ${many} ${group} are seated evenly round a round table, ${facing}: ${list}.`,
    `In a park ${many} ${group} sit in a ring, evenly spaced, ${facing}. They are ${list}.`,
  ])
}
