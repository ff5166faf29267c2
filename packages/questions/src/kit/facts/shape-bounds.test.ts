import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { range } from '../values/number-theory.ts'
import { shapes } from './ask-table.ts'
import { defineTable } from './define-table.ts'
import { readFacts } from './facts.ts'
import { lookUp } from './look-up.ts'

const NAMES = ['Ant', 'Bee', 'Cat', 'Dog', 'Eel', 'Fox', 'Gnu', 'Hen', 'Ibis', 'Jay', 'Kite', 'Lynx']

/** A table of so many rows with so many different years, every row with a reason. */
const tableOf = (rows: number, values: number) =>
  defineTable({
    id: 'animals',
    about: 'animals',
    header: 'Animal',
    reasonFor: 'year',
    columns: {
      year: {
        header: 'Year',
        kind: 'year',
        ask: ['When was the {name} described?'],
        askBack: ['Which of these was described in {value}?'],
        say: 'The {name} was described in {value}',
        order: 'Arrange these by year',
      },
    },
    parts: [
      {
        sources: ['One', 'Two'],
        rows: range(0, rows - 1)
          .map((row) => `1 | ${NAMES[row]} | ${1901 + (row % values)} | Note. | Reason ${row}.`)
          .join('\n'),
      },
    ],
  })

/** Whether any of 80 draws gives a question. */
function isAsked(name: string, rows: number, values: number): boolean {
  const shape = shapes.find((one) => one.name === name)
  const table = tableOf(rows, values)
  const [facts, raw] = [readFacts(table), lookUp(table)]
  return range(1, 80).some((seed) => shape?.draw(facts, raw, 'medium', createRandom(String(seed))))
}

describe('the smallest table that can be asked', () => {
  it.each([
    ['statements', 6, 4],
    ['inverse', 8, 3],
    ['wrong pair', 8, 5],
    ['how many pairs', 8, 5],
    ['match', 8, 6],
    ['order', 8, 6],
  ])('as %s has %d rows with %d different values', (name, rows, values) => {
    expect(isAsked(name, rows, values)).toBe(true)
    expect(isAsked(name, rows - 1, values)).toBe(false)
    expect(isAsked(name, rows, values - 1)).toBe(false)
  })
})
