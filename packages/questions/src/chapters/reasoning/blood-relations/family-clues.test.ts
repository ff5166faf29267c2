import { describe, expect, it } from 'vitest'
import { type Clue, familiesOf } from './family-clues.ts'

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F']

const couple: Clue[] = [
  { person: 'A', relation: 'husband', of: 'B' },
  { person: 'C', relation: 'son', of: 'A' },
]

describe('clues that leave a person out', () => {
  it('find the only son whose wife a daughter-in-law can be, and the couple of a grandchild', () => {
    const clues: Clue[] = [
      ...couple,
      { person: 'D', relation: 'daughter', of: 'B' },
      { person: 'E', relation: 'daughter-in-law', of: 'B' },
      { person: 'F', relation: 'grandson', of: 'A' },
    ]
    const [family, other] = familiesOf(clues, NAMES)
    expect(other).toBeUndefined()
    expect(family).toContainEqual({ person: 'E', relation: 'wife', of: 'C' })
    expect(family).toContainEqual({ person: 'F', relation: 'son', of: 'C' })
  })

  it('allow two families when either of two sons may be the husband', () => {
    const clues: Clue[] = [
      ...couple,
      { person: 'D', relation: 'son', of: 'B' },
      { person: 'E', relation: 'daughter-in-law', of: 'B' },
    ]
    expect(familiesOf(clues, NAMES)).toHaveLength(2)
  })

  it('allow no family when nobody in between is married', () => {
    expect(familiesOf([...couple, { person: 'F', relation: 'grandson', of: 'A' }], NAMES)).toHaveLength(0)
  })
})
