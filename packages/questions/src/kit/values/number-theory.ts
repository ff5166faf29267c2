/** In rising order, with 1 and the number itself. */
export function divisors(number: number): number[] {
  const low: number[] = []
  const high: number[] = []
  for (let divisor = 1; divisor * divisor <= number; divisor++) {
    if (number % divisor !== 0) continue
    low.push(divisor)
    if (divisor * divisor !== number) high.unshift(number / divisor)
  }
  return [...low, ...high]
}

/** Each prime once: 12 -> 2, 3. */
export function primeFactors(number: number): number[] {
  const primes: number[] = []
  let left = number
  for (let prime = 2; prime * prime <= left; prime++) {
    if (left % prime !== 0) continue
    primes.push(prime)
    while (left % prime === 0) left /= prime
  }
  return left > 1 ? [...primes, left] : primes
}

export const isPrime = (number: number): boolean => number > 1 && primeFactors(number)[0] === number

/** From `first` to `last`, both included. */
export function range(first: number, last: number): number[] {
  const numbers: number[] = []
  for (let number = first; number <= last; number++) numbers.push(number)
  return numbers
}

/**
 * The whole number that a value is but for the errors of the arithmetic, and NaN for any other value. A second solver is also asked
 * about numbers that a learner has typed, for which the answer may not be whole: rounded, it would be wrong.
 */
export function wholeOf(value: number): number {
  const whole = Math.round(value)
  return Math.abs(value - whole) <= 1e-3 ? whole : Number.NaN
}
