import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

type Curve = 'ellipse' | 'hyperbola'
type Fact = 'major' | 'minor' | 'foci' | 'e' | 'latus' | 'directrices'

const NAMES: Record<Curve, Record<Fact, string>> = {
  ellipse: {
    major: 'the length of the major axis',
    minor: 'the length of the minor axis',
    foci: 'the distance between the foci',
    e: 'the eccentricity',
    latus: 'the length of the latus rectum',
    directrices: 'the distance between the directrices',
  },
  hyperbola: {
    major: 'the length of the transverse axis',
    minor: 'the length of the conjugate axis',
    foci: 'the distance between the foci',
    e: 'the eccentricity',
    latus: 'the length of the latus rectum',
    directrices: 'the distance between the directrices',
  },
}

/** Two facts that leave only one curve, and what is asked of it. */
interface Task {
  known: readonly [Fact, Fact]
  find: Fact
}

const tasks = (known: readonly [Fact, Fact], ...asked: readonly Fact[]): Task[] =>
  asked.map((find) => ({ known, find }))

/** Lengths that need a half-axis first: no formula joins them to the two known facts at once. */
export const LENGTHS_IN_STEPS: readonly Task[] = [
  ...tasks(['minor', 'foci'], 'latus', 'directrices'),
  ...tasks(['minor', 'e'], 'foci', 'latus', 'directrices'),
  ...tasks(['foci', 'e'], 'minor', 'latus'),
  ...tasks(['latus', 'e'], 'minor', 'foci', 'directrices'),
  ...tasks(['latus', 'major'], 'foci', 'directrices'),
  ...tasks(['latus', 'minor'], 'foci', 'directrices'),
  // These give a quadratic equation for a half-axis.
  ...tasks(['latus', 'foci'], 'major', 'minor', 'directrices'),
  ...tasks(['foci', 'directrices'], 'minor', 'latus'),
  ...tasks(['e', 'directrices'], 'minor', 'latus'),
  ...tasks(['major', 'directrices'], 'minor', 'latus'),
]

/** The quotient of the two facts, or one step more, gives the eccentricity. */
export const ECCENTRICITY_AT_ONCE: readonly Task[] = [
  ...tasks(['minor', 'foci'], 'e'),
  ...tasks(['latus', 'major'], 'e'),
  ...tasks(['latus', 'minor'], 'e'),
  ...tasks(['foci', 'directrices'], 'e'),
]

/** The eccentricity is the root of a quadratic equation. */
export const ECCENTRICITY_BY_QUADRATIC: readonly Task[] = tasks(['latus', 'foci'], 'e')

/** Whole a, b and c; of a hyperbola c is the largest. */
const TRIPLES = range(3, 65).flatMap((long) =>
  range(2, long - 1).flatMap((short) => {
    const other = Math.sqrt(long * long - short * short)
    return Number.isInteger(other) ? [[long, short, other] as const] : []
  }),
)

const LATEX: Record<Fact, string> = {
  major: '2a',
  minor: '2b',
  foci: '2ae',
  e: 'e',
  latus: '\\frac{2b^2}{a}',
  directrices: '\\frac{2a}{e}',
}

/** "The latus rectum of an ellipse is 18/5 and its major axis 10. What is the distance between its foci?" */
export function twoFacts(rng: Random, curve: Curve, among: readonly Task[]) {
  const { a, b, c, values, pair, find } = rng.until(
    () => {
      const [long, short, other] = rng.pick(TRIPLES)
      const [a, b, c] = curve === 'ellipse' ? [long, short, other] : [short, other, long]
      const values: Record<Fact, ReturnType<typeof exact>> = {
        major: exact(2 * a),
        minor: exact(2 * b),
        foci: exact(2 * c),
        e: exact(c, a),
        latus: exact(2 * b * b, a),
        directrices: exact(2 * a * a, c),
      }
      const { known, find } = rng.pick(among)
      return { a, b, c, values, pair: rng.shuffle(known), find }
    },
    (drawn) =>
      [...drawn.pair, drawn.find].every(
        (fact) => drawn.values[fact].d <= 13n && drawn.values[fact].n <= 300n,
      ),
  )
  const [first = 'major', second = 'minor'] = pair
  const [one, two] = [fraction(values[first]), fraction(values[second])]
  const names = NAMES[curve]
  const answer = fraction(values[find])
  const an = curve === 'ellipse' ? 'an ellipse' : 'a hyperbola'
  const sign = curve === 'ellipse' ? '-' : '+'
  const rest = (fact: Fact) => fraction(values[fact])
  const concept: readonly string[] =
    find === 'e'
      ? [curve === 'ellipse' ? 'eccentricity-of-ellipse' : 'eccentricity-of-hyperbola', curve]
      : [curve]
  return {
    concept,
    given: {
      find: 'two-facts' as const,
      curve,
      facts: [
        { of: first, n: Number(values[first].n), d: Number(values[first].d) },
        { of: second, n: Number(values[second].n), d: Number(values[second].d) },
      ],
      asks: find,
    },
    // The eccentricity of an ellipse is less than 1, that of a hyperbola more.
    ...(find === 'e' && { within: curve === 'ellipse' ? ([0.01, 0.999] as const) : ([1.001, 60] as const) }),
    prompt: rng.pick([
      say`In ${an}, ${names[first]} is ${one} and ${names[second]} is ${two}. What is ${names[find]}?`,
      say`For ${an}, ${names[first]} is ${one} and ${names[second]} is ${two}. Find ${names[find]}.`,
      say`If ${names[first]} of ${an} is ${one} and ${names[second]} is ${two}, ${askThen(rng, names[find])}`,
      say`${names[first].replace(/^t/, 'T')} of ${an} is ${one}, and ${names[second]} is ${two}. Then ${names[find]} is:`,
    ]),
    answer,
    mistakes: [
      ...(find === 'e'
        ? [
            { value: fraction(exact(b, a)), because: say`the axes were divided` },
            { value: fraction(exact(c * c, a * a)), because: say`that is the square of the eccentricity` },
            { value: fraction(exact(b * b, a * a)), because: say`the squares of the axes were divided` },
            { value: fraction(exact(c, b)), because: say`the wrong half-axis was used as divisor` },
            {
              value: fraction(curve === 'ellipse' ? exact(a - c, a) : exact(a + c, a)),
              because: curve === 'ellipse' ? say`that is 1 − e` : say`1 was added`,
            },
            { value: fraction(exact(a + b, a)), because: say`the half-axes were added before squaring` },
            {
              value: fraction(exact(b, 2 * a)),
              because: say`half of one axis was divided by the whole other`,
            },
            { value: fraction(exact(b, a + b)), because: say`one axis was divided by both together` },
            {
              value: fraction(exact(2 * b, a)),
              because: say`one whole axis was divided by half of the other`,
            },
            {
              value: fraction(exact(c, 2 * a)),
              because: say`half of the distance was divided by the whole axis`,
            },
            {
              value: fraction(exact(2 * c, a)),
              because: say`the whole distance was divided by the half-axis`,
            },
          ]
        : [
            ...(['major', 'minor', 'foci', 'latus', 'directrices'] as const)
              .filter((fact) => fact !== find && fact !== first && fact !== second)
              .map((fact) => ({ value: rest(fact), because: say`that is ${names[fact]}` })),
            { value: fraction(values[find].div(2)), because: say`that is half of it` },
            { value: fraction(values[find].mul(2)), because: say`a half-axis was taken for the whole axis` },
            { value: fraction(values.major.sub(values.minor).abs()), because: say`the axes were subtracted` },
            { value: fraction(values.major.add(values.minor)), because: say`the axes were added` },
          ]),
    ],
    steps: [
      say`Here ${latex`${LATEX[first]}`} = ${one} and ${latex`${LATEX[second]}`} = ${two}.`,
      say`With ${latex`b^2 = a^2(${curve === 'ellipse' ? '1 - e^2' : 'e^2 - 1'})`} this gives a = ${a} and b = ${b}.`,
      say`${latex`c^2 = a^2 ${sign} b^2 = ${c * c}`}, so c = ${c} and ${latex`e = \frac{c}{a}`}.`,
      say`${names[find].replace(/^t/, 'T')} ${latex`${find === 'foci' ? '2c' : find === 'e' ? '\\frac{c}{a}' : LATEX[find]}`} = ${answer}`,
    ],
  }
}

/** What is asked, for a curve with a = 1 and this eccentricity. */
const lengthOf = (fact: Fact, e: number): number => {
  const width = Math.abs(1 - e * e)
  return {
    major: 2,
    minor: 2 * Math.sqrt(width),
    foci: 2 * e,
    e,
    latus: 2 * width,
    directrices: 2 / e,
  }[fact]
}

/** All lengths grow with a, so the quotient of two of them gives the eccentricity. */
export function solveTwoFacts(given: {
  curve: Curve
  facts: readonly { of: Fact; n: number; d: number }[]
  asks: Fact
}): number {
  const [one, two] = given.facts
  if (!one || !two) return Number.NaN
  const known = [one, two].find(({ of }) => of === 'e')
  const [start, end] = given.curve === 'ellipse' ? [1e-9, 1 - 1e-9] : [1 + 1e-9, 80]
  const gap = (e: number) => lengthOf(one.of, e) * (two.n / two.d) - lengthOf(two.of, e) * (one.n / one.d)
  const rising = gap(start) < gap(end) ? 1 : -1
  const e = known ? known.n / known.d : start + bisect((step) => rising * gap(start + step), end - start)
  const length = one.of === 'e' ? two : one
  return given.asks === 'e' ? e : (length.n / length.d / lengthOf(length.of, e)) * lengthOf(given.asks, e)
}
