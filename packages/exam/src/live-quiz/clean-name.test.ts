import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, nameKey } from './clean-name.ts'

describe('the name of a player', () => {
  it.each([
    ['  Asha   Rao ', 'Asha Rao'],
    ['आशा', 'आशा'],
    // The joiner belongs to the word.
    ['ക്‍ഷ', 'ക്‍ഷ'],
    ['Asha\n\tRao', 'Asha Rao'],
    // Would reverse what comes after it on the line.
    ['\u202eadmin\u202c', 'admin'],
    ['a\u0000b\u200bc', 'abc'],
    [`Z${'\u0301'.repeat(40)}x`, '\u0179\u0301\u0301\u0301\u0301x'],
    ['x'.repeat(60), 'x'.repeat(24)],
    ['<b>hi</b>', '<b>hi</b>'],
    ['🙂', '🙂'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(cleanName(typed)).toBe(shown)
  })

  it.each(['', '   ', '\u200b', '\u200d\u200c', '\u3164', '\u2800\u2800', '\u0301'])(
    '%j shows nothing and is refused',
    (typed) => {
      expect(cleanName(typed)).toBeUndefined()
    },
  )

  it('is one short line without hidden characters, whatever is typed, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 80 }), (signs) => {
        const name = cleanName(String.fromCodePoint(...signs))
        if (name === undefined) return
        expect([...name].length).toBeLessThanOrEqual(24)
        expect(name).not.toMatch(/(?![\u200c\u200d])\p{C}|[\n\r\u2028\u2029]|\p{M}{9}/u)
        expect(cleanName(name)).toBe(name)
      }),
    )
  })

  it('is the same for names that look alike', () => {
    expect(new Set(['ASHA', 'asha', 'Ａsha', 'as ha', 'as\u200dha'].map(nameKey)).size).toBe(1)
    expect(nameKey('Asha')).not.toBe(nameKey('Usha'))
  })
})
