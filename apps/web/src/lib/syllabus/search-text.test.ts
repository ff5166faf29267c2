import { describe, expect, it } from 'vitest'
import { beginsWords, containsWords } from './search-text.ts'

describe('beginsWords', () => {
  it('finds a title by the beginnings of its words, in any order and case', () => {
    expect(beginsWords(['Time & Work'], 'wor tim')).toBe(true)
    expect(beginsWords(['Time & Work'], 'TIME')).toBe(true)
  })

  it('requires every word that was typed', () => {
    expect(beginsWords(['Time & Work'], 'time distance')).toBe(false)
  })

  it('searches all the names of an item', () => {
    expect(beginsWords(['Highest common factor', 'HCF'], 'hcf')).toBe(true)
  })

  it('finds Devanagari words', () => {
    expect(beginsWords(['मौलिक अधिकार'], 'मौलिक')).toBe(true)
  })

  it('finds nothing for a blank query', () => {
    expect(beginsWords(['Time & Work'], '  ')).toBe(false)
  })
})

describe('containsWords', () => {
  it('finds words anywhere in the text, in any order and case', () => {
    expect(containsWords('Time & Work', 'ORK tim')).toBe(true)
    expect(containsWords('Time & Work', 'time distance')).toBe(false)
  })

  it('ignores accents, the dot below and which nasal sign is used', () => {
    expect(containsWords('Café opens', 'cafe')).toBe(true)
    expect(containsWords('फ़ोटो', 'फोटो')).toBe(true)
    expect(containsWords('हिन्दी', 'हिंदी')).toBe(true)
  })

  it('distinguishes vowel signs', () => {
    expect(containsWords('कुल', 'कल')).toBe(false)
  })

  it('finds everything for a blank search', () => {
    expect(containsWords('Time & Work', ' ')).toBe(true)
  })
})
