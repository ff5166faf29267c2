import type { Random } from '../../../kit/random/random.ts'
import { fraction } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

export const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)

/** Ways to a sum with two dice: 1 for 2, 6 for 7, 1 for 12. */
export const waysOfTwo = (sum: number): number => Math.max(0, 6 - Math.abs(7 - sum))

export const opening = (rng: Random, what: string) => {
  const [one, other] = rng.sample(people, 2)
  const town = rng.pick(towns)
  return rng.pick([
    say`At a fair in ${town}, ${one.name} plays against ${other.name} and throws ${what}.`,
    say`In a game with ${other.name} on the way to ${town}, ${one.name} throws ${what}.`,
    say`${one.name} and ${other.name} of ${town} are playing. It is the turn of ${one.name}, who throws ${what}.`,
    say`To decide who travels to ${town}, ${one.name} throws ${what} in front of ${other.name}.`,
  ])
}

export const TWO = 'two fair dice'

export const unit = [0, 1] as const

/** What goes wrong with any count of the 36 outcomes of two dice. */
export const mistakesOfTwo = (ways: number) => [
  {
    value: fraction(ways, 21),
    because: say`(a, b) and (b, a) were taken for one outcome; there are 36 outcomes, not 21`,
  },
  {
    value: fraction(ways, 12),
    because: say`the faces of the two dice were added; there are 6 × 6 = 36 outcomes`,
  },
  { value: fraction(36 - ways, 36), because: say`that is the probability that it does not happen` },
  { value: fraction(ways - 1, 36), because: say`one of the outcomes was missed` },
  { value: fraction(ways + 1, 36), because: say`one outcome too many was counted` },
  {
    value: fraction(Math.ceil(ways / 2), 36),
    because: say`(a, b) and (b, a) were counted only once among the 36 outcomes`,
  },
]
