import { describe, expect, it } from 'vitest'
import { readRelation, type Statement } from './family.ts'

describe('readRelation', () => {
  const tell = (text: string): Statement[] =>
    text.split('; ').map((part) => {
      const [person = '', relation = '', of = ''] = part.split(' ')
      const known = (
        ['father', 'mother', 'son', 'daughter', 'brother', 'sister', 'husband', 'wife'] as const
      ).find((word) => word === relation)
      if (!known) throw new Error(relation)
      return { person, relation: known, of }
    })

  it.each([
    ['A brother B; B mother C', 'uncle'],
    ['A sister B; B father C', 'aunt'],
    ['A father B; B mother C', 'grandfather'],
    ['A son B; B brother C', 'nephew'],
    ['A daughter B; B sister D; D mother C', 'cousin'],
    ['A wife B; B father C', 'mother'],
    ['A father B; B wife C', 'father-in-law'],
    ['A wife B; B son C', 'daughter-in-law'],
    ['A husband B; B sister C', 'brother-in-law'],
    ['A sister B; B husband C', 'sister-in-law'],
    ['A son B; B daughter C', 'grandson'],
    ['A wife B; B brother D; D father C', 'aunt'],
    ['A mother B; B father D; D father C', 'great-grandmother'],
    ['A son B; B father C', 'brother'],
    ['A husband C', 'husband'],
  ])('%s: A is the %s of C', (text, relation) => {
    expect(readRelation(tell(text), 'A', 'C')).toBe(relation)
  })

  it('finds no word for unrelated people and for a second father', () => {
    expect(readRelation(tell('A brother B; D mother C'), 'A', 'C')).toBeNull()
    expect(readRelation(tell('D father C; B son D; E sister B; A father E'), 'A', 'C')).toBeNull()
  })
})
