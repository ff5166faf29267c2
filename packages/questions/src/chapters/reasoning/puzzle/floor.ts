import { defineGenerator } from '../../../kit/define-generator.ts'
import { type LineClue, type LineQuestion, searchLine } from '../../../kit/puzzles/line-clues.ts'
import { COUNTS, composeLinePuzzle } from '../../../kit/puzzles/line-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Five families live on the floors of a building ... Asha lives two floors above Dev ... Who lives on floor 3?" */
export const floor = defineGenerator({
  id: 'reasoning/floor',
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

function drawWords(rng: Random, size: number) {
  const items = rng.sample(people, size).map(({ name }) => name)
  const live = rng.pick(['lives', 'stays', 'works'])
  const places = range(1, size).map((place) => `Floor ${place}`)
  const many = COUNTS[size] ?? ''
  const list = items.join(', ')
  const house = rng.pick(['building', 'hostel', 'tower', 'block', 'guest house'])
  const live0 = live.slice(0, -1)
  const opening = rng.pick([
    `${capital(many)} people, ${list}, ${live0} on ${many} different floors of a ${house} in ${rng.pick(towns)}. The lowest floor is floor 1 and the topmost is floor ${size}.`,
    `A ${house} in ${rng.pick(towns)} has ${many} floors, numbered 1 to ${size} from the bottom. On each floor ${live} one of ${list}.`,
    `${list} ${live0} in a ${house} with ${many} floors, one on each floor; floor 1 is at the bottom and floor ${size} at the top.`,
  ])
  const name = (item: number) => items[item] ?? ''
  return {
    items,
    places,
    opening,
    sketch: say`Draw ${size} floors, one above the other, with floor 1 at the bottom.`,
    mention: (item: string) => item,
    direction: 'from the bottom to the top',
    placed: (item: string, place: string) => `${item} ${live} on ${place.toLowerCase()}`,
    clue(clue: LineClue): string {
      const one = name(clue.one)
      switch (clue.kind) {
        case 'at':
          return `${one} ${live} on floor ${clue.place + 1}`
        case 'not-at':
          return `${one} does not ${live0} on floor ${clue.place + 1}`
        case 'end':
          return `${one} ${live} on the lowest or on the topmost floor`
        case 'later':
          return `${one} ${live} somewhere above ${name(clue.other)}`
        case 'apart':
          return `${one} and ${name(clue.other)} do not ${live0} on floors next to each other`
        case 'gap':
          return `there ${clue.between === 1 ? 'is exactly one floor' : `are exactly ${COUNTS[clue.between]} floors`} between those of ${one} and ${name(clue.other)}`
        case 'steps':
          return `${one} ${live} ${far(clue.steps)} ${name(clue.other)}`
      }
    },
    question(question: LineQuestion): string {
      if (question.kind === 'where') return `On which floor does ${name(question.one)} ${live0}?`
      if (question.kind === 'beside') return `Who ${live} ${far(question.steps)} ${name(question.other)}?`
      return question.place === size - 1
        ? `Who ${live} on the topmost floor?`
        : question.place === 0
          ? `Who ${live} on the lowest floor?`
          : `Who ${live} on floor ${question.place + 1}?`
    },
  }
}

const far = (steps: number): string => {
  const side = steps > 0 ? 'above' : 'below'
  return Math.abs(steps) === 1 ? `immediately ${side}` : `${COUNTS[Math.abs(steps)]} floors ${side}`
}
