import type { Random } from '../../../kit/random/random.ts'
import { latex } from '../../../kit/wording/say.ts'

export type Complex = readonly [re: number, im: number]

export const multiply = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c]

/** '3 + 4i', 'i', '0' */
export const write = ([re, im]: Complex): string => {
  const imaginary = im === 0 ? '' : `${Math.abs(im) === 1 ? '' : Math.abs(im)}i`
  if (im === 0) return String(re)
  if (re === 0) return `${im < 0 ? '-' : ''}${imaginary}`
  return `${re} ${im < 0 ? '-' : '+'} ${imaginary}`
}

export const show = (z: Complex): string => latex`${write([z[0] === 0 ? 0 : z[0], z[1] === 0 ? 0 : z[1]])}`

export const drawNumber = (rng: Random, size: number): Complex => [
  rng.pick([1, -1]) * rng.int(1, size),
  rng.pick([1, -1]) * rng.int(1, size),
]

export const signed = [-5000, 5000] as const
