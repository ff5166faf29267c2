import type { Random } from '../../../../kit/random/random.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { cm } from '../../../../kit/values/quantities.ts'
import { degrees, surd } from '../../../../kit/values/value.ts'
import { ask, askThen } from '../../../../kit/wording/ask.ts'
import { say } from '../../../../kit/wording/say.ts'

/** Half of a chord and the height of its arc, with a radius of whole halves. */
const ARCHES = range(4, 60).flatMap((half) =>
  range(1, half - 1).flatMap((rise) => {
    const radius = (half * half + rise * rise) / (2 * rise)
    return Number.isInteger(radius * 2) && radius <= 90 ? [{ span: 2 * half, rise, radius }] : []
  }),
)

export function arch(rng: Random) {
  const { span, rise, radius } = rng.pick(ARCHES)
  const answer = cm(radius)
  return {
    concept: 'chord-and-distance',
    given: { find: 'arch' as const, span, rise },
    prompt: rng.pick([
      say`The length of a chord of a circle is ${cm(span)} and the height of the minor arc above the chord is ${cm(rise)}. ${ask(rng, 'the radius of the circle')}`,
      say`An arc of a circle, smaller than a semicircle, rises ${cm(rise)} above the middle of its chord, which is ${cm(span)} long. ${ask(rng, 'the radius of the circle')}`,
      say`A chord of length ${cm(span)} cuts off a minor segment of height ${cm(rise)} from a circle. ${ask(rng, 'the radius of the circle')}`,
      say`If the width of a circular arch, less than a semicircle, is ${cm(span)} and its height in the middle is ${cm(rise)}, then ${askThen(rng, 'the radius of the circle of which it is a part')}`,
      say`The greatest distance of a point on the minor arc AB of a circle from the chord AB is ${cm(rise)}. If AB = ${cm(span)}, ${askThen(rng, 'the radius of the circle')}`,
    ]),
    answer,
    mistakes: [
      { value: span / 2, because: say`half of the chord was taken for the radius` },
      { value: 2 * radius, because: say`that is the diameter` },
      { value: radius - rise, because: say`that is the distance of the chord from the centre` },
      { value: radius + rise, because: say`the height of the arc was added to the radius` },
      { value: (span + rise) / 2, because: say`half of the sum of chord and height was taken` },
      { value: span - rise, because: say`the height was taken off the chord` },
      { value: (span * span) / (8 * rise), because: say`half of the height of the arc was not added` },
      { value: span, because: say`the chord was taken for the radius` },
    ],
    steps: [
      say`Let the radius be r. The centre lies r − ${rise} from the chord, and half of the chord is ${span / 2}.`,
      say`r² = (r − ${rise})² + ${span / 2}², so ${2 * rise}r = ${rise ** 2} + ${(span / 2) ** 2} = ${rise ** 2 + (span / 2) ** 2}`,
      say`r = ${rise ** 2 + (span / 2) ** 2} ÷ ${2 * rise} = ${answer}`,
    ],
  }
}

export function angleChord(rng: Random) {
  const radius = rng.int(4, 80)
  const angle = rng.pick([60, 90, 120] as const)
  const chords = { 60: cm(radius), 90: surd(radius, 2, 'cm'), 120: surd(radius, 3, 'cm') }
  const answer = chords[angle]
  return {
    concept: 'angle-of-a-chord',
    given: { find: 'chord-of-angle' as const, radius, angle },
    prompt: rng.pick([
      say`A chord of a circle of radius ${cm(radius)} subtends an angle of ${degrees(angle)} at the centre. ${ask(rng, 'the length of the chord')}`,
      say`If a chord subtends an angle of ${degrees(angle)} at the centre of a circle of diameter ${cm(2 * radius)}, then ${askThen(rng, 'the length of the chord')}`,
      say`In a circle of radius ${cm(radius)} with centre O, the angle POQ between two radii is ${degrees(angle)}. ${ask(rng, 'the length of the chord PQ')}`,
      say`The ends of a chord are joined to the centre of a circle of radius ${cm(radius)}, and the angle between the two radii is ${degrees(angle)}. How long is the chord?`,
      say`AB is a chord of a circle with centre O and radius ${cm(radius)}. If ∠AOB = ${degrees(angle)}, how long is AB?`,
      say`Two radii of a circle, each ${cm(radius)} long, make an angle of ${degrees(angle)} with each other. ${ask(rng, 'the length of the chord joining their ends')}`,
    ]),
    answer,
    mistakes: [
      {
        value: chords[60],
        because: say`the chord was taken to be as long as the radius, which holds at 60° only`,
      },
      {
        value: chords[90],
        because: say`the right angle was used, for which the chord is √2 times the radius`,
      },
      { value: chords[120], because: say`the chord of 120° was taken, √3 times the radius` },
      { value: cm(2 * radius), because: say`that is the diameter` },
      { value: cm(radius / 2), because: say`half of the radius was taken` },
      {
        value: surd(radius / 2, 3, 'cm'),
        because: say`the height of an equilateral triangle on the radius was taken`,
      },
      { value: surd(radius / 2, 2, 'cm'), because: say`the root of 2 was halved` },
      { value: surd(2 * radius, 3, 'cm'), because: say`the diameter was multiplied by √3` },
    ],
    steps: [
      say`The two radii and the chord make an isosceles triangle with ${degrees(angle)} at the centre.`,
      angle === 60
        ? say`Its angles are 60° each, so it is equilateral.`
        : angle === 90
          ? say`It has a right angle: chord² = ${radius}² + ${radius}²`
          : say`Its height halves 120° into 60°: half of the chord = ${radius} × √3 ÷ 2`,
      say`Chord = ${answer}`,
    ],
  }
}
