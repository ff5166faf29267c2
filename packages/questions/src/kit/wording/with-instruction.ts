import type { Random } from '../random/random.ts'
import { type Message, say, type Text } from './say.ts'

/** What papers print before some short questions. */
const INSTRUCTIONS = [
  'Choose the correct answer.',
  'Select the correct option from those given below.',
  'Select the most appropriate option.',
  'Choose the correct option from the following.',
  'Select the right alternative.',
  'Identify the correct answer.',
] as const

/**
 * One of the wordings of a short question without a story, in part with an instruction before it: a session drops one
 * of two that differ in a single digit as a repeat.
 */
export function withInstruction(rng: Random, wordings: readonly Text[]): Message {
  const question = rng.pick(wordings)
  return rng.chance(0.5) ? say`${question}` : say`${rng.pick(INSTRUCTIONS)} ${question}`
}
