import { defineGenerator } from '../../../kit/define-generator.ts'
import { type LineClue, type LineQuestion, searchLine } from '../../../kit/puzzles/line-clues.ts'
import { COUNTS, composeLinePuzzle } from '../../../kit/puzzles/line-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Five boxes are stacked ... The red box is immediately above the green box ... Which box is at the top?" */
export const box = defineGenerator({
  id: 'reasoning/box',
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

/** What tells the boxes apart. */
const KINDS = [
  { thing: 'box', words: ['red', 'blue', 'green', 'black', 'white', 'pink', 'yellow', 'brown', 'orange'] },
  { thing: 'carton', words: ['soap', 'tea', 'sugar', 'rice', 'salt', 'shoe', 'biscuit', 'candle', 'coffee'] },
  {
    thing: 'book',
    words: ['history', 'physics', 'botany', 'maths', 'civics', 'grammar', 'music', 'law', 'poetry'],
  },
  {
    thing: 'crate',
    words: ['mango', 'apple', 'onion', 'potato', 'lemon', 'guava', 'banana', 'papaya', 'orange'],
  },
  {
    thing: 'trunk',
    words: ['steel', 'wooden', 'leather', 'cane', 'iron', 'plastic', 'brass', 'canvas', 'tin'],
  },
] as const

function drawWords(rng: Random, size: number) {
  const { thing, words } = rng.pick(KINDS)
  const items = rng.sample(words, size).map((word) => capital(`${word} ${thing}`))
  const places = range(1, size).map((place) =>
    place === 1 ? 'At the bottom' : place === size ? 'At the top' : `${NTH[place]} from the bottom`,
  )
  const many = COUNTS[size] ?? ''
  const mention = (item: string) => `the ${lower(item)}`
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  const list = items.map(mention).join(', ')
  const opening = rng.pick([
    `In a store room in ${rng.pick(towns)}, ${many} ${plural(thing)} are stacked one above the other: ${list}, in an order to be found.`,
    `A porter at ${rng.pick(towns)} station has piled up ${many} ${plural(thing)} (${list}), not necessarily in this order.`,
    `${capital(many)} ${plural(thing)} lie in one pile on a table in ${rng.pick(towns)}; they are ${list}.`,
    `A shopkeeper of ${rng.pick(towns)} keeps ${list} in a single stack of ${many} ${plural(thing)}.`,
  ])
  const name = (item: number) => mention(items[item] ?? '')
  return {
    items,
    places,
    opening,
    sketch: say`Draw ${size} places, one above the other.`,
    mention,
    direction: 'from the bottom to the top',
    placed: (item: string, place: string) => `${mention(item)} is ${lower(place)}`,
    clue(clue: LineClue): string {
      const one = name(clue.one)
      switch (clue.kind) {
        case 'at':
          return `${one} is ${lower(places[clue.place] ?? '')}`
        case 'not-at':
          return `${one} is not ${lower(places[clue.place] ?? '')}`
        case 'end':
          return `${one} is either at the top or at the bottom`
        case 'later':
          return `${one} is somewhere above ${name(clue.other)}`
        case 'apart':
          return `${one} and ${name(clue.other)} do not touch each other`
        case 'gap':
          return clue.between === 1
            ? `exactly one ${thing} is between ${one} and ${name(clue.other)}`
            : `exactly ${COUNTS[clue.between]} ${plural(thing)} are between ${one} and ${name(clue.other)}`
        case 'steps':
          return `${one} is ${far(clue.steps)} ${name(clue.other)}`
      }
    },
    question(question: LineQuestion): string {
      if (question.kind === 'where') return `Where in the stack is ${name(question.one)}?`
      if (question.kind === 'beside')
        return `Which ${thing} is ${far(question.steps)} ${name(question.other)}?`
      return `Which ${thing} is ${lower(places[question.place] ?? '')}?`
    },
  }
}

const NTH = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']

const plural = (thing: string): string => (thing === 'box' ? 'boxes' : `${thing}s`)

const far = (steps: number): string => {
  const side = steps > 0 ? 'above' : 'below'
  return Math.abs(steps) === 1 ? `immediately ${side}` : `${COUNTS[Math.abs(steps)]} places ${side}`
}
