import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { fittingMatches, matchCode, matchPrompt, wrongMatches } from './match-lists.ts'

describe('a question that matches two lists', () => {
  it('is written with letters before the names and numbers before the values', () => {
    expect(matchPrompt(['State', 'Capital'], ['Assam', 'Bihar'], ['Patna', 'Dispur'])).toBe(
      [
        'Match List I (State) with List II (Capital).',
        'P. Assam',
        'Q. Bihar',
        '(1) Patna',
        '(2) Dispur',
      ].join('\n'),
    )
    expect(matchCode([1, 0, 3, 2])).toBe('P-2, Q-1, R-4, S-3')
  })

  it('has three wrong answers that keep two pairs or none, each with its first wrong pair', () => {
    const key = [2, 0, 3, 1]
    for (let seed = 0; seed < 30; seed++) {
      const wrong = wrongMatches(createRandom(String(seed)), key)
      expect(wrong.map(({ order }) => order.filter((place, at) => place === key[at]).length).sort()).toEqual([
        0, 2, 2,
      ])
      for (const { order, wrongAt } of wrong) {
        expect([...order].sort()).toEqual([0, 1, 2, 3])
        expect(order[wrongAt]).not.toBe(key[wrongAt])
        expect(order.slice(0, wrongAt)).toEqual(key.slice(0, wrongAt))
      }
    }
    const codes = Array.from({ length: 60 }, (_, seed) =>
      wrongMatches(createRandom(String(seed)), key).map(({ order }) => matchCode(order)),
    )
    expect(new Set(codes.flat()).size).toBe(9)
  })

  it('is solved by trying every order', () => {
    expect(fittingMatches((name, value) => [2, 0, 3, 1][name] === value)).toBe('P-3, Q-1, R-4, S-2')
    expect(fittingMatches((name, value) => name < 2 || name === value)).toBe(
      'P-1, Q-2, R-3, S-4 or P-2, Q-1, R-3, S-4',
    )
  })
})
