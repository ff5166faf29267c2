import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'
import { ask, drawShare, print } from './bodmas-text.ts'

const isWhole = (value: number) => Number.isInteger(value) && Math.abs(value) < 9000

/** Brackets in brackets, read from the inside. */
export function nestedBrackets(rng: Random) {
  const { a, b, c, d, e, f } = rng.until(
    () => ({
      a: rng.int(160, 900),
      b: rng.int(2, 9),
      c: rng.int(12, 60),
      d: rng.int(3, 40),
      e: rng.int(2, 8),
      f: rng.int(2, 9),
    }),
    (drawn) => {
      const inner = drawn.d - drawn.e * drawn.f
      return (
        inner !== 0 && Math.abs(inner) <= 30 && drawn.a - drawn.b * (drawn.c - inner) > 0 && drawn.c > inner
      )
    },
  )
  const inner = d - e * f
  const expression = `${a} - ${b} * (${c} - (${d} - ${e} * ${f}))`
  const middle = c - inner
  const answer = a - b * middle
  const shown = print(`${a} - ${b} * {${c} - (${d} - ${e} * ${f})}`)
  const minus = (value: number) => (value < 0 ? `(−${-value})` : `${value}`)
  return {
    given: { expression },
    prompt: ask(rng, shown),
    answer,
    within: [1, 9000] as const,
    mistakes: [
      {
        value: a - b * (c - d - e * f),
        because: say`the sign of the last product was not changed when the inner bracket was opened`,
      },
      { value: (a - b) * middle, because: say`${a} − ${b} was done before ×` },
      { value: a - b * (c - (d - e) * f), because: say`in the inner bracket − was done before ×` },
      { value: a - b * c - inner, because: say`only ${c} was multiplied by ${b}, and a sign was lost` },
      { value: a - b * (c + inner), because: say`the minus before the inner bracket was read as plus` },
      { value: a + b * middle, because: say`the product was added` },
      { value: a - middle, because: say`the factor ${b} was left out` },
    ].filter(({ value }) => isWhole(value)),
    steps: [
      say`Inner bracket: ${d} − ${e} × ${f} = ${d} − ${e * f} = ${inner}`,
      say`Outer bracket: ${c} − ${minus(inner)} = ${middle}`,
      say`Then ×: ${b} × ${middle} = ${b * middle}`,
      say`Last −: ${a} − ${b * middle} = ${answer}`,
    ],
  }
}

/** 'of' binds like a bracket. */
export function fractionsOf(rng: Random) {
  const one = drawShare(rng, [3, 4, 5, 6, 7, 8, 9])
  const other = drawShare(rng, [2, 3, 4, 5, 6, 8])
  const whole =
    one.bottom * other.bottom * rng.int(1, Math.max(1, Math.floor(900 / (one.bottom * other.bottom))))
  const part = (whole * one.top * other.top) / (one.bottom * other.bottom)
  const plus = part < 20 || rng.chance(0.5)
  const { a, b } = rng.until(
    () => ({ a: rng.int(2, 9), b: rng.int(3, 12) }),
    (drawn) => plus || drawn.a * drawn.b < part,
  )
  const expression = `${one.top} / ${one.bottom} * (${other.top} / ${other.bottom} * ${whole}) ${plus ? '+' : '-'} ${a} * ${b}`
  const answer = plus ? part + a * b : part - a * b
  const combine = (x: number, y: number) => (plus ? x + y : x - y)
  return {
    given: { expression },
    prompt: ask(rng, say`${one.show} of ${other.show} of ${whole} ${plus ? '+' : '−'} ${a} × ${b}`),
    answer,
    within: [1, 9000] as const,
    mistakes: [
      { value: combine((whole * one.top) / one.bottom, a * b), because: say`${other.show} was left out` },
      { value: combine((whole * other.top) / other.bottom, a * b), because: say`${one.show} was left out` },
      {
        value: combine(part, a) * b,
        because: say`the last × was done after the ${plus ? 'sum' : 'difference'}`,
      },
      {
        value: plus ? part - a * b : part + a * b,
        because: say`the product was ${plus ? 'subtracted' : 'added'}`,
      },
      { value: combine(part, a + b), because: say`${a} and ${b} were added instead of multiplied` },
      { value: combine(whole - part, a * b), because: say`the rest was taken instead of the part` },
      { value: part, because: say`the last product was left out` },
    ].filter(({ value }) => isWhole(value)),
    steps: [
      say`'of' first, from the right: ${other.show} of ${whole} = ${(whole * other.top) / other.bottom}`,
      say`${one.show} of ${(whole * other.top) / other.bottom} = ${part}`,
      say`Then ×: ${a} × ${b} = ${a * b}`,
      say`${part} ${plus ? '+' : '−'} ${a * b} = ${answer}`,
    ],
  }
}
