import { describe, expect, it } from 'vitest'
import { regionsBetween } from './state-regions.ts'

describe('how far states are apart', () => {
  it.each([
    ['Himachal Pradesh', 'Kerala', 2],
    ['Himachal Pradesh', 'Ladakh', 0],
    ['Assam', 'Bihar', 1],
    ['Maharashtra', 'Madhya Pradesh', 1],
    ['Maharashtra', 'Manipur', 2],
    ['Goa', 'Gujarat', 0],
    ['Goa', 'Goa', 0],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(regionsBetween(one, other)).toBe(expected)
    expect(regionsBetween(other, one)).toBe(expected)
  })

  it('never calls a place that is not a state far away', () => {
    expect(regionsBetween('Kerala', 'Sri Lanka')).toBe(0)
    expect(regionsBetween('the Ravi', 'the Kaveri')).toBe(0)
  })
})
