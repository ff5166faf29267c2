import bcryptjs from 'bcryptjs'
import { expect, it, vi } from 'vitest'
import { compareInAnyCase, hashPassword } from './password-hash.ts'

// With the real cost: see quick-passwords.ts.
vi.restoreAllMocks()

/** Made by the hashing in JavaScript that was used before, once with the older prefix. */
const OLD = '$2b$10$8XEbuIQXTwFjNGvbmzyv4e308n7gvIDX0hOCm1Xiv6bR1wTtUWiWi'

it('accepts the hashes that are stored already, and refuses other passwords', async () => {
  expect(await bcryptjs.compare('marigold-and-ink-7', OLD)).toBe(true)
  expect(await bcryptjs.compare('marigold-and-ink-7', OLD.replace('$2b$', '$2a$'))).toBe(true)
  expect(await bcryptjs.compare('marigold-and-ink-8', OLD)).toBe(false)
})

it('makes hashes that the auth service of a Supabase accepts too', async () => {
  const hash = await hashPassword('marigold-and-ink-7')
  expect(hash).toMatch(/^\$2[ab]\$10\$.{53}$/)
  expect(bcryptjs.compareSync('marigold-and-ink-7', hash)).toBe(true)
})

it('hashes beside the request loop', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await Promise.all(Array.from({ length: 4 }, () => bcryptjs.compare('wrong', OLD)))
  clearInterval(timer)
  // In JavaScript, each comparison blocks for tens of milliseconds between a few turns.
  expect(turns).toBeGreaterThan(20)
})

it('compares a password even when there is no user to compare it with', async () => {
  const timed = async (signIn: () => Promise<unknown>) => {
    const start = performance.now()
    await compareInAnyCase('wrong', signIn)
    return performance.now() - start
  }
  await timed(async () => undefined)
  // On a busy machine a comparison waits now and then, and the quickest of several has waited least.
  let [unknown, known] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const isAlike = () => unknown / known > 0.5 && unknown / known < 2
  for (let turn = 0; turn < 5 || (turn < 40 && !isAlike()); turn += 1) {
    unknown = Math.min(unknown, await timed(async () => undefined))
    known = Math.min(known, await timed(() => bcryptjs.compare('wrong', OLD)))
  }
  expect(unknown / known).toBeGreaterThan(0.5)
  expect(unknown / known).toBeLessThan(2)
})
