import { defineGenerator } from '../../../kit/define-generator.ts'
import { type LineClue, type LineQuestion, searchLine } from '../../../kit/puzzles/line-clues.ts'
import { COUNTS, composeLinePuzzle } from '../../../kit/puzzles/line-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Five interviews are held from Monday to Friday ... Dev comes two days after Neha ... Who comes on Wednesday?" */
export const schedule = defineGenerator({
  id: 'reasoning/schedule',
  version: 1,
  levels: {
    easy: { size: 4, asks: ['who', 'where'] },
    medium: { size: 5, asks: ['who', 'where', 'beside'] },
    hard: { size: 6, asks: ['who', 'where', 'beside'] },
  },
  generate: (rng, { size, asks }) => composeLinePuzzle(rng, drawWords(rng, size), { asks }),
  solve({ items, places, clues, question }) {
    const found = searchLine(items.length, clues, question) ?? -1
    return (question.kind === 'where' ? places[found] : items[found]) ?? ''
  },
})

const SPANS = [
  {
    unit: 'day',
    all: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    at: 'on',
    of: 'of one week',
  },
  {
    unit: 'month',
    all: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
    at: 'in',
    of: 'of one year',
  },
] as const

const EVENTS = [
  { does: 'gives a lecture', give: 'give a lecture', who: 'professors' },
  { does: 'has an interview', give: 'have an interview', who: 'candidates' },
  { does: 'visits the museum', give: 'visit the museum', who: 'tourists' },
  { does: 'goes on leave', give: 'go on leave', who: 'clerks' },
  { does: 'sings at the hall', give: 'sing at the hall', who: 'singers' },
  { does: 'takes the driving test', give: 'take the driving test', who: 'learners' },
] as const

function drawWords(rng: Random, size: number) {
  const { unit, all, at, of } = rng.pick(SPANS)
  const first = rng.int(0, all.length - size)
  const places: readonly string[] = all.slice(first, first + size)
  const { does, give, who } = rng.pick(EVENTS)
  const items = rng.sample(people, size).map(({ name }) => name)
  const many = COUNTS[size] ?? ''
  const list = items.join(', ')
  const [from, to] = [places[0] ?? '', places.at(-1) ?? '']
  const opening = rng.pick([
    `${capital(many)} ${who} of ${rng.pick(towns)}, ${list}, ${give} from ${from} to ${to} ${of}, one each ${unit}.`,
    `From ${from} to ${to} ${of} one person ${does} each ${unit} in ${rng.pick(towns)}: ${list}, not necessarily in this order.`,
    `${list} are ${who} in ${rng.pick(towns)}. Each ${unit} from ${from} to ${to} ${of} exactly one of them ${does}, and each of them has one turn.`,
  ])
  const name = (item: number) => items[item] ?? ''
  const far = (steps: number): string => {
    const side = steps > 0 ? 'after' : 'before'
    return `${COUNTS[Math.abs(steps)]} ${unit}s ${side}`
  }
  return {
    items,
    places,
    opening,
    sketch: say`Write the ${unit}s from ${from} to ${to} in a line.`,
    mention: (item: string) => item,
    direction: `from ${from} to ${to}`,
    placed: (item: string, place: string) => `the turn of ${item} is ${at} ${place}`,
    clue(clue: LineClue): string {
      const one = name(clue.one)
      switch (clue.kind) {
        case 'at':
          return `${one} ${does} ${at} ${places[clue.place] ?? ''}`
        case 'not-at':
          return `the turn of ${one} is not ${at} ${places[clue.place] ?? ''}`
        case 'end':
          return `${one} has either the first or the last turn`
        case 'later':
          return `${one} has a later turn than ${name(clue.other)}`
        case 'apart':
          return `${one} and ${name(clue.other)} do not have turns in ${unit}s next to each other`
        case 'gap':
          return `exactly ${COUNTS[clue.between]} ${clue.between === 1 ? 'person has a turn' : 'people have turns'} between ${one} and ${name(clue.other)}`
        case 'steps':
          return Math.abs(clue.steps) === 1
            ? `${one} has the turn just ${clue.steps > 0 ? 'after' : 'before'} ${name(clue.other)}`
            : `${one} has a turn ${far(clue.steps)} ${name(clue.other)}`
      }
    },
    question(question: LineQuestion): string {
      if (question.kind === 'where')
        return `${unit === 'day' ? 'On which day' : 'In which month'} is the turn of ${name(question.one)}?`
      if (question.kind === 'beside')
        return Math.abs(question.steps) === 1
          ? `Who has the turn just ${question.steps > 0 ? 'after' : 'before'} ${name(question.other)}?`
          : `Who has a turn ${far(question.steps)} ${name(question.other)}?`
      return `Who ${does} ${at} ${places[question.place] ?? ''}?`
    },
  }
}
