import { geometryFigure, onCircle } from '../../../../kit/figures/geometry-figure.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { cm } from '../../../../kit/values/quantities.ts'
import { ask, askThen } from '../../../../kit/wording/ask.ts'
import { say } from '../../../../kit/wording/say.ts'
import { meet } from '../plane.ts'

/** The ends of two crossing chords; the longer part of each is drawn longer. */
function ends(isFirstLonger: boolean, isThirdLonger: boolean) {
  const [one, other, three, four] = [onCircle(200), onCircle(10), onCircle(110), onCircle(300)]
  return [
    ...(isFirstLonger ? ([one, other] as const) : ([other, one] as const)),
    ...(isThirdLonger ? ([three, four] as const) : ([four, three] as const)),
  ] as const
}

export function crossing(rng: Random) {
  const { first, second, third } = rng.until(
    () => ({ first: rng.int(3, 24), second: rng.int(3, 24), third: rng.int(2, 24) }),
    (drawn) =>
      (drawn.first * drawn.second) % drawn.third === 0 &&
      drawn.third !== drawn.first &&
      drawn.third !== drawn.second &&
      (drawn.first * drawn.second) / drawn.third <= 40,
  )
  const key = (first * second) / third
  const [a, b, c, d] = rng.pick(['ABCD', 'PQRS', 'KLMN', 'EFGH', 'UVWX']).split('')
  const names = { a: a ?? '', b: b ?? '', c: c ?? '', d: d ?? '' }
  const p = rng.pick(['T', 'Z', 'Y'])
  const answer = cm(key)
  const [one, other, three, four] = ends(first > second, third > key)
  return {
    concept: 'intersecting-chords',
    given: { find: 'crossing' as const, first, second, third },
    prompt: rng.pick([
      say`Two chords ${names.a}${names.b} and ${names.c}${names.d} of a circle intersect at ${p} inside the circle. If ${names.a}${p} = ${cm(first)}, ${p}${names.b} = ${cm(second)} and ${names.c}${p} = ${cm(third)}, ${askThen(rng, say`the length of ${p}${names.d}`)}`,
      say`${names.a}${names.b} and ${names.c}${names.d} are two chords of a circle which meet at an interior point ${p}. ${names.a}${p}, ${p}${names.b} and ${names.c}${p} are ${cm(first)}, ${cm(second)} and ${cm(third)}, respectively. How long is ${p}${names.d}?`,
      say`If the chords ${names.a}${names.b} and ${names.c}${names.d} of a circle cut each other internally at ${p} such that ${names.a}${p} = ${cm(first)}, ${p}${names.b} = ${cm(second)} and ${names.c}${p} = ${cm(third)}, then ${p}${names.d} is equal to:`,
      say`A point ${p} inside a circle divides its chord ${names.a}${names.b} into parts of ${cm(first)} and ${cm(second)}. Another chord ${names.c}${names.d} passes through ${p} and ${names.c}${p} = ${cm(third)}. ${ask(rng, say`the length of ${p}${names.d}`)}`,
    ]),
    figure: geometryFigure({
      title: 'Two crossing chords (not to scale)',
      description: `A circle with two chords ${names.a}${names.b} and ${names.c}${names.d} that cross at ${p}. ${names.a}${p} is ${first} cm, ${p}${names.b} is ${second} cm, ${names.c}${p} is ${third} cm; ${p}${names.d} is marked with a question mark.`,
      points: {
        [names.a]: one,
        [names.b]: other,
        [names.c]: three,
        [names.d]: four,
        [p]: meet([one, other], [three, four]),
        '·': [0, 0],
      },
      unnamed: '·',
      lines: [
        [names.a + p, `${first}`],
        [p + names.b, `${second}`],
        [names.c + p, `${third}`],
        [p + names.d, '?'],
      ],
      circles: [['·', 100]],
    }),
    answer,
    mistakes: [
      { value: first + second - third, because: say`the chords were taken to be equally long` },
      {
        value: (first * third) / second,
        because: say`the parts were paired wrongly: ${first} × ${third} was divided by ${second}`,
      },
      {
        value: (second * third) / first,
        because: say`the parts were paired wrongly: ${second} × ${third} was divided by ${first}`,
      },
      { value: key + third, because: say`that is the whole chord ${names.c}${names.d}` },
      { value: (first + second) / 2, because: say`half of the first chord was taken` },
      { value: third, because: say`${p} was taken for the middle of ${names.c}${names.d}` },
      { value: 2 * key, because: say`the product was doubled` },
      { value: key / 2, because: say`the product was halved` },
    ],
    steps: [
      say`The triangles at ${p} are similar, because angles over the same arc are equal.`,
      say`So ${names.a}${p} × ${p}${names.b} = ${names.c}${p} × ${p}${names.d}`,
      say`${first} × ${second} = ${first * second}`,
      say`${p}${names.d} = ${first * second} ÷ ${third} = ${answer}`,
    ],
  }
}

/** Two radii, half the chord that both circles share and the distance between the centres. */
const SHARED = range(5, 60).flatMap((half) => {
  const legs = range(3, 90).flatMap((away) => {
    const radius = Math.hypot(half, away)
    return Number.isInteger(radius) && radius <= 90 ? [{ away, radius }] : []
  })
  return legs.flatMap((one) =>
    legs
      .filter((other) => other.radius > one.radius)
      .map((other) => ({
        half,
        one: one.radius,
        other: other.radius,
        ways: [one.away, other.away] as const,
      })),
  )
})

export function commonChord(rng: Random) {
  const { half, one, other, ways } = rng.pick(SHARED)
  const apart = ways[0] + ways[1]
  const key = 2 * half
  const answer = cm(key)
  return {
    concept: 'common-chord',
    given: { find: 'common-chord' as const, one, other, apart },
    prompt: rng.pick([
      say`Two circles of radii ${cm(one)} and ${cm(other)} intersect each other. If the distance between their centres is ${cm(apart)}, ${askThen(rng, 'the length of their common chord')}`,
      say`The centres of two intersecting circles with radii ${cm(other)} and ${cm(one)} are ${cm(apart)} apart. ${ask(rng, 'the length of the common chord')}`,
      say`If two circles of diameters ${cm(2 * one)} and ${cm(2 * other)} intersect at A and B and their centres are ${cm(apart)} apart, then ${askThen(rng, 'the length of AB')}`,
      say`Two circles with centres O and M intersect at X and Y. Their radii are ${cm(one)} and ${cm(other)}, and OM = ${cm(apart)}. ${ask(rng, 'the length of the common chord XY')}`,
      say`Two wheels of radii ${cm(one)} and ${cm(other)}, drawn on paper with their centres ${cm(apart)} apart, overlap. ${ask(rng, 'the length of the chord that both circles share')}`,
      say`The radii of two circles are ${cm(one)} and ${cm(other)}, respectively, and their centres are at a distance of ${cm(apart)}. They cut each other at P and Q. How long is PQ?`,
    ]),
    answer,
    mistakes: [
      { value: half, because: say`that is half of the common chord` },
      { value: apart, because: say`that is the distance of the centres` },
      { value: one + other - apart, because: say`that is the width of the overlap` },
      { value: other - one, because: say`the radii were subtracted` },
      {
        value: 2 * ways[0],
        because: say`twice the distance of the smaller circle's centre from the chord was taken`,
      },
      {
        value: 2 * ways[1],
        because: say`twice the distance of the larger circle's centre from the chord was taken`,
      },
      { value: 2 * key, because: say`the chord was doubled` },
      { value: (one + other) / 2, because: say`the average of the radii was taken` },
    ],
    steps: [
      say`The line of the centres halves the common chord at right angles. Let it cut ${apart} into x and ${apart} − x.`,
      say`${one}² − x² = ${other}² − (${apart} − x)²`,
      say`This gives x = ${ways[0]}, so half of the chord = √(${one}² − ${ways[0]}²) = ${cm(half)}`,
      say`The chord = 2 × ${half} = ${answer}`,
    ],
  }
}

/** "Chords KL and MN meet at T; KT = 9 cm, TL = 16 cm and MN = 30 cm. If MT < TN, how long is TN?" */
export function crossingWhole(rng: Random) {
  const { first, second, short, long } = rng.until(
    () => {
      const [short, long] = [rng.int(3, 20), rng.int(4, 36)]
      const first = rng.int(3, 30)
      return { first, second: (short * long) / first, short, long }
    },
    (drawn) =>
      Number.isInteger(drawn.second) &&
      drawn.second >= 3 &&
      drawn.second <= 40 &&
      drawn.long > drawn.short + 1 &&
      drawn.first !== drawn.short &&
      drawn.first !== drawn.long,
  )
  const whole = short + long
  const [a, b, c, d] = rng.pick(['ABCD', 'PQRS', 'KLMN', 'EFGH', 'UVWX']).split('')
  const names = { a: a ?? '', b: b ?? '', c: c ?? '', d: d ?? '' }
  const p = rng.pick(['T', 'Z', 'Y'])
  const [one, other, three, four] = ends(first > second, false)
  const answer = cm(long)
  const parts = say`${names.a}${p} = ${cm(first)}, ${p}${names.b} = ${cm(second)}`
  return {
    concept: 'intersecting-chords',
    given: { find: 'crossing-whole' as const, first, second, whole },
    prompt: rng.pick([
      say`Two chords ${names.a}${names.b} and ${names.c}${names.d} of a circle intersect at ${p} inside the circle. ${parts} and ${names.c}${names.d} = ${cm(whole)}. If ${names.c}${p} < ${p}${names.d}, ${askThen(rng, say`the length of ${p}${names.d}`)}`,
      say`The chords ${names.a}${names.b} and ${names.c}${names.d} of a circle meet at an interior point ${p} such that ${parts} and ${p}${names.d} > ${names.c}${p}. If ${names.c}${names.d} is ${cm(whole)} long, then ${p}${names.d} is equal to:`,
      say`A point ${p} divides a chord ${names.a}${names.b} of a circle into parts of ${cm(first)} and ${cm(second)}. Another chord ${names.c}${names.d} of length ${cm(whole)} passes through ${p}. ${ask(rng, say`the longer part of ${names.c}${names.d}`)}`,
      say`${p} is the point of intersection of the chords ${names.a}${names.b} and ${names.c}${names.d} of a circle. If ${parts}, ${names.c}${names.d} = ${cm(whole)} and ${p}${names.d} is longer than ${names.c}${p}, how long is ${p}${names.d}?`,
    ]),
    figure: geometryFigure({
      title: 'Two crossing chords (not to scale)',
      description: `A circle with two chords ${names.a}${names.b} and ${names.c}${names.d} that cross at ${p}. ${names.a}${p} is ${first} cm and ${p}${names.b} is ${second} cm; ${p}${names.d} is marked with a question mark.`,
      points: {
        [names.a]: one,
        [names.b]: other,
        [names.c]: three,
        [names.d]: four,
        [p]: meet([one, other], [three, four]),
        '·': [0, 0],
      },
      unnamed: '·',
      lines: [[names.a + p, `${first}`], [p + names.b, `${second}`], names.c + p, [p + names.d, '?']],
      circles: [['·', 100]],
    }),
    answer,
    // The longer part is more than half of the chord and less than the whole.
    within: [whole / 2, whole - 0.5] as const,
    mistakes: [
      { value: long - 1, because: say`with it the product of the parts is not ${first * second}` },
      { value: long + 1, because: say`with it the product of the parts is too small` },
      { value: long + 2, because: say`the two parts would add up to more than ${whole}` },
      { value: whole - first, because: say`${first} was taken off the whole chord` },
      { value: whole - second, because: say`${second} was taken off the whole chord` },
      {
        value: Math.round((whole + second) / 2),
        because: say`half of ${second} was added to half of the chord`,
      },
      {
        value: Math.round((whole + first) / 2),
        because: say`half of ${first} was added to half of the chord`,
      },
      { value: long - 2, because: say`with it the product of the parts is too large` },
    ],
    steps: [
      say`${names.c}${p} × ${p}${names.d} = ${names.a}${p} × ${p}${names.b} = ${first} × ${second} = ${first * second}`,
      say`Let ${p}${names.d} be x. Then x(${whole} − x) = ${first * second}.`,
      say`x² − ${whole}x + ${first * second} = 0, so (x − ${long})(x − ${short}) = 0.`,
      say`The longer part is ${answer}`,
    ],
  }
}
