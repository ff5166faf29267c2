import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { ask, signed } from './limit-question.ts'

export function sines(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(2, 15), rng.int(2, 15)] as const,
    ([x, y]) => x !== y,
  )
  const kind = rng.pick(['sine', 'tangent', 'sines', 'cosine'])
  const value = kind === 'cosine' ? exact(a * a, 2 * b) : exact(a, b)
  const answer = fraction(value)
  const text = {
    sine: `\\frac{\\sin ${a}x}{${b}x}`,
    tangent: `\\frac{\\tan ${a}x}{${b}x}`,
    sines: `\\frac{\\sin ${a}x}{\\sin ${b}x}`,
    cosine: `\\frac{1 - \\cos ${a}x}{${b}x^2}`,
  }[kind]
  return {
    given: { find: 'sine' as const, kind, a, b },
    prompt: ask(rng, '0', text),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      { value: fraction(1), because: say`the factors ${a} and ${b} were left out` },
      { value: fraction(value.inverse()), because: say`numerator and denominator were exchanged` },
      {
        value: fraction(kind === 'cosine' ? exact(a * a, b) : exact(1, b)),
        because:
          kind === 'cosine' ? say`the 2 in the denominator was left out` : say`the factor ${a} was left out`,
      },
      {
        value: fraction(kind === 'cosine' ? exact(a, 2 * b) : exact(a)),
        because: kind === 'cosine' ? say`${a} was not squared` : say`the factor ${b} was left out`,
      },
      { value: fraction(exact(b * b, a * a)), because: say`the factors were squared and exchanged` },
      {
        value: fraction(kind === 'cosine' ? exact(a, b) : exact(a * a, b * b)),
        because: kind === 'cosine' ? say`the rule for sine was used` : say`the factors were squared`,
      },
    ],
    steps: [
      say`Near 0 the sine and the tangent of an angle are like the angle itself.`,
      kind === 'cosine'
        ? say`${latex`1 - \cos ${a}x = 2\sin^2 \frac{${a}x}{2}`}, which is like ${latex`\frac{${a * a}x^2}{2}`}.`
        : say`So the numerator is like ${a}x.`,
      kind === 'cosine'
        ? say`Divide by ${latex`${b}x^2`}; the squares cancel.`
        : say`The denominator is like ${b}x, and x cancels.`,
      say`The limit is ${answer}`,
    ],
  }
}

/** A difference of roots. */
export function rootDifference(rng: Random) {
  const [root, factor, b] = [rng.int(2, 12), rng.int(1, 9), rng.int(1, 6)]
  const value = exact(factor, 2 * root * b)
  const answer = fraction(value)
  const variable = factor === 1 ? 'x' : `${factor}x`
  return {
    given: { find: 'root' as const, root, factor, b },
    prompt: ask(rng, '0', `\\frac{\\sqrt{${root * root} + ${variable}} - ${root}}{${b === 1 ? '' : b}x}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      {
        value: fraction(exact(factor, root * b)),
        because: say`the two equal parts of the denominator were counted once`,
      },
      { value: fraction(exact(factor, b)), because: say`the conjugate was left out of the denominator` },
      {
        value: fraction(exact(factor, 2 * root * root * b)),
        because: say`the root of ${root * root} was not taken`,
      },
      {
        value: fraction(exact(1, 2 * root * b)),
        because: factor === 1 ? say`the factor was left out` : say`the factor ${factor} was left out`,
      },
      { value: fraction(exact(factor, 2 * b)), because: say`the root ${root} was left out` },
      { value: fraction(value.mul(2 * root)), because: say`the conjugate was forgotten` },
      { value: fraction(value.mul(b * b)), because: say`${b} was multiplied instead of divided by` },
    ],
    steps: [
      say`Multiply top and bottom by the conjugate ${latex`\sqrt{${root * root} + ${variable}} + ${root}`}.`,
      say`The numerator becomes ${latex`${variable}`}, and x cancels.`,
      say`What is left is ${latex`\frac{${factor}}{${b === 1 ? '' : b}(\sqrt{${root * root} + ${variable}} + ${root})}`}.`,
      say`At x = 0 this is ${answer}`,
    ],
  }
}
