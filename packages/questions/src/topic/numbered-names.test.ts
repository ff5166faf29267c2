import { describe, expect, it } from 'vitest'
import { numberedOtherwise } from './numbered-names.ts'

describe('a number in a name, written in another way', () => {
  it.each([
    ['schedule 9', 'ninth schedule'],
    ['9th schedule', 'ninth schedule'],
    ['Schedule IX', 'ninth schedule'],
    ['2nd law of thermodynamics', 'second law of thermodynamics'],
    ['second round table conference', '2nd round table conference'],
    ['round table conference 2', 'second round table conference'],
    ['part 4', 'part iv'],
    ['part iv', 'part 4'],
    ['amendment 42', '42nd amendment'],
    ['amendment no 101', '101st amendment'],
    ['11 amendment', '11th amendment'],
    ['newtons 3rd law', 'newtons third law'],
    ['part 4 of constitution', 'part iv of constitution'],
    ['g 20', 'g20'],
    ['g 20 summit', 'g20 summit'],
  ])('reads %s also as %s', (typed, meant) => {
    expect(numberedOtherwise(typed)).toContain(meant)
  })

  it.each(['photosynthesis', '7', 'five year plans'])('has no other way for %s', (typed) => {
    expect(numberedOtherwise(typed)).toEqual([])
  })
})
