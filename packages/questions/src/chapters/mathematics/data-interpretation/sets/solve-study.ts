import { ratio, type ValueInput } from '../../../../kit/values/value.ts'
import type { Ask } from './ask-study.ts'
import { type Cell, type Shown, uncover } from './study.ts'

interface StudyGiven {
  shown: Shown
  columns: readonly string[]
  ask: Ask
}

/** Works from what is shown: uncovers every number and goes through the cells that are meant. */
export function solveStudy({ shown, columns, ask }: StudyGiven): ValueInput {
  const values = uncover(shown)
  const at = ([row, column]: Cell) => values[row]?.[column] ?? Number.NaN
  const add = (cells: readonly Cell[]) => {
    let found = 0
    for (const cell of cells) found += at(cell)
    return found
  }
  /** How many hundredths of `base` make up `part`. */
  const hundredths = (part: number, base: number) => tidy(part / (base / 100))
  switch (ask.find) {
    case 'total':
      return tidy(add(ask.cells))
    case 'average':
      return tidy(add(ask.cells) / ask.cells.length)
    case 'above':
      return ask.cells.filter((cell) => at(cell) * ask.cells.length > add(ask.cells)).length
    case 'difference':
      return tidy(Math.abs(add(ask.one) - add(ask.other)))
    case 'average-difference':
      return tidy(Math.abs(add(ask.one) / ask.one.length - add(ask.other) / ask.other.length))
    case 'ratio':
      return ratio(tidy(add(ask.one)), tidy(add(ask.other)))
    case 'percent-of':
      return hundredths(add(ask.one), add(ask.other))
    case 'percent-more':
      return hundredths(add(ask.one) - add(ask.other), add(ask.other))
    case 'percent-less':
      return hundredths(add(ask.other) - add(ask.one), add(ask.other))
    case 'parts': {
      let found = 0
      for (const { cell, percent } of ask.parts) found += (at(cell) / 100) * percent
      return tidy(found)
    }
    case 'change-of-parts': {
      // What each of them gains or loses, over what they had.
      let [gain, had] = [0, 0]
      for (const { cell, percent } of ask.parts) {
        gain += (at(cell) / 100) * (percent - 100)
        had += at(cell)
      }
      return hundredths(Math.abs(gain), had)
    }
    case 'steepest': {
      const growth = columns.map((_, column) =>
        column === 0 ? 0 : at([ask.row, column]) / at([ask.row, column - 1]),
      )
      return columns[growth.indexOf(Math.max(...growth))] ?? ''
    }
    case 'highest': {
      const sums = columns.map((_, column) => add(ask.rows.map((row) => [row, column] as const)))
      return columns[sums.indexOf(Math.max(...sums))] ?? ''
    }
    case 'angle': {
      const all = add(columns.map((_, column) => [0, column] as const))
      return tidy((at([0, ask.column]) / all) * 360)
    }
  }
}

/** Sums of binary fractions are a hair off. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6
