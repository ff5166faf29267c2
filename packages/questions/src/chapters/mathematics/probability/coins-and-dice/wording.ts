import type { Random } from '../../../../kit/random/random.ts'
import { type Message, say } from '../../../../kit/wording/say.ts'

/** 'What is the probability that the sum is 9?' as papers say it. */
export const chance = (rng: Random, event: string): Message =>
  rng.pick([
    say`What is the probability that ${event}?`,
    say`Find the probability that ${event}.`,
    say`The probability that ${event} is:`,
    say`What will be the probability that ${event}?`,
    say`Determine the probability that ${event}.`,
  ])

/** What a die may show, and its faces. */
export const FACES: readonly (readonly [name: string, faces: readonly number[]])[] = [
  ...[1, 2, 3, 4, 5, 6].map((face) => [String(face), [face]] as const),
  ['a number greater than 4', [5, 6]],
  ['a number less than 3', [1, 2]],
  ['a multiple of 3', [3, 6]],
  ['a perfect square', [1, 4]],
  ['a composite number', [4, 6]],
  ['an even number', [2, 4, 6]],
  ['an odd number', [1, 3, 5]],
  ['a prime number', [2, 3, 5]],
  ['an even prime number', [2]],
  ['an odd prime number', [3, 5]],
  ['a number greater than 2', [3, 4, 5, 6]],
  ['a number less than 5', [1, 2, 3, 4]],
  ['a number less than 4', [1, 2, 3]],
  ['a number greater than 3', [4, 5, 6]],
  ['a factor of 6', [1, 2, 3, 6]],
  ['a factor of 4', [1, 2, 4]],
]

/** Neither impossible nor certain. */
export const unit = [0.0001, 0.9999] as const
