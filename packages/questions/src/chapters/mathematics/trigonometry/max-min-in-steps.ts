import type { Random } from '../../../kit/random/random.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { ANGLES } from './ratio-names.ts'

/** Hard forms of greatest and least values: a square to complete, or a double angle to find first. */

const drawWanted = (rng: Random) => rng.pick(['greatest', 'least'] as const)
const sign = (value: number): string => (value < 0 ? '−' : '+')
const times = (size: number): string => (Math.abs(size) === 1 ? '' : `${Math.abs(size)} `)
const limit = (wanted: 'greatest' | 'least') => (wanted === 'greatest' ? 'maximum' : 'minimum')

/** "What is the maximum value of 4 cos² θ + 4 sin θ + 1?" */
export function inOneRatio(rng: Random) {
  const { a, b, c } = rng.until(
    () => ({
      a: rng.int(1, 12),
      b: rng.int(1, 24) * rng.pick([1, -1]),
      c: rng.int(1, 15) * rng.pick([1, -1]),
    }),
    // The vertex is reached, and the value there can be written down.
    (drawn) => Math.abs(drawn.b) < 2 * drawn.a && (drawn.b * drawn.b) % (2 * drawn.a) === 0,
  )
  const wanted = rng.chance(0.75) ? ('greatest' as const) : ('least' as const)
  const [square, plain] = rng.pick([
    ['cos²', 'sin'],
    ['sin²', 'cos'],
  ] as const)
  const angle = rng.pick(ANGLES)
  const rise = (b * b) / (4 * a)
  const key = wanted === 'greatest' ? a + c + rise : c - Math.abs(b)
  const shown = `${times(a)}${square} ${angle} ${sign(b)} ${times(b)}${plain} ${angle} ${sign(c)} ${Math.abs(c)}`
  return {
    given: { find: 'in-one-ratio' as const, a, b, c, wanted },
    prompt: rng.pick([
      say`${ask(rng, say`the ${wanted} value of ${shown}`)}`,
      say`The ${limit(wanted)} value of ${shown} is:`,
      say`If ${angle} is any real angle, then the ${limit(wanted)} value of ${shown} is equal to:`,
    ]),
    answer: key,
    within: [-200, 200] as const,
    mistakes: [
      {
        value: a + Math.abs(b) + c,
        because: say`${square} and ${plain} were taken to reach 1 at the same angle`,
      },
      { value: Math.abs(b) + c, because: say`that is the value where ${plain} ${angle} is 1 or −1` },
      { value: a + c, because: say`that is the value where ${plain} ${angle} is 0` },
      wanted === 'greatest'
        ? { value: c - Math.abs(b), because: say`that is the least value` }
        : { value: a + c + rise, because: say`that is the greatest value` },
      { value: a + c - rise, because: say`the completed square was taken with the wrong sign` },
      { value: c - a - Math.abs(b), because: say`both terms were taken at their least at the same angle` },
      { value: a + rise, because: say`the number ${Math.abs(c)} was left out` },
      { value: a + c + 2 * rise, because: say`the square of half the coefficient was counted twice` },
      { value: c - a, because: say`${square} was taken to reach −1` },
    ].filter(({ value }) => value !== key && Number.isInteger(value * 2)),
    steps: [
      say`With ${square} = 1 − ${plain}² and s for ${plain} ${angle}, the expression is −${times(a)}s² ${sign(b)} ${times(b)}s ${sign(a + c)} ${Math.abs(a + c)}, with s between −1 and 1.`,
      say`It turns at s = ${b} ÷ ${2 * a}, which lies between −1 and 1.`,
      say`There it is ${a + c} + ${rise} = ${a + c + rise}, the greatest value; at s = 1 and s = −1 it is ${b + c} and ${c - b}.`,
      say`So the ${wanted} value is ${key}`,
    ],
  }
}

/** "What is the maximum value of 5 sin² θ + 12 sin θ cos θ + 10 cos² θ?" */
export function withProduct(rng: Random) {
  const { a, b, c, size } = rng.until(
    () => {
      const [a, b, c] = [rng.int(1, 30), rng.int(3, 40), rng.int(1, 30)]
      return { a, b, c, size: Math.hypot(a - c, b) }
    },
    (drawn) => drawn.a !== drawn.c && Number.isInteger(drawn.size),
  )
  const turn = rng.pick([1, -1])
  const wanted = drawWanted(rng)
  const angle = rng.pick(ANGLES)
  const half = (a + c) / 2
  const value = (spread: number) => (wanted === 'greatest' ? half + spread : half - spread)
  const key = value(size / 2)
  const shown = `${times(a)}sin² ${angle} ${sign(turn)} ${b} sin ${angle} cos ${angle} + ${times(c)}cos² ${angle}`
  return {
    given: { find: 'with-product' as const, a, b: turn * b, c, wanted },
    prompt: rng.pick([
      say`${ask(rng, say`the ${wanted} value of ${shown}`)}`,
      say`The ${limit(wanted)} value of ${shown} is:`,
      say`If ${angle} is any real angle, then the ${limit(wanted)} value of ${shown} is equal to:`,
    ]),
    answer: key,
    within: [-200, 200] as const,
    mistakes: [
      { value: value(size), because: say`the root was not halved` },
      wanted === 'greatest'
        ? { value: half - size / 2, because: say`that is the least value` }
        : { value: half + size / 2, because: say`that is the greatest value` },
      {
        value: wanted === 'greatest' ? Math.max(a, c) : Math.min(a, c),
        because: say`the product of sine and cosine was left out`,
      },
      { value: value(b / 2), because: say`only the product of sine and cosine was counted besides the mean` },
      { value: value(b), because: say`sin ${angle} cos ${angle} was taken to reach 1` },
      { value: a + c + (wanted === 'greatest' ? size : -size), because: say`nothing was halved` },
      { value: half, because: say`that is the value halfway between the least and the greatest` },
      {
        value: value((Math.abs(a - c) + b) / 2),
        because: say`cos 2${angle} and sin 2${angle} were taken to reach their limits at the same angle`,
      },
    ].filter(({ value: wrong }) => wrong !== key && Number.isInteger(wrong * 2)),
    steps: [
      say`In double angles: sin² = (1 − cos 2${angle})/2, cos² = (1 + cos 2${angle})/2 and sin ${angle} cos ${angle} = (sin 2${angle})/2.`,
      say`The expression is ${half} ${sign(c - a)} ${Math.abs(c - a) / 2} cos 2${angle} ${sign(turn)} ${b / 2} sin 2${angle}.`,
      say`The last two terms lie between −${size / 2} and ${size / 2}, half of √(${Math.abs(a - c)}² + ${b}²) = ${size}.`,
      say`So the ${wanted} value is ${half} ${wanted === 'greatest' ? '+' : '−'} ${size / 2} = ${key}`,
    ],
  }
}
