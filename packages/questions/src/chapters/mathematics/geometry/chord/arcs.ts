import type { Random } from '../../../../kit/random/random.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { cm } from '../../../../kit/values/quantities.ts'
import { degrees, quantity, surd } from '../../../../kit/values/value.ts'
import { people } from '../../../../kit/wording/people.ts'
import { towns } from '../../../../kit/wording/places.ts'
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = cm(radius)
  const thing = rng.pick([
    'An arch over a window',
    'A piece of a broken plate',
    'The rim of a half-buried wheel',
    'A bow-shaped shelf',
  ])
  return {
    concept: 'chord-and-distance',
    given: { find: 'arch' as const, span, rise },
    prompt: rng.pick([
      say`${thing} in ${town} is a part of a circle: ${cm(span)} from end to end in a straight line, and ${cm(rise)} high in the middle. What is the radius of the circle that ${person.name} draws for it?`,
      say`The chord of an arc is ${cm(span)} and the middle of the arc stands ${cm(rise)} from the chord, as ${person.name} of ${town} measures. Find the radius of the circle.`,
      say`${person.name} of ${town} cuts a slice off a round disc. The straight edge of the slice is ${cm(span)} long and the slice is ${cm(rise)} broad at its broadest place. The disc is larger than the slice on its other side. What radius did it have?`,
      say`Find the radius of a circular track near ${town}, if a straight shortcut of ${quantity(span, 'cm')} on the map of ${person.name} joins two of its points and the track, less than half of it lying beyond, bends away from the shortcut by at most ${cm(rise)}.`,
      say`${person.name} finds a shard of a round pot in ${town}. Its curved rim has its ends ${cm(span)} apart and bulges ${cm(rise)} out from the line between them. How large was the radius of the pot?`,
      say`A chord of ${cm(span)} cuts off an arc smaller than half of the circle, which rises ${cm(rise)} above the chord. The radius of this circle in the drawing by ${person.name} of ${town} is`,
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
  const radius = rng.int(4, 60, 2)
  const angle = rng.pick([60, 90, 120] as const)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const chords = { 60: cm(radius), 90: surd(radius, 2, 'cm'), 120: surd(radius, 3, 'cm') }
  const answer = chords[angle]
  return {
    concept: 'angle-of-a-chord',
    given: { find: 'chord-of-angle' as const, radius, angle },
    prompt: rng.pick([
      say`A chord makes an angle of ${degrees(angle)} at the centre of a circle of radius ${cm(radius)} drawn by ${person.name} of ${town}. How long is the chord?`,
      say`${person.name} joins the tips of two spokes of a wheel in ${town}. The spokes are ${cm(radius)} long with ${degrees(angle)} between them. Find the distance of their tips.`,
      say`Two radii of ${cm(radius)} meet at ${degrees(angle)}. The chord between their ends, which ${person.name} draws in ${town}, measures`,
      say`In ${town}, ${person.name} seats two friends at a round table of radius ${cm(radius)} so that they see each other under ${degrees(angle)} from its centre. What is the straight distance between their places at the rim?`,
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
