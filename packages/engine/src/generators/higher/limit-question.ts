import { latex, type Message, say } from '../../format/say.ts'
import type { Random } from '../../random.ts'
import { posed } from '../../stories/posed.ts'

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
