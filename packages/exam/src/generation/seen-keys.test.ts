import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addSeenIds, fullySeenKey, seenKey, seenLevelKey } from './seen-keys.ts'

it('STORE-08 keeps seen ids per device and lower-cased topic', () => {
  expect(seenKey('device-1', ' Modern Physics ')).toBe('seen-questions-device-1-modern physics')
})

it('STORE-09 CA-35 keeps seen ids per topic plus difficulty', () => {
  expect(seenLevelKey('Government Schemes', 'medium')).toBe('government schemes-medium')
  expect(seenLevelKey('Optics', 'hard')).toBe('optics-hard')
})

it('STORE-11 flags a fully seen topic per device', () => {
  expect(fullySeenKey('device-1', 'Optics')).toBe('fully-seen-device-1-optics')
})

it('STORE-10 keeps each id once and moves one seen again to the end', () => {
  expect(addSeenIds(['a', 'b', 'b'], ['c', 'a', 'c'])).toEqual(['b', 'c', 'a'])
})

it('STORE-10 keeps every id', () => {
  const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd'))
  fc.assert(
    fc.property(ids, ids, (seen, more) => {
      const all = addSeenIds(seen, more)
      expect(new Set(all)).toEqual(new Set([...seen, ...more]))
      expect(new Set(all).size).toBe(all.length)
    }),
  )
})
