import { describe, expect, it } from 'vitest'
import type { PlacingClue, Plan } from './placing.ts'
import { readClues } from './read-clues.ts'

const row: Plan = { kind: 'line', size: 4, alternates: false, isSquare: false }

/** Persons 0 to 3, and the cities 4 to 7 that they visit. */
const read = (...clues: PlacingClue[]) => readClues(row, clues, 8)

describe('clues that are read one by one', () => {
  it('leave an item every place that none of them takes from it', () => {
    const reading = read({ kind: 'at', one: 0, place: 2 }, { kind: 'steps', one: 1, other: 2, steps: 2 })
    expect(reading.openPlaces(0)).toEqual([2])
    expect(reading.openPlaces(1)).toEqual([2, 3])
    expect(reading.openPlaces(2)).toEqual([0, 1])
    expect(reading.openPlaces(3)).toEqual([0, 1, 2, 3])
  })

  it('make one of a person and the city that goes with it', () => {
    const reading = read({ kind: 'same', one: 0, other: 4 }, { kind: 'steps', one: 4, other: 1, steps: 1 })
    expect(reading.isTold(0, 1)).toBe(true)
    expect(reading.isTold(0, 2)).toBe(false)
    expect(reading.openPlaces(0)).toEqual([1, 2, 3])
    expect(reading.openPairs(0, 1)).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ])
    expect(reading.openPairs(0, 4).every(([person, city]) => person === city)).toBe(true)
    // City 4 has its visitor, and so has person 0 a city.
    expect(reading.openPairs(2, 4).some(([person, city]) => person === city)).toBe(false)
    expect(reading.openPairs(0, 5).some(([person, city]) => person === city)).toBe(false)
    expect(reading.openPairs(2, 5).some(([person, city]) => person === city)).toBe(true)
  })
})
