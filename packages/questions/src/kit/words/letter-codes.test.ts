import { describe, expect, it } from 'vitest'
import { codeWords, sixLetterWords } from './code-words.ts'
import {
  letterNumber,
  mirrorWord,
  numberLetter,
  possibleCodes,
  reverseWord,
  shiftWord,
} from './letter-codes.ts'

describe('letter codes', () => {
  it('shift, reverse and mirror letters', () => {
    expect(shiftWord('XYZ', () => 3)).toBe('ABC')
    expect(shiftWord('ABC', (place) => -place - 1)).toBe('ZZZ')
    expect(mirrorWord('AMZ')).toBe('ZNA')
    expect(reverseWord('TRAIN')).toBe('NIART')
  })

  it('are read from one example', () => {
    expect(possibleCodes('TRAIN', 'VTCKP', 'CLOUD')).toEqual(['ENQWF'])
    expect(possibleCodes('DOCTOR', 'NKPYKZ', 'NATURE')).toEqual(['ANQPWJ'])
    expect(possibleCodes('ABC', 'XQJ', 'CAB')).toEqual([])
  })
})

describe('the places of letters', () => {
  it('go round the alphabet', () => {
    expect(['A', 'Z'].map(letterNumber)).toEqual([1, 26])
    expect([1, 26, 27, 0, -1, -26, 53].map(numberLetter)).toEqual(['A', 'Z', 'A', 'Z', 'Y', 'Z', 'A'])
  })

  it('explain rising, falling and alternating shifts, also of a word that was turned or mirrored', () => {
    expect(possibleCodes('ABCDE', 'BDFHJ', 'LEMON')).toContain('MGPSS')
    expect(possibleCodes('TRAIN', 'TQYFJ', 'CLOUD')).toEqual(['CKMRZ'])
    expect(possibleCodes('TRAIN', 'UPBGO', 'CLOUD')).toEqual(['DJPSE'])
    expect(possibleCodes('TRAIN', mirrorWord('TRAIN'), 'CLOUD')).toEqual([mirrorWord('CLOUD')])
    expect(possibleCodes('TRAIN', reverseWord(mirrorWord('TRAIN')), 'CLOUD')).toEqual([
      reverseWord(mirrorWord('CLOUD')),
    ])
    // Both letters of a short example explain several codes.
    expect(possibleCodes('AB', 'BC', 'CD').length).toBeGreaterThan(1)
  })
})

it('has words for codes of the right length, without a letter twice in those that are moved', () => {
  for (const length of [4, 5, 6] as const)
    expect(codeWords[length].filter((word) => word.length !== length || !/^[A-Z]+$/.test(word))).toEqual([])
  expect(sixLetterWords.filter((word) => new Set(word).size !== 6)).toEqual([])
})
