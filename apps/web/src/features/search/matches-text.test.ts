import { describe, expect, it } from 'vitest'
import { matchesText } from './matches-text.ts'

describe('matchesText', () => {
  it('finds a title by the beginnings of its words, in any order and case', () => {
    expect(matchesText('wor tim', 'Time & Work')).toBe(true)
    expect(matchesText('TIME', 'Time & Work')).toBe(true)
  })

  it('wants every word that was typed', () => {
    expect(matchesText('time distance', 'Time & Work')).toBe(false)
  })

  it('looks through all the names of a thing', () => {
    expect(matchesText('hcf', 'Highest common factor', 'HCF')).toBe(true)
  })

  it('finds Devanagari words', () => {
    expect(matchesText('मौलिक', 'मौलिक अधिकार')).toBe(true)
  })

  it('finds nothing for a blank query', () => {
    expect(matchesText('  ', 'Time & Work')).toBe(false)
  })
})
