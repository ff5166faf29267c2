import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { mixed } from '../../../kit/values/value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { askValue } from './ask-value.ts'
import { drawMixed, drawShare } from './draw-fractions.ts'

/** Hard forms of the order of operations: fractions in brackets, and a number that is missing in the innermost one. */

/** Denominators whose sums and differences stay small. */
const EASY_PARTS = [2, 3, 4, 6]

/** For the solver: 9/4 as (9 / 4). */
const written = (value: Exact): string => `(${value.n} / ${value.d})`

const isPlain = (value: Exact, most: number): boolean =>
  value.compare(0) > 0 && value.d <= 12n && value.n <= BigInt(most)

/** Wrong results that could stand among the options, as mixed numbers. */
const asOptions = (mistakes: readonly { value: Exact; because: Message }[]) =>
  mistakes
    .filter(({ value }) => value.compare(0) > 0 && value.d <= 60n && value.compare(200) < 0)
    .map(({ value, because }) => ({ value: mixed(value), because }))

/** A wrong result that divides, unless it would divide by 0. */
const withDivisor = <Wrong>(divisor: Exact, wrong: (divisor: Exact) => Wrong): Wrong[] =>
  divisor.compare(0) === 0 ? [] : [wrong(divisor)]

/** "If 90 − [45 − 2 × {37 − (15 − x)}] = 61, what is x?" */
export function missingInBrackets(rng: Random) {
  const { a, b, c, d, e, x } = rng.until(
    () => ({
      a: rng.int(30, 250),
      b: rng.int(20, 180),
      c: rng.int(2, 6),
      d: rng.int(15, 60),
      e: rng.int(5, 40),
      x: rng.int(2, 40),
    }),
    (drawn) => {
      const curly = drawn.d - (drawn.e - drawn.x)
      const square = drawn.b - drawn.c * curly
      return drawn.e !== drawn.x && curly > 0 && square > 0 && drawn.a - square > 0
    },
  )
  const round = e - x
  const curly = d - round
  const square = b - c * curly
  const total = a - square
  const shown = say`${a} − [${b} − ${c} × {${d} − (${e} − x)}] = ${total}`
  const signed = (value: number) => (value < 0 ? `(−${-value})` : `${value}`)
  return {
    concept: 'brackets',
    given: { expression: `${a} - (${b} - ${c} * (${d} - (${e} - x)))`, equals: total },
    prompt: rng.pick([
      say`If ${shown}, then x is equal to`,
      say`Find the value of x, if ${shown}.`,
      say`What is the value of x in ${shown}?`,
      say`For what value of x is ${shown}?`,
    ]),
    answer: x,
    within: [-40, 90] as const,
    mistakes: [
      { value: -x, because: say`the sign of x was lost` },
      { value: round, because: say`that is the value of the round bracket` },
      { value: d - e - curly, because: say`the sign of x was not changed when the bracket was opened` },
      { value: e + round, because: say`${e} was added instead of subtracted` },
      { value: curly + e, because: say`${d} was left out` },
      { value: x + c, because: say`a slip of one in the square bracket` },
      { value: x - c, because: say`a slip of one in the square bracket` },
      { value: b - square + e - d, because: say`the division by ${c} was left out` },
    ],
    steps: [
      say`From outside: the square bracket is ${a} − ${total} = ${square}.`,
      say`So ${c} × {…} = ${b} − ${square} = ${c * curly}, and the curly bracket is ${curly}.`,
      say`The round bracket is ${d} − ${curly} = ${round}.`,
      say`x = ${e} − ${signed(round)} = ${x}`,
    ],
  }
}

/** "7 1/2 − [2 1/4 ÷ {1 1/4 − 1/2 of (1 1/2 − 1/3 − 1/6)}]" */
export function nestedFractions(rng: Random) {
  const { d, g, h, one, two, round } = rng.until(
    () => {
      const [d, g, h] = [
        drawMixed(rng, EASY_PARTS, 2).value,
        drawShare(rng, EASY_PARTS),
        drawShare(rng, EASY_PARTS),
      ]
      const [one, two] = [exact(g.top, g.bottom), exact(h.top, h.bottom)]
      return { d, g, h, one, two, round: d.sub(one).sub(two) }
    },
    (drawn) =>
      isPlain(drawn.round, 20) &&
      // Of sixths at least one half is a simple fraction.
      drawn.round.d <= 6n &&
      drawn.one.compare(drawn.two) !== 0 &&
      // No two of the three fractions make a whole number at sight.
      [drawn.d.sub(drawn.one), drawn.d.sub(drawn.two), drawn.one.add(drawn.two)].every(({ d }) => d > 1n),
  )
  const { c, f, part, curly } = rng.until(
    () => {
      const [c, f] = [drawMixed(rng, EASY_PARTS).value, drawShare(rng, [2, 3, 4, 5])]
      const part = round.mul(exact(f.top, f.bottom))
      return { c, f, part, curly: c.sub(part) }
    },
    (drawn) => isPlain(drawn.part, 20) && isPlain(drawn.curly, 20),
  )
  const three = exact(f.top, f.bottom)
  const { b, quotient } = rng.until(
    () => {
      const quotient = exact(rng.int(1, 12), rng.pick([2, 3, 4]))
      return { quotient, b: quotient.mul(curly) }
    },
    (drawn) => isPlain(drawn.b, 60) && drawn.b.d > 1n && drawn.quotient.d > 1n,
  )
  const { a, answer } = rng.until(
    () => {
      const a = drawMixed(rng).value.add(rng.int(1, 8))
      return { a, answer: a.sub(quotient) }
    },
    (drawn) => isPlain(drawn.answer, 120),
  )
  return {
    concept: ['fraction-of-fraction', 'brackets'],
    given: {
      expression: `${written(a)} - (${written(b)} / (${written(c)} - ${written(three)} * (${written(d)} - ${written(one)} - ${written(two)})))`,
    },
    prompt: askValue(
      rng,
      say`${mixed(a)} − [${mixed(b)} ÷ {${mixed(c)} − ${f.show} of (${mixed(d)} − ${g.show} − ${h.show})}]`,
    ),
    answer: mixed(answer),
    mistakes: asOptions([
      ...withDivisor(c.sub(d.sub(one).add(two).mul(three)), (divisor) => ({
        value: a.sub(b.div(divisor)),
        because: say`in the round bracket the last fraction was added`,
      })),
      ...withDivisor(c.sub(round), (divisor) => ({
        value: a.sub(b.div(divisor)),
        because: say`${f.show} of the round bracket was left out`,
      })),
      { value: a.sub(b.div(c).sub(part)), because: say`the curly bracket was left out` },
      { value: a.sub(b).div(curly), because: say`− was done before ÷` },
      { value: a.add(quotient), because: say`the square bracket was added` },
      { value: a.sub(b.mul(curly)), because: say`÷ was read as ×` },
      { value: a.sub(curly.div(b)), because: say`the quotient was turned upside down` },
      { value: answer.add(1), because: say`a slip of 1 in the whole numbers` },
      { value: answer.sub(1), because: say`a slip of 1 in the whole numbers` },
      { value: answer.add(exact(1, 2)), because: say`a slip in subtracting the fractions` },
    ]),
    steps: [
      say`The round bracket: ${mixed(d)} − ${g.show} − ${h.show} = ${mixed(round)}`,
      say`'of' next: ${f.show} of ${mixed(round)} = ${mixed(part)}`,
      say`The curly bracket: ${mixed(c)} − ${mixed(part)} = ${mixed(curly)}`,
      say`The square bracket: ${mixed(b)} ÷ ${mixed(curly)} = ${mixed(quotient)}`,
      say`${mixed(a)} − ${mixed(quotient)} = ${mixed(answer)}`,
    ],
  }
}

/** "(3 1/4 − 4/5 of 5/6) ÷ (4 1/3 ÷ 1/5 − 21 1/2)" */
export function quotientOfBrackets(rng: Random) {
  const { a, f, b, part, top } = rng.until(
    () => {
      const [a, f, b] = [drawMixed(rng, EASY_PARTS).value, drawShare(rng, [3, 4, 5, 6]), drawMixed(rng).value]
      const part = b.mul(exact(f.top, f.bottom))
      return { a, f, b, part, top: a.sub(part) }
    },
    (drawn) => isPlain(drawn.part, 30) && isPlain(drawn.top, 30),
  )
  const { c, g, less, ratio, bottom, answer } = rng.until(
    () => {
      const [c, g] = [drawMixed(rng, EASY_PARTS).value, drawShare(rng, [2, 3, 4, 5])]
      const ratio = c.div(exact(g.top, g.bottom))
      const answer = exact(rng.int(2, 24), rng.pick([1, 2, 3, 4, 5, 6, 7]))
      const bottom = top.div(answer)
      return { c, g, ratio, answer, bottom, less: ratio.sub(bottom) }
    },
    (drawn) =>
      isPlain(drawn.ratio, 90) &&
      isPlain(drawn.bottom, 40) &&
      isPlain(drawn.less, 120) &&
      drawn.less.d > 1n &&
      drawn.answer.compare(exact(1)) !== 0,
  )
  const [share, divisor] = [exact(f.top, f.bottom), exact(g.top, g.bottom)]
  return {
    concept: ['fraction-of-fraction', 'brackets'],
    given: {
      expression: `(${written(a)} - ${written(share)} * ${written(b)}) / (${written(c)} / ${written(divisor)} - ${written(less)})`,
    },
    prompt: askValue(
      rng,
      say`(${mixed(a)} − ${f.show} of ${mixed(b)}) ÷ (${mixed(c)} ÷ ${g.show} − ${mixed(less)})`,
    ),
    answer: mixed(answer),
    mistakes: asOptions([
      {
        value: a.sub(share).mul(b).div(bottom),
        because: say`in the first bracket − was done before 'of'`,
      },
      { value: bottom.div(top), because: say`the quotient was turned upside down` },
      { value: top.mul(bottom), because: say`the brackets were multiplied` },
      { value: a.add(part).div(bottom), because: say`in the first bracket the product was added` },
      { value: top.div(ratio.add(less)), because: say`in the second bracket ${mixed(less)} was added` },
      { value: top.div(ratio).add(less), because: say`the second bracket was left out` },
      { value: answer.add(1), because: say`a slip of 1 in the whole numbers` },
      { value: answer.sub(exact(1, 2)), because: say`a slip in the fractions` },
      { value: answer.mul(2), because: say`the result was doubled` },
    ]),
    steps: [
      say`'of' first: ${f.show} of ${mixed(b)} = ${mixed(part)}, so the first bracket is ${mixed(a)} − ${mixed(part)} = ${mixed(top)}.`,
      say`In the second bracket ÷ comes first: ${mixed(c)} ÷ ${g.show} = ${mixed(ratio)}`,
      say`It is ${mixed(ratio)} − ${mixed(less)} = ${mixed(bottom)}.`,
      say`${mixed(top)} ÷ ${mixed(bottom)} = ${mixed(answer)}`,
    ],
  }
}
