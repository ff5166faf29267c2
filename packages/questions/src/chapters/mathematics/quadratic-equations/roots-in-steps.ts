import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** The hard forms of roots: a condition on both roots, two equations that share a number, an equation in disguise. */

const signed = (rng: Random, most: number): number => rng.pick([1, -1]) * rng.int(1, most)

const term = (value: number, letters: string): string =>
  `${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 && letters !== '' ? '' : Math.abs(value)}${letters}`

/** "If −5 is a root of 2x² + px − 15 = 0 and x² + px + k = 0 has equal roots, what is k?" */
export function sharedNumber(rng: Random) {
  const lead = rng.pick([1, 1, 2, 3, 4])
  const { a, c, root, p } = rng.until(
    () => {
      const [a, root, c] = [rng.int(1, 6), signed(rng, 8), signed(rng, 40)]
      return { a, root, c, p: -(a * root * root + c) / root }
    },
    (drawn) =>
      Number.isInteger(drawn.p) &&
      drawn.p !== 0 &&
      Math.abs(drawn.p) <= 30 &&
      (drawn.p * drawn.p) % (4 * lead) === 0,
  )
  const key = exact(p * p, 4 * lead)
  const answer = fraction(key)
  const first = latex`${a === 1 ? '' : a}x^2 + px ${term(c, '')} = 0`
  const second = latex`${lead === 1 ? '' : lead}x^2 + px + k = 0`
  return {
    concept: 'solving-quadratics',
    given: { find: 'shared' as const, a, c, root, lead },
    prompt: rng.pick([
      say`If ${root} is a root of the equation ${first} and the equation ${second} has equal roots, then ${askThen(rng, 'the value of k')}`,
      say`${root} is a root of ${first}, and ${second} has equal roots. ${ask(rng, 'the value of k')}`,
      say`The equation ${second} has equal roots. If one root of ${first} is ${root}, ${askThen(rng, 'the value of k')}`,
    ]),
    answer,
    mistakes: [
      { value: p, because: say`that is p` },
      {
        value: fraction(exact(p * p, 2 * lead)),
        because: say`the discriminant was taken as p² − 2 × ${lead} × k`,
      },
      { value: fraction(exact(p * p, lead)), because: say`the factor 4 of the discriminant was left out` },
      { value: fraction(exact(p, 4 * lead)), because: say`p was not squared` },
      { value: fraction(key.neg()), because: say`the sign of the result was lost` },
      { value: fraction(exact(p * p, 4)), because: say`the coefficient ${lead} was left out` },
      { value: Math.abs(p), because: say`p was taken for k` },
      { value: exact(p * p, 4 * lead).add(p), because: say`p was added once more` },
      { value: exact(p * p, 4 * lead).sub(p), because: say`p was taken off once more` },
      { value: 4 * lead, because: say`that is only the factor of k in the discriminant` },
    ],
    within: [-200, 900] as const,
    steps: [
      say`Put x = ${root} in the first equation: ${a * root * root} + ${root < 0 ? say`(${root})` : root} × p ${c < 0 ? '−' : '+'} ${Math.abs(c)} = 0`,
      say`So p = ${p}`,
      say`Equal roots mean a discriminant of 0: ${latex`p^2 - 4 \times ${lead} \times k = 0`}`,
      say`k = ${p * p} ÷ ${4 * lead} = ${answer}`,
    ],
  }
}

/** "The roots of x² − 11x + k = 0 differ by 5. What is k?" / "One root is twice the other." */
export function conditionOnRoots(rng: Random) {
  const kind = rng.pick(['difference', 'difference', 'times', 'sum-of-squares', 'sum-of-squares'] as const)
  const { a, small, large } = rng.until(
    () => ({ a: rng.pick([1, 1, 1, 2, 3, 4, 5]), small: signed(rng, 20), large: signed(rng, 24) }),
    (drawn) =>
      drawn.large > drawn.small &&
      drawn.large + drawn.small !== 0 &&
      (kind !== 'times' ||
        (drawn.large % drawn.small === 0 &&
          Math.abs(drawn.large / drawn.small) <= 6 &&
          drawn.large / drawn.small > 1)),
  )
  const [sum, product] = [small + large, small * large]
  const [b, key] = [-a * sum, a * product]
  const times = large / small
  const text = latex`${a === 1 ? '' : a}x^2 ${term(b, 'x')} + k = 0`
  const told =
    kind === 'difference'
      ? say`the difference of the roots of ${text} is ${large - small}`
      : kind === 'times'
        ? say`one root of ${text} is ${times === 2 ? 'twice' : `${times} times`} the other`
        : say`the sum of the squares of the roots of ${text} is ${small * small + large * large}`
  const amount =
    kind === 'difference' ? large - small : kind === 'times' ? times : small * small + large * large
  return {
    concept: 'solving-quadratics',
    given: { find: 'condition' as const, kind, a, b, amount },
    prompt: rng.pick([
      say`If ${told}, then ${askThen(rng, 'the value of k')}`,
      say`It is given that ${told}. ${ask(rng, 'the value of k')}`,
      say`What must be the value of k, if ${told}?`,
      say`Find k, if ${told}.`,
    ]),
    answer: key,
    mistakes: [
      { value: -key, because: say`the sign of the product was lost` },
      {
        value: a === 1 ? key + sum : product,
        because:
          a === 1 ? say`the sum of the roots was added once more` : say`the coefficient ${a} was left out`,
      },
      { value: a * a * product, because: say`the product was multiplied by ${a} twice` },
      {
        value: kind === 'difference' ? (sum * sum - (large - small) ** 2) * a : a * sum * sum,
        because: say`the division by 4 was forgotten`,
      },
      { value: a * large * large, because: say`the larger root was squared` },
      { value: a * small * small, because: say`the smaller root was squared` },
      {
        value: a * (large + 1) * (small - 1),
        because: say`the roots found have the right sum, but do not meet the condition`,
      },
      {
        value: a * (large - 1) * (small + 1),
        because: say`these roots have the right sum, but do not meet the condition`,
      },
      { value: a * (large + 2) * (small - 2), because: say`the roots were taken two too far apart` },
    ].filter(({ value }) => Math.abs(value) <= 2500),
    within: [-2500, 2500] as const,
    steps: [
      say`The sum of the roots is ${-b} ÷ ${a} = ${sum}, and their product is ${a === 1 ? 'k' : `k ÷ ${a}`}.`,
      kind === 'difference'
        ? say`With the difference ${large - small} the roots are (${sum} + ${large - small}) ÷ 2 and (${sum} − ${large - small}) ÷ 2.`
        : kind === 'times'
          ? say`The roots are r and ${times}r, so ${times + 1}r = ${sum}.`
          : say`The square of the sum is the sum of the squares and twice the product: ${sum * sum} = ${small * small + large * large} + 2 × product.`,
      say`So the roots are ${small} and ${large}, with the product ${product}.`,
      say`${a === 1 ? 'k is this product' : `k is ${a} times this product`}: ${key}`,
    ],
  }
}

/** "What is the sum of the values of x for which 2^(2x) − 12 × 2^x + 32 = 0?" */
export function inDisguise(rng: Random) {
  const kind = rng.pick(['power', 'square'] as const)
  const { base, m, n } = rng.until(
    () => ({
      base: rng.pick([2, 2, 3, 3, 4, 5]),
      m: rng.int(1, kind === 'power' ? 8 : 13),
      n: rng.int(0, kind === 'power' ? 7 : 12),
    }),
    (drawn) => drawn.m > drawn.n && (kind === 'square' || drawn.base ** (drawn.m + drawn.n) <= 20_000),
  )
  const [p, q] = kind === 'power' ? [base ** m, base ** n] : [(m + 2) ** 2, (n + 1) ** 2]
  const asks = rng.pick(kind === 'power' ? (['sum', 'larger'] as const) : (['larger', 'positive'] as const))
  const [large, small] = kind === 'power' ? [m, n] : [m + 2, n + 1]
  const key = asks === 'larger' ? large : large + small
  const text =
    kind === 'power'
      ? latex`${base}^{2x} - ${p + q} \times ${base}^{x} + ${p * q} = 0`
      : latex`x^4 - ${p + q}x^2 + ${p * q} = 0`
  const what =
    asks === 'larger'
      ? say`the largest root of ${text}`
      : asks === 'sum'
        ? say`the sum of the roots of ${text}`
        : say`the sum of the positive roots of ${text}`
  return {
    concept: 'solving-quadratics',
    given: { find: 'disguise' as const, kind, base, middle: p + q, last: p * q, asks },
    prompt: rng.pick([
      ask(rng, what),
      asks === 'larger'
        ? say`The greatest value of x that satisfies ${text} is:`
        : say`${asks === 'sum' ? 'The sum of the values' : 'The sum of the positive values'} of x that satisfy ${text} is:`,
    ]),
    answer: key,
    mistakes: [
      {
        value: asks === 'larger' ? p : p + q,
        because:
          kind === 'power'
            ? say`that belongs to the power, not to x`
            : say`that belongs to the square of x, not to x`,
      },
      { value: small, because: say`that is the smaller one` },
      {
        value: asks === 'larger' ? large + small : large,
        because: asks === 'larger' ? say`that is the sum` : say`that is the larger one alone`,
      },
      { value: large * small, because: say`that is the product` },
      { value: key + 1, because: say`one exponent or root was taken one too large` },
      { value: key - 1, because: say`one exponent or root was taken one too small` },
      { value: large - small, because: say`that is the difference` },
      { value: 0, because: say`the roots were taken to cancel` },
    ].filter(({ value }) => value >= 0),
    within: [0, 5000] as const,
    steps: [
      kind === 'power'
        ? say`Let y stand for ${latex`${base}^{x}`}; then ${latex`${base}^{2x} = y^2`}.`
        : say`Let y stand for ${latex`x^2`}; then ${latex`x^4 = y^2`}.`,
      say`The equation becomes ${latex`y^2 - ${p + q}y + ${p * q} = (y - ${p})(y - ${q}) = 0`}`,
      kind === 'power'
        ? say`${latex`${base}^{x} = ${p}`} gives x = ${m}, and ${latex`${base}^{x} = ${q}`} gives x = ${n}`
        : say`${latex`x^2 = ${p}`} gives x = ±${large}, and ${latex`x^2 = ${q}`} gives x = ±${small}`,
      asks === 'larger' ? say`The largest is ${key}` : say`${large} + ${small} = ${key}`,
    ],
  }
}
