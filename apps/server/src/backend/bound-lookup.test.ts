import { expect, it, vi } from 'vitest'
import { boundLookups, LookupTooSlow } from './bound-lookup.ts'

const never = () => new Promise<string>(() => undefined)

it('gives up on a look-up that takes too long, and lets the database rest', async () => {
  let moment = 0
  const bound = boundLookups({ ms: 20, restMs: 1000, now: () => moment })
  await expect(bound(never)()).rejects.toBeInstanceOf(LookupTooSlow)
  const other = vi.fn(async () => 'found')
  await expect(bound(other)()).rejects.toBeInstanceOf(LookupTooSlow)
  expect(other).not.toHaveBeenCalled()
  moment = 1000
  expect(await bound(other)()).toBe('found')
})

it('passes on what is found in time, and failures as they are', async () => {
  const bound = boundLookups({ ms: 1000, restMs: 1000, now: () => 0 })
  expect(await bound(async (word: string) => `${word}!`)('hello')).toBe('hello!')
  const broken = bound(() => Promise.reject(new Error('relation does not exist')))
  await expect(broken()).rejects.toThrow('relation does not exist')
})

it('hands over what was found too late, so that it can be given back', async () => {
  const bound = boundLookups({ ms: 20, restMs: 1000, now: () => 0 })
  const found = Promise.withResolvers<string>()
  const onLate = vi.fn()
  const looking = bound(() => found.promise, 20, onLate)()
  await expect(looking).rejects.toBeInstanceOf(LookupTooSlow)
  expect(onLate).not.toHaveBeenCalled()
  found.resolve('a lease')
  await found.promise
  expect(onLate).toHaveBeenCalledExactlyOnceWith('a lease')
})
