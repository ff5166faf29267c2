import type { Random } from '../random/random.ts'
import { ask, askThen } from './ask.ts'
import { type Message, say, type Text } from './say.ts'

/** The note that tells which value to take for π. */
export const noteOnPi = (rng: Random): Message =>
  rng.pick([
    say`(Take π = 22/7)`,
    say`(Use π = 22/7)`,
    say`(π = 22/7)`,
    say`[Use π = 22/7]`,
    say`(Assume that π = 22/7)`,
  ])

/** 'its area' -> 'What is its area? (Take π = 22/7)' or 'Taking π = 22/7, find its area.' */
export const askWithPi = (rng: Random, what: Text): Message =>
  rng.chance(0.7)
    ? say`${ask(rng, what)} ${noteOnPi(rng)}`
    : rng.pick([say`Taking π = 22/7, ${askThen(rng, what)}`, say`Using π = 22/7, ${askThen(rng, what)}`])
