import type { Random } from '../../../kit/random/random.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** How often a prime divides a number. */
export function timesIn(number: number, prime: number): number {
  let times = 0
  for (let left = number; left % prime === 0; left /= prime) times++
  return times
}

export const countIn = (numbers: readonly number[], prime: number): number =>
  numbers.reduce((sum, number) => sum + timesIn(number, prime), 0)

/** How often a prime divides top!, by dividing again and again. */
export function legendre(top: number, prime: number): { total: number; parts: number[] } {
  const parts: number[] = []
  for (let left = Math.floor(top / prime); left > 0; left = Math.floor(left / prime)) parts.push(left)
  return { total: parts.reduce((sum, part) => sum + part, 0), parts }
}

export const add = (parts: readonly number[]) => parts.join(' + ')

export function ask(rng: Random, product: Message | string): Message {
  return posed(rng, [
    say`With how many zeros does ${product} end?`,
    say`Find the number of zeros at the end of ${product}.`,
    say`If ${latex`10^{n}`} is the highest power of 10 that divides ${product}, what is n?`,
    say`How many consecutive zeros are there at the right end of ${product}?`,
    say`When ${product} is written out in full, the number of zeros after its last nonzero digit is`,
  ])
}
