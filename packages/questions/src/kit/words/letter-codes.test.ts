import { describe, expect, it } from 'vitest'
import { mirrorWord, possibleCodes, reverseWord, shiftWord } from './letter-codes.ts'

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
