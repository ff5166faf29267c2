import type { Random } from '../random/random.ts'
import { people } from './people.ts'
import { towns } from './places.ts'
import { type Message, say, type Text } from './say.ts'

/**
 * One of the wordings of a plain sum, often as it is, else as someone's task. Sums have no story, and a session drops
 * one of two that differ in a single digit as a repeat. `plain` is the share of sums without a person.
 */
export function posed(rng: Random, wordings: readonly Text[], plain = 0.28): Message {
  const question = rng.pick(wordings)
  if (rng.chance(plain)) return say`${question}`
  const [person, other] = rng.sample(people, 2)
  const town = rng.pick(towns)
  return rng.pick([
    say`${person.name}’s teacher in ${town} writes on the board: ${question}`,
    say`From a mock test that ${person.name} took in ${town}: ${question}`,
    say`A quiz in ${town} has this question for ${person.name}. ${question}`,
    say`${person.name} and ${other.name} compare their answers to this: ${question}`,
    say`For the maths club of ${town}, ${person.name} sets this problem. ${question}`,
    say`${person.name} asks ${other.name} to work this out. ${question}`,
    say`${other.name} of ${town} has one minute for this: ${question}`,
  ])
}

/**
 * One of the wordings of a question about atoms and formulas. Such questions have no story and few data, so each gets
 * a person and a place.
 */
export function posedInClass(rng: Random, wordings: readonly Text[]): Message {
  const question = rng.pick(wordings)
  const [person, other] = rng.sample(people, 2)
  const town = rng.pick(towns)
  return rng.pick([
    say`${person.name}’s chemistry teacher in ${town} asks: ${question}`,
    say`From a mock test that ${person.name} took in ${town}: ${question}`,
    say`A chemistry quiz in ${town} has this question for ${person.name}. ${question}`,
    say`${person.name} and ${other.name} of ${town} compare their answers to this: ${question}`,
    say`In a college laboratory in ${town}, ${person.name} has to answer this. ${question}`,
    say`${person.name} asks ${other.name}, who prepares for an entrance exam in ${town}: ${question}`,
    say`${other.name} of ${town} has one minute for this: ${question}`,
    say`On a practice sheet from ${town}, ${person.name} reads: ${question}`,
  ])
}
