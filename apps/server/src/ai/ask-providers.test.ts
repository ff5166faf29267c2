import { describe, expect, it, vi } from 'vitest'
import { askProviders, NoProviderLeft } from './ask-providers.ts'
import type { GuardedProvider } from './guard-provider.ts'
import { ProviderFailure, readRetryAfter } from './provider-failure.ts'

const RULES = { attempts: 3, pauseMs: 10, longestPauseMs: 40, random: () => 1 }
const named = (name: string, isAvailable = true): GuardedProvider => ({
  name,
  modelId: 'm',
  searchesWeb: false,
  readsImages: false,
  isAvailable: () => isAvailable,
  state: () => ({ name, waiting: 0, running: 0, limit: 1, breaker: 'closed' }),
  pressure: () => 0,
  budgetLeft: () => 1,
  call: () => Promise.reject(new Error('not used here')),
})
const signal = () => new AbortController().signal

describe('asking one provider after the other', () => {
  it('asks the same provider again after a temporary failure, with growing pauses', async () => {
    const times: number[] = []
    const work = vi.fn(async () => {
      times.push(performance.now())
      if (times.length < 3) throw new ProviderFailure('overloaded')
      return 'done'
    })
    expect(await askProviders([named('a')], work, RULES, signal())).toBe('done')
    const [first = 0, second = 0, third = 0] = times
    expect(second - first).toBeGreaterThanOrEqual(9)
    expect(third - second).toBeGreaterThanOrEqual(19)
  })

  it('waits as long as the provider asks for', async () => {
    const start = performance.now()
    let calls = 0
    await askProviders(
      [named('a')],
      async () => {
        calls += 1
        if (calls === 1) throw new ProviderFailure('rate-limited', { retryAfterMs: 35 })
      },
      RULES,
      signal(),
    )
    expect(performance.now() - start).toBeGreaterThanOrEqual(34)
  })

  it.each(['key', 'credit', 'rejected', 'timeout', 'resting', 'busy', 'budget'] as const)(
    'goes to the next at once after %s',
    async (kind) => {
      const asked: string[] = []
      const answer = await askProviders(
        [named('a'), named('b')],
        async ({ name }) => {
          asked.push(name)
          if (name === 'a') throw new ProviderFailure(kind)
          return name
        },
        RULES,
        signal(),
      )
      expect([answer, asked]).toEqual(['b', ['a', 'b']])
    },
  )

  it('goes to the next provider when one asks for a long pause', async () => {
    const asked: string[] = []
    await askProviders(
      [named('a'), named('b')],
      async ({ name }) => {
        asked.push(name)
        if (name === 'a') throw new ProviderFailure('rate-limited', { retryAfterMs: 60_000 })
      },
      RULES,
      signal(),
    )
    expect(asked).toEqual(['a', 'b'])
  })

  it('asks the available providers first', async () => {
    const asked: string[] = []
    await askProviders(
      [named('a', false), named('b')],
      async ({ name }) => void asked.push(name),
      RULES,
      signal(),
    )
    expect(asked).toEqual(['b'])
  })

  it('says why each provider failed when none is left', async () => {
    const failure = askProviders(
      [named('a'), named('b')],
      async ({ name }) => {
        throw new ProviderFailure(name === 'a' ? 'credit' : 'overloaded')
      },
      RULES,
      signal(),
    )
    await expect(failure).rejects.toMatchObject({ kinds: { a: 'credit', b: 'overloaded' } })
    await expect(failure).rejects.toBeInstanceOf(NoProviderLeft)
  })

  it('stops waiting when the caller leaves', async () => {
    const leaving = new AbortController()
    const answer = askProviders(
      [named('a')],
      async () => {
        setTimeout(() => leaving.abort(), 5)
        throw new ProviderFailure('rate-limited', { retryAfterMs: 5000 })
      },
      { ...RULES, longestPauseMs: 10_000 },
      leaving.signal,
    )
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('Retry-After', () => {
  it.each([
    [{ 'retry-after': '3' }, 3000],
    [{ 'retry-after': 'Sun, 15 Nov 2026 05:00:10 GMT' }, 10_000],
    [{ 'retry-after': 'Sun, 15 Nov 2026 04:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '3' }, 250],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
    [undefined, undefined],
  ])('%j is %s ms', (headers, ms) => {
    expect(readRetryAfter(headers, Date.parse('2026-11-15T05:00:00Z'))).toBe(ms)
  })
})
