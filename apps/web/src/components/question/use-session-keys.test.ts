import { describe, expect, it } from 'vitest'
import { type KeyPress, readSessionKey } from './use-session-keys.ts'

const press = (key: string, target: KeyPress['target'] = 'other', isCombined = false) =>
  readSessionKey({ key, target, isCombined })

describe('readSessionKey', () => {
  it.each([
    ['1', 0],
    ['4', 3],
    ['a', 0],
    ['D', 3],
  ])('chooses with %s', (key, place) => {
    expect(press(key)).toEqual({ kind: 'choose', place })
  })

  it.each([
    ['Enter', 'primary'],
    ['ArrowLeft', 'previous'],
    ['ArrowRight', 'next'],
    ['m', 'mark'],
    ['M', 'mark'],
    ['?', 'keys'],
  ])('%s means %s', (key, kind) => {
    expect(press(key)).toEqual({ kind })
  })

  it.each(['5', '0', 'e', 'ArrowUp', 'ArrowDown', 'Tab', ' '])('ignores %s', (key) => {
    expect(press(key)).toBeNull()
  })

  it('leaves Enter to a focused button but handles it on a radio', () => {
    expect(press('Enter', 'button')).toBeNull()
    expect(press('Enter', 'radio')).toEqual({ kind: 'primary' })
  })

  it('ignores keys in a text field and key combinations', () => {
    expect(press('a', 'text')).toBeNull()
    expect(press('1', 'other', true)).toBeNull()
  })
})
