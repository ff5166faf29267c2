import type { Random } from '../../../kit/random/random.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

export const signed = [-5000, 5000] as const

export const ask = (rng: Random, to: string, expression: string): Message => {
  const text = latex`\lim_{x \to ${to}} ${expression}`
  return posed(
    rng,
    [
      say`What is ${text}?`,
      say`Evaluate ${text}.`,
      say`The value of ${text} is`,
      say`Find the limit ${text}.`,
    ],
    0.04,
  )
}
