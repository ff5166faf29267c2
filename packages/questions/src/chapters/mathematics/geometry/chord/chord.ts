import { defineGenerator } from '../../../../kit/define-generator.ts'
import { geometryFigure, onCircle } from '../../../../kit/figures/geometry-figure.ts'
import { often } from '../../../../kit/random/often.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { cm } from '../../../../kit/values/quantities.ts'
import { ask, askThen } from '../../../../kit/wording/ask.ts'
import { say } from '../../../../kit/wording/say.ts'
import { angleChord, arch } from './arcs.ts'
import { commonChord, crossing, crossingWhole } from './crossing-chords.ts'

/** "A chord of 24 cm lies 5 cm from the centre of a circle. What is the radius?" */
export const chord = defineGenerator({
  id: 'geometry/chord',
  version: 7,
  concepts: [
    'chord-and-distance',
    'parallel-chords',
    'angle-of-a-chord',
    'intersecting-chords',
    'common-chord',
  ],
  levels: {
    easy: { forms: [oneChord] },
    medium: {
      forms: [...often(2, twoChords), ...often(2, arch), ...often(2, angleChord), ...often(9, crossing)],
    },
    hard: { forms: [...often(10, crossingWhole), commonChord] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Tries points of the circle, and does not use the theorem of the question.
    switch (given.find) {
      case 'radius':
        return Math.hypot(given.chord / 2, given.away)
      case 'chord': {
        const half = range(1, 200).find(
          (side) => side * side + given.away * given.away === given.radius * given.radius,
        )
        return 2 * (half ?? Number.NaN)
      }
      case 'away':
        return (
          range(0, 200).find((way) => way * way + (given.chord / 2) ** 2 === given.radius ** 2) ?? Number.NaN
        )
      case 'apart': {
        const heights = given.chords.map(
          (length) => given.radius * Math.cos(Math.asin(length / 2 / given.radius)),
        )
        const [one = 0, other = 0] = heights
        return given.sides === 'same' ? Math.abs(one - other) : one + other
      }
      case 'arch': {
        const radius = range(1, 4000).find(
          (quarter) =>
            Math.abs((quarter / 4) ** 2 - ((quarter / 4 - given.rise) ** 2 + (given.span / 2) ** 2)) < 1e-9,
        )
        return (radius ?? Number.NaN) / 4
      }
      case 'chord-of-angle': {
        const [one, other] = [onCircle(0, given.radius), onCircle(given.angle, given.radius)]
        return Math.hypot(one[0] - other[0], one[1] - other[1])
      }
      case 'crossing': {
        // The power of the crossing point, by the distance of the first chord's middle.
        const half = (given.first + given.second) / 2
        const inside = half ** 2 - (half - given.first) ** 2
        return inside / given.third
      }
      case 'crossing-whole': {
        // The longer part of the other chord, tried from its half upwards.
        const product = given.first * given.second
        return (
          range(1, given.whole).find(
            (part) => 2 * part > given.whole && part * (given.whole - part) === product,
          ) ?? Number.NaN
        )
      }
      case 'common-chord': {
        const x = (given.apart ** 2 + given.one ** 2 - given.other ** 2) / (2 * given.apart)
        return 2 * Math.sqrt(given.one ** 2 - x ** 2)
      }
    }
  },
})

/** Half a chord, its distance from the centre, the radius. */
const TRIPLES = range(3, 120).flatMap((half) =>
  range(3, 120).flatMap((away) => {
    const radius = Math.hypot(half, away)
    return Number.isInteger(radius) && radius <= 130 ? [{ half, away, radius }] : []
  }),
)

function oneChord(rng: Random) {
  const { half, away, radius } = rng.pick(TRIPLES)
  const find = rng.pick(['radius', 'chord', 'away'] as const)
  const length = 2 * half
  const key = find === 'radius' ? radius : find === 'chord' ? length : away
  const answer = cm(key)
  const [p = 'A', q = 'B'] = rng.pick(['AB', 'PQ', 'CD', 'XY', 'KL', 'MN', 'RS', 'EF'])
  const told = rng.pick([
    {
      radius: say`a chord of length ${cm(length)} is at a distance of ${cm(away)} from the centre`,
      chord: say`the radius is ${cm(radius)} and a chord is at a distance of ${cm(away)} from the centre`,
      away: say`the radius is ${cm(radius)} and a chord is ${cm(length)} long`,
    },
    {
      radius: say`the perpendicular from the centre to a chord ${cm(length)} long measures ${cm(away)}`,
      chord: say`the diameter measures ${cm(2 * radius)}, and the perpendicular from the centre to a chord ${cm(away)}`,
      away: say`the length of a chord is ${cm(length)} and the diameter is ${cm(2 * radius)}`,
    },
    {
      radius: say`the centre is ${cm(away)} away from the middle of a chord whose length is ${cm(length)}`,
      chord: say`the middle of a chord is ${cm(away)} away from the centre and the radius is ${cm(radius)}`,
      away: say`a chord measures ${cm(length)} and the radius ${cm(radius)}`,
    },
    {
      radius: say`the distance of a chord ${p}${q} from the centre O is ${cm(away)} and ${p}${q} = ${cm(length)}`,
      chord: say`the distance of a chord ${p}${q} from the centre O is ${cm(away)} and O${p} = ${cm(radius)}`,
      away: say`${p}${q} is a chord of length ${cm(length)}, O is the centre and O${p} = ${cm(radius)}`,
    },
  ])[find]
  const asked = {
    radius: 'the radius of the circle',
    chord: 'the length of the chord',
    away: 'the distance of the chord from the centre',
  }[find]
  const given =
    find === 'radius'
      ? { find: 'radius' as const, chord: length, away }
      : find === 'chord'
        ? { find: 'chord' as const, radius, away }
        : { find: 'away' as const, radius, chord: length }
  return {
    concept: 'chord-and-distance',
    given,
    prompt: rng.pick([
      say`In a circle, ${told}. ${ask(rng, say`${asked}`)}`,
      say`If ${told} in a circle, then ${askThen(rng, say`${asked}`)}`,
      say`For a given circle, ${told}. ${ask(rng, say`${asked}`)}`,
      say`Of a circle it is known that ${told}. ${ask(rng, say`${asked}`)}`,
      say`A circle is drawn such that ${told}. ${ask(rng, say`${asked}`)}`,
      say`Given that ${told} in a circle, ${askThen(rng, say`${asked}`)}`,
      say`A student draws a circle in which ${told}. ${ask(rng, say`${asked}`)}`,
      say`Suppose that ${told} in a circle. ${ask(rng, say`${asked}`)}`,
      say`Let a circle be given in which ${told}. ${ask(rng, say`${asked}`)}`,
      say`When ${told} in a circle, ${askThen(rng, say`${asked}`)}`,
    ]),
    answer,
    // A radius is longer than half of a chord and than its distance; a chord is shorter than the diameter.
    within:
      find === 'radius'
        ? ([Math.max(half, away) + 0.5, 1000] as const)
        : ([1, (find === 'chord' ? 2 : 1) * radius - 0.5] as const),
    mistakes: [
      ...(find === 'radius'
        ? [
            {
              value: Math.sqrt(length ** 2 + away ** 2),
              because: say`the whole chord was used instead of its half`,
            },
            {
              value: half + away,
              because: say`half of the chord and the distance were added without squares`,
            },
            { value: 2 * radius, because: say`that is the diameter` },
            { value: length + away, because: say`the chord and the distance were added` },
            { value: length, because: say`the chord was taken for the radius` },
            { value: radius - 1, because: say`a slip in the square root made it too small` },
            { value: radius - 2, because: say`the square root was taken two too small` },
          ]
        : []),
      ...(find === 'chord'
        ? [
            { value: half, because: say`that is half of the chord` },
            { value: radius - away, because: say`the distance was subtracted without squares` },
            { value: 2 * (radius - away), because: say`twice the radius less the distance was taken` },
            { value: 2 * away, because: say`twice the distance was taken` },
            { value: radius + away, because: say`the radius and the distance were added` },
            { value: length + 2, because: say`a slip in the square root made it too large` },
            { value: radius, because: say`that is the radius` },
          ]
        : []),
      ...(find === 'away'
        ? [
            {
              value: Math.abs(radius - half),
              because: say`half of the chord was subtracted without squares`,
            },
            { value: radius / 2, because: say`half of the radius was taken` },
            { value: half, because: say`that is half of the chord` },
            { value: away + 2, because: say`a slip in the square root made it too large` },
            { value: 2 * away, because: say`the distance was doubled` },
            { value: Math.abs(length - radius), because: say`the radius and the chord were subtracted` },
            {
              value: (radius + half) / 2,
              because: say`the average of the radius and half of the chord was taken`,
            },
          ]
        : []),
    ],
    steps: [
      say`The perpendicular from the centre halves the chord: radius² = distance² + (half of the chord)²`,
      find === 'radius'
        ? say`√(${away}² + ${half}²) = ${answer}`
        : find === 'chord'
          ? say`2 × √(${radius}² − ${away}²) = ${answer}`
          : say`√(${radius}² − ${half}²) = ${answer}`,
    ],
  }
}

const PAIRS = TRIPLES.flatMap((one) =>
  TRIPLES.filter((other) => other.radius === one.radius && other.half < one.half).map((other) => ({
    one,
    other,
  })),
)

function twoChords(rng: Random) {
  const { one, other } = rng.pick(PAIRS)
  const sides = rng.pick(['same', 'opposite'] as const)
  const radius = one.radius
  const key = sides === 'same' ? other.away - one.away : other.away + one.away
  const answer = cm(key)
  const where = sides === 'same' ? 'the same side' : 'opposite sides'
  const turn = (half: number, away: number) => (Math.atan2(away, half) * 180) / Math.PI
  const [first, second] = [turn(one.half, one.away), turn(other.half, other.away)]
  const sign = sides === 'same' ? 1 : -1
  return {
    concept: 'parallel-chords',
    given: { find: 'apart' as const, radius, chords: [2 * one.half, 2 * other.half], sides },
    prompt: rng.pick([
      say`AB and CD are two parallel chords of a circle of radius ${cm(radius)} on ${where} of the centre O. If AB = ${cm(2 * one.half)} and CD = ${cm(2 * other.half)}, ${askThen(rng, 'the distance between them')}`,
      say`In a circle of diameter ${cm(2 * radius)}, two parallel chords AB and CD of lengths ${cm(2 * one.half)} and ${cm(2 * other.half)}, respectively, lie on ${where} of the centre. ${ask(rng, 'the distance between the chords')}`,
      say`If two parallel chords AB = ${cm(2 * one.half)} and CD = ${cm(2 * other.half)} of a circle of radius ${cm(radius)} are on ${where} of its centre O, then how far apart are they?`,
      say`PQ and RS are parallel chords of a circle whose radius is ${cm(radius)}; they are ${cm(2 * one.half)} and ${cm(2 * other.half)} long and lie on ${where} of the centre. ${ask(rng, 'the distance between PQ and RS')}`,
      say`The radius of a circle with centre O is ${cm(radius)}. The lengths of its two parallel chords AB and CD on ${where} of O are ${cm(2 * one.half)} and ${cm(2 * other.half)}. ${ask(rng, 'the distance between AB and CD')}`,
    ]),
    figure: geometryFigure({
      title: 'Two parallel chords',
      description: `A circle with centre O and two parallel chords AB and CD on ${where} of the centre. AB is ${2 * one.half} cm, CD is ${2 * other.half} cm.`,
      points: {
        O: [0, 0],
        A: onCircle(180 - first),
        B: onCircle(first),
        C: onCircle(sign * (180 - second)),
        D: onCircle(sign * second),
      },
      lines: [
        ['AB', `${2 * one.half}`],
        ['CD', `${2 * other.half}`],
      ],
      circles: [['O', 100]],
    }),
    answer,
    // On the same side they lie within a radius, on opposite sides within the diameter.
    within: [0.5, (sides === 'same' ? 1 : 2) * radius - 0.5] as const,
    mistakes: [
      {
        value: sides === 'same' ? other.away + one.away : other.away - one.away,
        because:
          sides === 'same'
            ? say`the distances from the centre were added; on the same side they subtract`
            : say`the distances from the centre were subtracted; on opposite sides they add`,
      },
      { value: one.away, because: say`that is the distance of the longer chord from the centre` },
      { value: other.away, because: say`that is the distance of the shorter chord from the centre` },
      { value: one.half - other.half, because: say`half of the difference of the chords was taken` },
      { value: one.half + other.half, because: say`half of the sum of the chords was taken` },
      { value: 2 * one.half - 2 * other.half, because: say`the chords were subtracted` },
      { value: 2 * key, because: say`the distance was doubled` },
      { value: radius, because: say`that is the radius` },
    ],
    steps: [
      say`Distance of the longer chord from the centre = √(${radius}² − ${one.half}²) = ${cm(one.away)}`,
      say`Distance of the shorter chord = √(${radius}² − ${other.half}²) = ${cm(other.away)}`,
      sides === 'same'
        ? say`On the same side: ${other.away} − ${one.away} = ${answer}`
        : say`On opposite sides: ${other.away} + ${one.away} = ${answer}`,
    ],
  }
}
