import { latex } from '../../../kit/wording/say.ts'

/** A prime and how often it divides a number. */
export type PrimePower = readonly [prime: number, exponent: number]

/** '2^{3} \times 3', without the dollar signs. */
export const writePowers = (powers: readonly PrimePower[]): string =>
  powers
    .map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`))
    .join(' \\times ')

/** The same as a formula. */
export const showPowers = (powers: readonly PrimePower[]): string => latex`${writePowers(powers)}`
