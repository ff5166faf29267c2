import type { Random } from '../../../kit/random/random.ts'

const TRIANGLES = [
  'ABC',
  'PQR',
  'XYZ',
  'LMN',
  'DEF',
  'KLM',
  'RST',
  'UVW',
  'GHK',
  'JKL',
  'BCD',
  'QRS',
  'TUV',
  'FGH',
  'MNP',
]
const QUADRILATERALS = [
  ...['ABCD', 'PQRS', 'KLMN', 'WXYZ', 'EFGH', 'RSTU', 'BCDE', 'LMNP', 'FGHK', 'MNPQ', 'CDEF', 'JKLM'],
  ...['QRST', 'STUV', 'DEFG', 'UVWX', 'GHJK', 'NPQR', 'VWXY', 'HJKL'],
]

/** Three names of points and the triangle they form. */
export function drawTriangleNames(rng: Random) {
  const name = rng.pick(TRIANGLES)
  return { name, a: name.charAt(0), b: name.charAt(1), c: name.charAt(2) }
}

export function drawQuadrilateralNames(rng: Random) {
  const name = rng.pick(QUADRILATERALS)
  return { name, a: name.charAt(0), b: name.charAt(1), c: name.charAt(2), d: name.charAt(3) }
}

/** A letter that is not in use yet. */
export const otherLetter = (rng: Random, used: string, from = 'DEFGHKMNPQRSTXYZ'): string =>
  rng.pick([...from].filter((letter) => !used.includes(letter)))
