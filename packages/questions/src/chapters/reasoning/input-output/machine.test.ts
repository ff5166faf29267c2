import { describe, expect, it } from 'vitest'
import { hasOneOrder, MACHINES, runMachine } from './machine.ts'

describe('an illustration of a machine', () => {
  it.each([
    ['is read from the left', ['23', 'forest', '37', '44', 'water', 'candle', '92', 'kitten']],
    ['is read by the sum of the digits', ['30', '12', '79', '58']],
    ['is read by the last digit', ['52', '31', '98', '64']],
    ['is read by the length of the words', ['table', 'window', 'lamp']],
    ['is read by the last letter', ['honey', 'apple', 'glass']],
  ])('does not serve where another order %s', (_, line) => {
    expect(hasOneOrder(line)).toBe(false)
  })

  it('serves where only the size and the dictionary tell the order', () => {
    expect(hasOneOrder(['44', 'water', '23', 'forest', '92', 'lamp', 'candle', '37'])).toBe(true)
  })

  it('tells a machine that pushes from one that exchanges', () => {
    const [pushes, exchanges] = [false, true].map((isSwap) =>
      MACHINES.filter(
        (one) =>
          one.way === 'one' &&
          one.end === 'left' &&
          one.numbers === 'up' &&
          one.isOuter &&
          one.isSwap === isSwap,
      ).map((machine) => runMachine(['31', '24', '52', '17'], machine)[0]?.join(' ')),
    )
    expect(new Set(pushes)).toEqual(new Set(['17 31 24 52']))
    expect(new Set(exchanges)).toEqual(new Set(['17 24 52 31']))
  })
})
