import Fraction from 'fraction.js'
import { found, type ReaderGroup } from '../toolkit/found.ts'

/** 360, 2^3 × 3^2 × 5 or 24 × 35, as the powers of its primes; null when it is too large to be split. */
function primesOf(text: string): Map<bigint, number> | null {
  const powers = new Map<bigint, number>()
  for (const factor of text.replace(/[()\s,]/g, '').split(/[*x]/)) {
    const match = /^(\d{1,9})(?:\^(\d{1,2}))?$/.exec(factor)
    if (!match?.[1]) return null
    let left = BigInt(match[1])
    const times = Number(match[2] ?? 1)
    if (left < 1n) return null
    for (let by = 2n; by * by <= left; by++)
      while (left % by === 0n) {
        powers.set(by, (powers.get(by) ?? 0) + times)
        left /= by
      }
    if (left > 1n) powers.set(left, (powers.get(left) ?? 0) + times)
  }
  return powers
}

const numberOf = (powers: ReadonlyMap<bigint, number>): bigint =>
  [...powers].reduce((product, [prime, power]) => product * prime ** BigInt(power), 1n)
const countOf = (powers: ReadonlyMap<bigint, number>): number =>
  [...powers.values()].reduce((product, power) => product * (power + 1), 1)

/** All factors, one by one: the second way. */
function factorsOf(powers: ReadonlyMap<bigint, number>): bigint[] | null {
  if (countOf(powers) > 20_000) return null
  let factors = [1n]
  for (const [prime, power] of powers)
    factors = factors.flatMap((factor) =>
      Array.from({ length: power + 1 }, (_, times) => factor * prime ** BigInt(times)),
    )
  return factors
}

const say = (powers: ReadonlyMap<bigint, number>): string =>
  [...powers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([prime, power]) => (power === 1 ? `${prime}` : `${prime}^${power}`))
    .join(' × ')

const NUMBER = '(\\d+(?: ?\\^ ?\\(?\\d+\\)?)?(?: ?[*x] ?\\d+(?: ?\\^ ?\\(?\\d+\\)?)?)*)'

export const factors: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Number System'],
  readers: [
    {
      // "How many factors does 2^2 × 3^2 × 5^4 have?" / odd, even, that are multiples of 50; their sum; how many primes
      id: 'factors-of-number',
      cue: /(?:factors?|divisors?|prime numbers? divide|prime factors)/,
      read(r) {
        if (
          r.has(
            'common|hcf|lcm|factorial|prime to|zeros?|not|product of|neither|greater|less|between|pairs?|both|polynomial|proper|other than|except|excluding',
          )
        )
          return null
        const multiple = r.one(
          '(?:are |that are |which are )?(?:multiples? of|divisible by) #|(?:that )?leaves? no remainder on division by #',
        )
        const [text] = r.words(`(?<![\\d^] ?)${NUMBER}`) ?? []
        const powers = text ? primesOf(text) : null
        if (!powers || powers.size === 0) return null
        r.drop(
          '(?:with|including|counting)(?: both)? 1(?: and (?:the number )?itself)?(?: and the number itself)?|(?:and )?the number itself',
        )
        const isSquare = r.drop('(?:are )?perfect[- ]squares?')
        const isSum = r.drop('sum of(?: all)?(?: the)?')
        const isPrime = r.drop('(?:different |distinct )?prime (?:factors|numbers|divisors)(?: divide| of)?')
        const odd = r.drop('(?:are )?odd')
        const even = !odd && r.drop('(?:are )?even')
        r.drop(
          '(?:how many|total number of|number of|the number of|total)|factors?|divisors?|positive|of|all|among|are|is|the|number|does|have|has|different|distinct|divide|that|which|in',
        )
        if (
          [isPrime, odd || even || multiple !== undefined, isSquare].filter(Boolean).length > 1 ||
          !r.done('there')
        )
          return null
        const value = numberOf(powers)
        const all = factorsOf(powers)
        if (!all) return null
        if (isPrime && !isSum)
          return found({
            value: new Fraction(powers.size),
            steps: [
              ['Split into primes', say(powers)],
              ['Count the different ones', `${powers.size}`],
            ],
            check: [...powers.keys()].every((prime) => value % prime === 0n),
          })
        const kept = new Map(powers)
        if (isSquare) for (const [prime, power] of powers) kept.set(prime, Math.floor(power / 2))
        if (odd) kept.delete(2n)
        if (even) {
          const twos = kept.get(2n)
          if (!twos) return null
          kept.set(2n, twos - 1)
        }
        if (multiple !== undefined) {
          if (multiple.d !== 1n || value % multiple.n !== 0n) return null
          for (const [prime, power] of primesOf(`${multiple.n}`) ?? [])
            kept.set(prime, (kept.get(prime) ?? 0) - power)
        }
        const isKept = (factor: bigint) =>
          isSquare
            ? BigInt(Math.round(Math.sqrt(Number(factor)))) ** 2n === factor
            : odd
              ? factor % 2n === 1n
              : even
                ? factor % 2n === 0n
                : multiple
                  ? factor % multiple.n === 0n
                  : true
        if (isSum) {
          if (odd || even || multiple !== undefined || isPrime || isSquare) return null
          const sum = [...powers].reduce(
            (product, [prime, power]) => product * ((prime ** BigInt(power + 1) - 1n) / (prime - 1n)),
            1n,
          )
          return found({
            value: new Fraction(sum),
            steps: [
              ['Split into primes', say(powers)],
              ['Multiply (1 + p + p² + …) of each prime', `${sum}`],
            ],
            check: all.reduce((total, factor) => total + factor, 0n) === sum,
          })
        }
        const count = countOf(kept)
        return found({
          value: new Fraction(count),
          steps: [
            ['Split into primes', say(powers)],
            [
              'Each exponent plus one, multiplied',
              `${[...kept.values()].map((power) => `(${power} + 1)`).join(' × ') || '1'} = ${count}`,
            ],
          ],
          check: all.filter(isKept).length === count,
        })
      },
    },
  ],
}
