import { geometryFigure, onCircle } from '../../../kit/figures/geometry-figure.ts'
import type { Random } from '../../../kit/random/random.ts'
import { cm } from '../../../kit/values/measures.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawQuadrilateralNames } from './letters.ts'

/** Whole lengths of both kinds, by the sum or the difference of the radii. */
const LEGS = range(5, 90).flatMap((apart) =>
  range(3, Math.floor(apart * 0.75)).flatMap((leg) => {
    const length = Math.sqrt(apart ** 2 - leg ** 2)
    return Number.isInteger(length) && length >= 4 ? [{ apart, leg, length }] : []
  }),
)

/** The hard forms of tangents: to two circles, and all round a quadrilateral. */
export function commonTangent(rng: Random) {
  const kind = rng.pick(['direct', 'transverse'] as const)
  const { apart, leg, length } = rng.pick(LEGS)
  // The circles do not meet: their radii add up to less than the distance of the centres.
  const small =
    kind === 'direct'
      ? rng.int(1, Math.max(1, Math.floor((apart - leg - 1) / 2)))
      : rng.int(1, Math.floor((leg - 1) / 2))
  const large = kind === 'direct' ? small + leg : leg - small
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = cm(length)
  const word = kind === 'direct' ? 'direct' : 'transverse'
  const way =
    kind === 'direct'
      ? 'straight from one to the other without crossing the line of the centres'
      : 'crosswise between the circles from one to the other'
  return {
    given: { find: kind, large, small, apart },
    prompt: rng.pick([
      say`Two circles of radii ${cm(large)} and ${cm(small)} have their centres ${cm(apart)} apart. What is the length of a ${word} common tangent that ${person.name} draws?`,
      say`The centres of two wheels in a workshop of ${town} are ${cm(apart)} apart; their radii are ${cm(small)} and ${cm(large)}. A belt runs ${way}. How long is one straight piece of the belt, asks ${person.name}.`,
      say`${person.name} of ${town} draws a ${word} common tangent to two circles with diameters ${cm(2 * large)} and ${cm(2 * small)} whose centres lie ${cm(apart)} from each other. Find its length between the points of contact.`,
      say`If two circles with radii ${cm(small)} and ${cm(large)} lie ${cm(apart)} apart, measured between their centres, the ${word} common tangent found by ${person.name} of ${town} is`,
    ]),
    answer,
    mistakes: [
      {
        value:
          kind === 'direct'
            ? Math.sqrt(apart ** 2 - (large + small) ** 2)
            : Math.sqrt(apart ** 2 - (large - small) ** 2),
        because:
          kind === 'direct'
            ? say`the radii were added; that is for the transverse tangent`
            : say`the radii were subtracted; that is for the direct tangent`,
      },
      { value: apart, because: say`the distance of the centres was taken` },
      { value: apart - leg, because: say`the lengths were subtracted without squares` },
      { value: apart - large - small, because: say`that is the gap between the circles` },
      { value: large + small, because: say`the radii were added` },
      { value: Math.sqrt(apart ** 2 + leg ** 2), because: say`the squares were added instead of subtracted` },
      { value: apart + leg, because: say`the lengths were added` },
      { value: 2 * length, because: say`both tangents were counted` },
      { value: length / 2, because: say`half of the tangent was taken` },
    ],
    steps: [
      say`The radii to the points of contact are perpendicular to the tangent, so they are parallel to each other.`,
      kind === 'direct'
        ? say`Shifting the tangent to a centre gives a right triangle with the legs ${large} − ${small} = ${leg} and the tangent.`
        : say`Shifting the tangent to a centre gives a right triangle with the legs ${large} + ${small} = ${leg} and the tangent.`,
      say`Its longest side is the distance of the centres, ${cm(apart)}.`,
      say`Tangent = √(${apart}² − ${leg}²) = ${answer}`,
    ],
  }
}

export function quadrilateralRound(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  // Tangent lengths at the four corners.
  const [w, y] = [rng.int(2, 14), rng.int(2, 14)]
  // Neighbours at Q and S that differ: otherwise opposite sides would be equal, and nothing left to find.
  const [x, z] = rng.sample(range(2, 14), 2)
  const [ab, bc, cd, da] = [w + x, x + y, y + z, z + w]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = cm(da)
  return {
    given: { find: 'fourth-side' as const, sides: [ab, bc, cd] as const },
    prompt: rng.pick([
      say`A circle touches all four sides of a quadrilateral ${name}. If ${a}${b} = ${cm(ab)}, ${b}${c} = ${cm(bc)} and ${c}${d} = ${cm(cd)}, how long is ${d}${a}?`,
      say`${person.name} of ${town} fits a round mirror into a four-sided frame ${name} so that it touches every side. ${a}${b} is ${cm(ab)}, ${b}${c} is ${cm(bc)} and ${c}${d} is ${cm(cd)}. Find ${d}${a}.`,
      say`Quadrilateral ${name} is drawn round a circle by ${person.name}; each side is a tangent. Three sides in order, ${a}${b}, ${b}${c} and ${c}${d}, measure ${cm(ab)}, ${cm(bc)} and ${cm(cd)}. What is the fourth side ${d}${a}?`,
      say`All sides of ${name} touch one circle from outside. With ${c}${d} = ${cm(cd)}, ${b}${c} = ${cm(bc)} and ${a}${b} = ${cm(ab)}, ${person.name} of ${town} finds that ${d}${a} is`,
    ]),
    figure: geometryFigure({
      title: 'A quadrilateral round a circle (not to scale)',
      description: `A circle inside a quadrilateral ${name}, touching all four sides. ${a}${b} is ${ab} cm, ${b}${c} is ${bc} cm, ${c}${d} is ${cd} cm; ${d}${a} is marked with a question mark.`,
      points: {
        [a]: touching(165, 270),
        [b]: touching(270, 350),
        [c]: touching(350, 445),
        [d]: touching(85, 165),
        '·': [0, 0],
      },
      unnamed: '·',
      lines: [
        [a + b, `${ab}`],
        [b + c, `${bc}`],
        [c + d, `${cd}`],
        [d + a, '?'],
      ],
      circles: [['·', 100]],
    }),
    answer,
    mistakes: [
      {
        value: ab + bc - cd,
        because: say`neighbouring sides were added; it is the opposite sides that have equal sums`,
      },
      {
        value: bc + cd - ab,
        because: say`the wrong pair of sides was added: ${b}${c} and ${c}${d} are neighbours`,
      },
      { value: bc, because: say`opposite sides were taken to be equal` },
      { value: ab + cd, because: say`that is the sum of ${d}${a} and ${b}${c}` },
      { value: (ab + cd) / 2, because: say`half of the sum of ${a}${b} and ${c}${d} was taken` },
      { value: (ab + bc + cd) / 3, because: say`the average of the three sides was taken` },
      { value: ab + bc + cd, because: say`the three sides were added` },
      { value: Math.abs(ab - cd), because: say`two opposite sides were subtracted` },
    ],
    steps: [
      say`The two tangents from each corner are equally long.`,
      say`Added up, this makes the sums of opposite sides equal.`,
      say`${a}${b} + ${c}${d} = ${b}${c} + ${d}${a}`,
      say`${d}${a} = ${ab} + ${cd} − ${bc} = ${answer}`,
    ],
  }
}

/** Where the tangents at two points of a circle of radius 100 meet, by the angles of the points. */
const touching = (from: number, to: number) =>
  onCircle((from + to) / 2, 100 / Math.cos((((to - from) / 2) * Math.PI) / 180))
