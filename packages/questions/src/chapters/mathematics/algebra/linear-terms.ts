import type { Random } from '../../../kit/random/random.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** The unknown. */
export const drawLetter = (rng: Random): string => rng.pick(['x', 'y', 'z', 'n', 'p', 't', 'a', 'm'])

/** '3x', 'x', '−x' */
export const term = (factor: number, letter: string): string =>
  `${factor === 1 ? '' : factor === -1 ? '−' : String(factor).replace('-', '−')}${letter}`

/** ' + 7', ' − 7' */
export const plus = (value: number): string => (value === 0 ? '' : value > 0 ? ` + ${value}` : ` − ${-value}`)

/** Answers may be negative. */
export const signed = [-400, 400] as const

export const ask = (rng: Random, equation: string, letter: string): Message =>
  rng.pick([
    say`If ${equation}, what is ${letter}?`,
    say`Solve for ${letter}: ${equation}`,
    say`Which value of ${letter} satisfies ${equation}?`,
    say`Find the number ${letter} for which ${equation}.`,
  ])
