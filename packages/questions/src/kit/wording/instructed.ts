import type { Random } from '../random/random.ts'
import { type Message, say, type Text } from './say.ts'

/** What papers print before a bare sum; most sums stand alone. */
const INSTRUCTIONS = [
  'Select the correct option.',
  'Choose the correct alternative for the question below.',
  'Answer the following.',
  'Find the correct answer from the options given.',
  'Read the question and mark the right answer.',
  'Solve and choose the correct answer.',
  'Directions: choose the one correct answer.',
  'Consider the following question.',
  'Work out the answer to the question given below.',
] as const

/**
 * One of the wordings of a sum that has no story, in part with the instruction of a paper before it. Two short sums
 * that differ in a few digits are otherwise too much alike for one session.
 */
export function instructed(rng: Random, wordings: readonly Text[]): Message {
  const question = rng.pick(wordings)
  return rng.chance(0.25) ? say`${question}` : say`${rng.pick(INSTRUCTIONS)} ${question}`
}
