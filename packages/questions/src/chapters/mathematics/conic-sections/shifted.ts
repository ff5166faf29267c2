import type { Random } from '../../../kit/random/random.ts'

/** A centre or vertex, sometimes the origin. */
export const drawCentre = (rng: Random, far = 9): readonly [number, number] =>
  rng.chance(0.04) ? [0, 0] : [rng.int(-far, far), rng.int(-far, far)]

/** 'x' and 3 -> '(x - 3)^2'; 'x' and 0 -> 'x^2' */
export const squared = (letter: string, at: number): string =>
  at === 0 ? `${letter}^2` : `(${letter} ${at < 0 ? '+' : '-'} ${Math.abs(at)})^2`

/** 'y' and −2 -> '(y + 2)'; 'y' and 0 -> 'y' */
export const linear = (letter: string, at: number): string =>
  at === 0 ? letter : `(${letter} ${at < 0 ? '+' : '-'} ${Math.abs(at)})`

const term = (value: number, letter: string): string =>
  value === 0
    ? ''
    : ` ${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 && letter !== '' ? '' : Math.abs(value)}${letter}`

/** p(x − h)² + q(y − k)² = side with all brackets multiplied out. */
export const multipliedOut = (
  p: number,
  q: number,
  [h, k]: readonly [number, number],
  side: number,
): string =>
  `${Math.abs(p) === 1 ? '' : p}x^2${term(q, 'y^2')}${term(-2 * p * h, 'x')}${term(-2 * q * k, 'y')}${term(p * h * h + q * k * k - side, '')} = 0`
