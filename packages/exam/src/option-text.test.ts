import { describe, expect, it } from 'vitest'
import { OPTION_TEXT_UNAVAILABLE, optionLetter, optionText } from './option-text.ts'

describe('optionText', () => {
  it.each([
    ['a string', 'Mercury', 'Mercury'],
    ['a number', 42, '42'],
    ['an object with text', { text: 'Mercury' }, 'Mercury'],
    ['an object with value', { value: 'Venus' }, 'Venus'],
    ['an object with both, whose text comes first', { text: 'Mercury', value: 'Venus' }, 'Mercury'],
    ['an object with a blank text', { text: ' ', value: 'Venus' }, 'Venus'],
  ])('GEN-05 reads %s', (_, option, text) => {
    expect(optionText(option)).toBe(text)
  })

  it.each([[''], ['  '], [null], [undefined], [true], [Number.NaN], [[]], [{}], [{ text: null, value: {} }]])(
    "GEN-06 shows 'Option text unavailable' for %j",
    (option) => {
      expect(optionText(option)).toBe('Option text unavailable')
    },
  )

  it('GEN-06 exports the text that stands for an unreadable option', () => {
    expect(OPTION_TEXT_UNAVAILABLE).toBe('Option text unavailable')
  })
})

it('SESSION-17 CA-47 letters options A, B, C and so on', () => {
  expect([0, 1, 2, 3].map(optionLetter)).toEqual(['A', 'B', 'C', 'D'])
})
