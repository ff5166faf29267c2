import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { cm, cm2 } from '../../../kit/values/quantities.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawQuadrilateralNames, drawTriangleNames, otherLetter } from './letters.ts'

/** The hard forms of similar triangles: areas by the square of a ratio that must be found first. */

/** "In △ABC, DE is parallel to BC and AD : DB = 2 : 3. If the area of △ABC is 75 cm², what is the area of the trapezium DBCE?" */
export function areaOfTrapezium(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const d = otherLetter(rng, name, 'DMPT')
  const e = otherLetter(rng, name + d, 'EKNQ')
  const { m, n } = rng.until(
    () => ({ m: rng.int(1, 7), n: rng.int(1, 7) }),
    (drawn) => gcd(drawn.m, drawn.n) === 1 && drawn.m + drawn.n <= 9,
  )
  const unit = rng.int(2, 12)
  const [small, whole] = [m * m * unit, (m + n) ** 2 * unit]
  const rest = whole - small
  const kind = rng.pick(['rest-of-whole', 'whole-of-rest', 'rest-of-small'] as const)
  const key = kind === 'whole-of-rest' ? whole : rest
  const [triangle, part, trapezium] = [say`△${name}`, say`△${a}${d}${e}`, say`the trapezium ${d}${b}${c}${e}`]
  const known = kind === 'rest-of-whole' ? whole : kind === 'whole-of-rest' ? rest : small
  const told = kind === 'rest-of-whole' ? triangle : kind === 'whole-of-rest' ? trapezium : part
  const asked = kind === 'whole-of-rest' ? triangle : trapezium
  const answer = cm2(key)
  return {
    concept: 'areas-of-similar-triangles',
    given: { find: 'cut-area' as const, m, n, kind, known },
    prompt: rng.pick([
      say`In △${name}, ${d} and ${e} are points on ${a}${b} and ${a}${c} such that ${d}${e} is parallel to ${b}${c} and ${a}${d} : ${d}${b} = ${m} : ${n}. If the area of ${told} is ${cm2(known)}, ${askThen(rng, say`the area of ${asked}`)}`,
      say`A line parallel to the side ${b}${c} of △${name} meets ${a}${b} at ${d} and ${a}${c} at ${e}, with ${a}${d} : ${d}${b} = ${m} : ${n}. The area of ${told} is ${cm2(known)}. ${ask(rng, say`the area of ${asked}`)}`,
      say`${d} divides the side ${a}${b} of △${name} in the ratio ${a}${d} : ${d}${b} = ${m} : ${n}, and ${d}${e} ∥ ${b}${c} with ${e} on ${a}${c}. If ${told} has an area of ${cm2(known)}, ${askThen(rng, say`the area of ${asked}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: kind === 'whole-of-rest' ? small : kind === 'rest-of-whole' ? small : whole,
        because:
          kind === 'rest-of-small'
            ? say`that is the area of the whole triangle`
            : say`that is the area of ${part}`,
      },
      {
        value:
          kind === 'rest-of-whole'
            ? (whole * n) / (m + n)
            : kind === 'whole-of-rest'
              ? (rest * (m + n)) / n
              : (small * n) / m,
        because: say`the areas were taken in the ratio of the sides`,
      },
      {
        value:
          kind === 'rest-of-whole'
            ? (whole * (n * n)) / (m + n) ** 2
            : kind === 'whole-of-rest'
              ? (rest * (m + n) ** 2) / (n * n)
              : (small * n * n) / (m * m),
        because: say`the square of ${d}${b} was used; the trapezium is no similar triangle`,
      },
      {
        value:
          kind === 'rest-of-whole'
            ? (whole * m) / (m + n)
            : kind === 'whole-of-rest'
              ? (rest * (m * m + n * n)) / (n * n)
              : (small * (m + n)) / m,
        because: say`the ratio ${m} : ${n} was used as if it belonged to the areas`,
      },
      {
        value: kind === 'rest-of-small' ? rest + unit : key + m * unit,
        because: say`one part too many was counted`,
      },
      { value: key - unit, because: say`one part too few was counted` },
      {
        value: kind === 'whole-of-rest' ? 2 * rest : known / 2,
        because: say`the line was taken to halve the area`,
      },
    ].filter(({ value }) => value > 0 && Number.isInteger(value * 2)),
    within:
      kind === 'rest-of-whole'
        ? ([1, whole - 1] as const)
        : kind === 'whole-of-rest'
          ? ([rest + 1, 40 * rest] as const)
          : ([1, 100 * small] as const),
    steps: [
      say`△${a}${d}${e} and △${name} are similar, with sides in the ratio ${a}${d} : ${a}${b} = ${m} : ${m + n}.`,
      say`Their areas are in the ratio ${m}² : ${m + n}² = ${m * m} : ${(m + n) ** 2}, so the trapezium has ${(m + n) ** 2} − ${m * m} = ${(m + n) ** 2 - m * m} parts.`,
      say`One part is ${known} ÷ ${known / unit} = ${cm2(unit)}.`,
      say`The area is ${key / unit} × ${unit} = ${answer}`,
    ],
  }
}

/** "The parallel sides of a trapezium ABCD are 12 cm and 8 cm, and its diagonals meet at O. If the area of △COD is 20 cm², what is the area of the trapezium?" */
export function areaByDiagonals(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  const o = otherLetter(rng, name, 'OT')
  const [p, q] = rng.pick([
    [2, 1],
    [3, 1],
    [3, 2],
    [4, 3],
    [5, 2],
    [5, 3],
    [5, 4],
    [4, 1],
    [7, 4],
    [7, 5],
  ] as const)
  const [scale, unit] = [rng.int(2, 9), rng.int(2, 9)]
  const [long, short] = [p * scale, q * scale]
  const [large, side, small] = [p * p * unit, p * q * unit, q * q * unit]
  const fromLarge = rng.chance(0.5)
  const asks = rng.pick(['trapezium', 'other', 'side'] as const)
  const known = fromLarge ? large : small
  const whole = large + small + 2 * side
  const key = asks === 'trapezium' ? whole : asks === 'side' ? side : fromLarge ? small : large
  const [upper, lower] = [say`△${a}${o}${b}`, say`△${c}${o}${d}`]
  const [told, opposite] = fromLarge ? [upper, lower] : [lower, upper]
  const asked =
    asks === 'trapezium' ? say`the trapezium ${name}` : asks === 'side' ? say`△${b}${o}${c}` : opposite
  const answer = cm2(key)
  const ratio = fromLarge ? q / p : p / q
  return {
    concept: 'areas-of-similar-triangles',
    given: { find: 'diagonal-area' as const, long, short, known, fromLarge, asks },
    prompt: rng.pick([
      say`In a trapezium ${name}, ${a}${b} ∥ ${d}${c}, ${a}${b} = ${cm(long)} and ${d}${c} = ${cm(short)}. Its diagonals intersect at ${o}. If the area of ${told} is ${cm2(known)}, ${askThen(rng, say`the area of ${asked}`)}`,
      say`The parallel sides ${a}${b} and ${d}${c} of a trapezium ${name} are ${cm(long)} and ${cm(short)}, and its diagonals cut each other at ${o}. The area of ${told} is ${cm2(known)}. ${ask(rng, say`the area of ${asked}`)}`,
      say`The diagonals of a trapezium ${name} meet at ${o}, and its parallel sides are ${a}${b} = ${cm(long)} and ${d}${c} = ${cm(short)}. If ${told} has an area of ${cm2(known)}, ${askThen(rng, say`the area of ${asked}`)}`,
    ]),
    answer,
    mistakes: [
      { value: large, because: say`that is the area of ${upper}` },
      { value: small, because: say`that is the area of ${lower}` },
      { value: side, because: say`that is the area of △${b}${o}${c}` },
      { value: large + small, because: say`only the triangles on the parallel sides were added` },
      {
        value: large + small + side,
        because: say`one of the two triangles on the slanting sides was left out`,
      },
      { value: whole, because: say`that is the area of the whole trapezium` },
      { value: known * ratio, because: say`the areas were taken in the ratio of the sides` },
      { value: known * ratio * ratio, because: say`the areas were taken in the ratio of the squares` },
      { value: known * ratio ** 3, because: say`the ratio was cubed` },
      { value: key + unit, because: say`one part too many was counted` },
      { value: key - unit, because: say`one part too few was counted` },
    ].filter(({ value }) => Number.isInteger(value * 2) && value !== known),
    // Which of two triangles is larger is seen at once.
    within:
      asks === 'side'
        ? ([1, 1e5] as const)
        : asks === 'other' && fromLarge
          ? ([1, known - 1] as const)
          : ([known + 1, 1e5] as const),
    steps: [
      say`${upper} and ${lower} are similar, with sides in the ratio ${p} : ${q} and areas in the ratio ${p * p} : ${q * q}.`,
      say`△${b}${o}${c} and ${upper} have the same height over the diagonal ${a}${c}, so their areas are as ${c}${o} : ${o}${a} = ${q} : ${p}.`,
      say`The four triangles are ${p * p}, ${p * q}, ${q * q} and ${p * q} parts, and one part is ${known} ÷ ${known / unit} = ${cm2(unit)}.`,
      say`The area is ${key / unit} × ${unit} = ${answer}`,
    ],
  }
}
