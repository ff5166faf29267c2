import { describe, expect, it } from 'vitest'
import { areFarApart } from './state-regions.ts'

describe('states that are far apart', () => {
  it.each([
    ['Himachal Pradesh', 'Kerala', true],
    ['Himachal Pradesh', 'Ladakh', false],
    ['Assam', 'Bihar', true],
    ['Goa', 'Gujarat', false],
    ['Goa', 'Goa', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(areFarApart(one, other)).toBe(expected)
  })

  it('never calls a place that is not a state far away', () => {
    expect(areFarApart('Kerala', 'Sri Lanka')).toBe(false)
    expect(areFarApart('the Ravi', 'the Kaveri')).toBe(false)
  })
})
