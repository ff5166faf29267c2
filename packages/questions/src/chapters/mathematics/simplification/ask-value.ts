import type { Random } from '../../../kit/random/random.ts'
import { type Message, say, type Text } from '../../../kit/wording/say.ts'

/** Without a story: papers print such a sum as it is. */
export const askValue = (rng: Random, shown: Text): Message =>
  rng.pick([
    say`What is the value of ${shown}?`,
    say`Simplify: ${shown}`,
    say`Find the value of ${shown}.`,
    say`The value of ${shown} is`,
    say`Solve: ${shown}`,
  ])
