import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** Half-axes with a whole focal distance. */
export const ELLIPSES = range(2, 60).flatMap((a) =>
  range(1, a - 1).flatMap((b) =>
    Number.isInteger(Math.sqrt(a * a - b * b)) ? [[a, b, Math.sqrt(a * a - b * b)] as const] : [],
  ),
)

export const HYPERBOLAS = range(2, 48).flatMap((a) =>
  range(2, 48).flatMap((b) =>
    Number.isInteger(Math.hypot(a, b)) ? [[a, b, Math.hypot(a, b)] as const] : [],
  ),
)

export function hyperbola(rng: Random) {
  const [a, b, c] = rng.pick(HYPERBOLAS)
  const asks = rng.pick(['eccentricity', 'foci', 'latus'])
  const text = latex`\frac{x^2}{${a * a}} - \frac{y^2}{${b * b}} = 1`
  const value = asks === 'eccentricity' ? exact(c, a) : asks === 'foci' ? exact(2 * c) : exact(2 * b * b, a)
  const answer = fraction(value)
  const what = {
    eccentricity: 'the eccentricity',
    foci: 'the distance between the foci',
    latus: 'the length of the latus rectum',
  }[asks]
  return {
    given: { find: 'hyperbola' as const, a, b, asks },
    prompt: posed(
      rng,
      [
        say`What is ${what} of the hyperbola ${text}?`,
        say`Find ${what} of ${text}.`,
        say`For the hyperbola ${text}, ${what} is`,
      ],
      0.02,
    ),
    answer,
    mistakes: [
      { value: fraction(exact(b, a)), because: say`the half-axes were divided` },
      {
        value: fraction(asks === 'foci' ? exact(c) : exact(c, b)),
        because:
          asks === 'foci'
            ? say`that is the distance of one focus from the centre`
            : say`the wrong half-axis was used as divisor`,
      },
      { value: fraction(exact(2 * a)), because: say`that is the transverse axis` },
      {
        value: fraction(asks === 'latus' ? exact(b * b, a) : exact(2 * c, a)),
        because:
          asks === 'latus'
            ? say`that is half of the latus rectum`
            : say`the distance of both foci was divided by the half-axis`,
      },
      { value: fraction(exact(a, c)), because: say`the quotient was turned upside down` },
      {
        value: fraction(asks === 'latus' ? exact(2 * a * a, b) : exact(2 * (a + b))),
        because: asks === 'latus' ? say`the half-axes were exchanged` : say`the half-axes were added`,
      },
      { value: fraction(exact(c * c, a * a)), because: say`the square root was not taken` },
      { value: fraction(exact(2 * b)), because: say`that is the conjugate axis` },
    ],
    steps: [
      say`a = ${a} and b = ${b}`,
      say`For a hyperbola ${latex`c^2 = a^2 + b^2 = ${a * a} + ${b * b} = ${c * c}`}`,
      say`So c = ${c}.`,
      asks === 'eccentricity'
        ? say`Eccentricity = c ÷ a = ${answer}`
        : asks === 'foci'
          ? say`The foci are 2c apart: ${answer}`
          : say`Latus rectum = ${latex`\frac{2b^2}{a}`} = ${answer}`,
    ],
  }
}

export function ellipseFromFacts(rng: Random) {
  const [a, b, c] = rng.pick(ELLIPSES)
  const e = exact(c, a)
  const asks = rng.pick(['minor', 'latus'])
  const value = asks === 'minor' ? exact(2 * b) : exact(2 * b * b, a)
  const answer = fraction(value)
  const what = asks === 'minor' ? 'the length of its minor axis' : 'the length of its latus rectum'
  return {
    given: { find: 'from-facts' as const, a, e: [Number(e.n), Number(e.d)] as const, asks },
    prompt: posed(
      rng,
      [
        say`An ellipse has a major axis of length ${2 * a} and the eccentricity ${fraction(e)}. What is ${what}?`,
        say`The eccentricity of an ellipse is ${fraction(e)} and its major axis is ${2 * a} long. Find ${what}.`,
        say`If the major axis of an ellipse measures ${2 * a} and its eccentricity is ${fraction(e)}, ${what} is`,
      ],
      0.02,
    ),
    answer,
    mistakes: [
      { value: fraction(exact(b)), because: say`that is half of the minor axis` },
      { value: fraction(exact(2 * c)), because: say`that is the distance between the foci` },
      {
        value: fraction(exact(asks === 'minor' ? b * b : b * b, asks === 'minor' ? 1 : a)),
        because: asks === 'minor' ? say`the root was not taken` : say`that is half of the latus rectum`,
      },
      {
        value: fraction(asks === 'minor' ? exact(2 * b * b, a) : exact(2 * b)),
        because: asks === 'minor' ? say`that is the latus rectum` : say`that is the minor axis`,
      },
      {
        value: fraction(exact(2 * a - 2 * c)),
        because: say`the distance of the foci was taken off the major axis`,
      },
      { value: fraction(exact(4 * b)), because: say`the major axis was taken for its half` },
      { value: fraction(exact(2 * a)), because: say`that is the major axis` },
    ],
    steps: [
      say`Half of the major axis: a = ${a}`,
      say`c = e × a = ${fraction(e)} × ${a} = ${c}`,
      say`${latex`b^2 = a^2 - c^2 = ${a * a} - ${c * c} = ${b * b}`}, so b = ${b}`,
      asks === 'minor'
        ? say`Minor axis = 2b = ${answer}`
        : say`Latus rectum = ${latex`\frac{2b^2}{a}`} = ${answer}`,
    ],
  }
}
