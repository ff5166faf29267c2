import { defineGenerator } from '../../../kit/define-generator.ts'
import { geometryFigure, onCircle } from '../../../kit/figures/geometry-figure.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm } from '../../../kit/values/quantities.ts'
import { degrees } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawQuadrilateralNames, drawTriangleNames, otherLetter } from './letters.ts'

/** "A point lies 13 cm from the centre of a circle of radius 5 cm. How long is the tangent from it?" */
export const tangent = defineGenerator({
  id: 'geometry/tangent',
  version: 11,
  concepts: [
    'tangent-from-a-point',
    'tangent-secant-theorem',
    'common-tangents',
    'circumscribed-quadrilateral',
  ],
  levels: {
    easy: { forms: [...often(5, fromPoint), secant, restOfSecant] },
    medium: {
      forms: [
        ...often(10, twoTangents),
        secant,
        restOfSecant,
        ...often(2, twoSecants),
        ...often(6, quadrilateralRound),
      ],
    },
    hard: {
      forms: [
        ...often(6, commonTangent),
        ...often(12, partsOfSides),
        nearPart,
        throughCentre,
        ...often(6, fromCentre),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'tangent':
        return Math.sqrt((given.away - given.radius) * (given.away + given.radius))
      case 'radius':
        return (
          range(1, 200).find((radius) => radius ** 2 + given.tangent ** 2 === given.away ** 2) ?? Number.NaN
        )
      case 'at-centre':
      case 'at-point': {
        // The tangents, the radii and the two points make a quadrilateral of 360°.
        return 360 - 90 - 90 - given.angle
      }
      case 'half': {
        const centre = 360 - 90 - 90 - given.angle
        return (180 - centre) / 2
      }
      case 'secant-tangent':
        // One such circle: the secant passes through its centre.
        return Math.sqrt((given.near + given.chord / 2) ** 2 - (given.chord / 2) ** 2)
      case 'whole-secant':
        return bisect((far) => Math.sqrt(given.near * far) - given.tangent, 10_000)
      case 'chord-of-secant':
        return bisect((chord) => Math.sqrt(given.near * (given.near + chord)) - given.tangent, 10_000)
      case 'near-part':
        return bisect((near) => near * (near + given.chord) - given.tangent ** 2, 1000)
      case 'radius-of-secant':
        // The tangent, the radius and the line to the centre make a right triangle.
        return bisect((radius) => (given.near + radius) ** 2 - radius ** 2 - given.tangent ** 2, 10_000)
      case 'second-secant':
        return bisect((far) => far / given.far - given.near / given.other, 10_000)
      case 'from-centre':
        // The tangent from the same point ties the two lengths together.
        return bisect((far) => far * given.near + given.radius ** 2 - given.away ** 2, 10_000)
      case 'direct':
        return Math.sqrt(given.apart ** 2 - (given.large - given.small) ** 2)
      case 'transverse':
        return Math.sqrt(given.apart ** 2 - (given.large + given.small) ** 2)
      case 'tangent-part': {
        // The tangent from the first corner is tried until the other two add up to the third side.
        const [ab, bc, ca] = given.sides
        const first =
          range(1, 2 * Math.min(ab, ca) - 1)
            .map((half) => half / 2)
            .find((tried) => ab - tried + (ca - tried) === bc) ?? Number.NaN
        return given.corner === 'first' ? first : given.corner === 'second' ? ab - first : ca - first
      }
      case 'fourth-side': {
        // Tangent lengths at the corners, one of them chosen freely.
        const [ab, bc, cd] = given.sides
        const w = 1
        const x = ab - w
        const y = bc - x
        const z = cd - y
        return z + w
      }
    }
  },
})

const TRIPLES = range(3, 110).flatMap((radius) =>
  range(4, 130).flatMap((length) => {
    const away = Math.hypot(radius, length)
    return Number.isInteger(away) && away <= 150 ? [{ radius, length, away }] : []
  }),
)

function fromPoint(rng: Random) {
  const { radius, length, away } = rng.pick(TRIPLES)
  const find = rng.pick(['tangent', 'radius'] as const)
  const key = find === 'tangent' ? length : radius
  const t = otherLetter(rng, 'OP', 'TAQRSBCKMNDEFGHLXYZ')
  const answer = cm(key)
  const steep = (Math.asin(radius / away) * 180) / Math.PI
  return {
    concept: 'tangent-from-a-point',
    given:
      find === 'tangent'
        ? { find: 'tangent' as const, radius, away }
        : { find: 'radius' as const, tangent: length, away },
    prompt:
      find === 'tangent'
        ? rng.pick([
            say`A point P is ${cm(away)} away from the centre O of a circle of radius ${cm(radius)}. ${ask(rng, say`the length of the tangent P${t} drawn from P to the circle`)}`,
            say`If the distance of a point P from the centre of a circle of diameter ${cm(2 * radius)} is ${cm(away)}, then ${askThen(rng, say`the length of the tangent P${t} to the circle`)}`,
            say`P${t} is a tangent to a circle with centre O. If O${t} = ${cm(radius)} and OP = ${cm(away)}, how long is P${t}?`,
            say`O is the centre of a circle of radius ${cm(radius)} and P a point with OP = ${cm(away)}. ${ask(rng, say`the length of the tangent from P that touches the circle at ${t}`)}`,
            say`A tangent is drawn to a circle of diameter ${cm(2 * radius)} from a point P, ${cm(away)} away from its centre O, and touches it at ${t}. How long is P${t}?`,
            say`From a point P at a distance of ${cm(away)} from the centre of a circle of radius ${cm(radius)}, a tangent is drawn to touch the circle at ${t}. ${ask(rng, say`the length of P${t}`)}`,
            say`A tangent from P touches a circle with centre O at ${t}. If the diameter of the circle is ${cm(2 * radius)} and OP = ${cm(away)}, ${askThen(rng, say`the length of P${t}`)}`,
            say`The centre of a circle of radius ${cm(radius)} is ${cm(away)} from a point P outside it. How long is the tangent P${t}?`,
            say`In the right-angled triangle OP${t}, O is the centre of a circle of radius ${cm(radius)} and P${t} touches the circle at ${t}. If OP = ${cm(away)}, find P${t}.`,
            say`The radius of a circle with centre O is ${cm(radius)}. A tangent from P touches it at ${t}, and OP is ${cm(away)}. ${ask(rng, 'the length of the tangent')}`,
          ])
        : rng.pick([
            say`The length of the tangent P${t} drawn from a point P, ${cm(away)} away from the centre O of a circle, is ${cm(length)}. ${ask(rng, 'the radius of the circle')}`,
            say`If a tangent of length ${cm(length)} is drawn to a circle from a point P at a distance of ${cm(away)} from its centre and touches it at ${t}, then ${askThen(rng, 'the radius of the circle')}`,
            say`P${t} is a tangent to a circle with centre O. If P${t} = ${cm(length)} and OP = ${cm(away)}, how long is the radius?`,
            say`The tangent from P to a circle with centre O is ${cm(length)} long, and OP is ${cm(away)}. It touches the circle at ${t}. ${ask(rng, say`the radius O${t}`)}`,
            say`In the triangle OP${t}, O is the centre of a circle and P${t} its tangent at ${t}. If P${t} = ${cm(length)} and OP = ${cm(away)}, what is the radius of the circle?`,
            say`A point P is ${cm(away)} away from the centre O of a circle. If the tangent P${t} measures ${cm(length)}, how long is the radius of the circle?`,
            say`From a point P, a tangent P${t} of length ${cm(length)} is drawn to a circle. If P is ${cm(away)} from the centre, ${askThen(rng, 'the radius of the circle')}`,
            say`A tangent from P touches a circle with centre O at ${t}. If P${t} is ${cm(length)} long and P is ${cm(away)} away from O, find the radius of the circle.`,
            say`A circle has its centre at O. The tangent from P meets it at ${t}, where P${t} = ${cm(length)}. If OP is ${cm(away)}, ${askThen(rng, say`the length of O${t}`)}`,
          ]),
    figure: geometryFigure({
      title: 'A tangent (not to scale)',
      description: `A circle with centre O and a tangent from the point P that touches it at ${t}; O${t} is the radius, perpendicular to the tangent. OP is ${away} cm, ${find === 'tangent' ? `O${t} is ${radius} cm and P${t}` : `P${t} is ${length} cm and O${t}`} is marked with a question mark.`,
      points: { O: [0, 0], P: [(100 * away) / radius, 0], [t]: onCircle(90 - steep) },
      lines: [
        [`P${t}`, find === 'tangent' ? '?' : `${length}`],
        [`O${t}`, find === 'tangent' ? `${radius}` : '?'],
        ['OP', `${away}`],
      ],
      circles: [['O', 100]],
      right: [`O${t}P`],
    }),
    answer,
    mistakes: [
      {
        value: find === 'tangent' ? away - radius : away - length,
        because: say`the lengths were subtracted without squares`,
      },
      {
        value: find === 'tangent' ? Math.sqrt(away ** 2 + radius ** 2) : Math.sqrt(away ** 2 + length ** 2),
        because: say`the squares were added instead of subtracted`,
      },
      { value: find === 'tangent' ? away + radius : away + length, because: say`the lengths were added` },
      {
        value: find === 'tangent' ? (away + radius) / 2 : (away + length) / 2,
        because: say`the average of the two lengths was taken`,
      },
      {
        value: 2 * key,
        because: find === 'tangent' ? say`the tangent was doubled` : say`that is the diameter`,
      },
      { value: key / 2, because: say`the result was halved` },
      { value: away / 2, because: say`half of the distance from the centre was taken` },
      { value: key + 1, because: say`the root was taken one too large` },
      { value: key - 1, because: say`the root was taken one too small` },
    ],
    // Both legs of the right triangle are shorter than OP.
    within: [0, away - 0.5] as const,
    steps: [
      say`A tangent is perpendicular to the radius at the point where it touches: OP² = O${t}² + P${t}²`,
      find === 'tangent'
        ? say`√(${away}² − ${radius}²) = ${answer}`
        : say`√(${away}² − ${length}²) = ${answer}`,
    ],
  }
}

function twoTangents(rng: Random) {
  const angle = rng.int(20, 156, 2)
  const find = rng.pick(['at-centre', 'at-point', 'half'] as const)
  const [a, b] = rng
    .pick([
      'AB',
      'QR',
      'ST',
      'KL',
      'MN',
      'CD',
      'EF',
      'XY',
      'UV',
      'GH',
      'BC',
      'LM',
      'RS',
      'DE',
      'FG',
      'HK',
      'WX',
      'YZ',
    ])
    .split('')
  const [p, q] = [a ?? '', b ?? '']
  const key = find === 'half' ? angle / 2 : 180 - angle
  const outer = find === 'at-centre' || find === 'half' ? angle : 180 - angle
  const asked = find === 'at-centre' ? `${p}O${q}` : find === 'at-point' ? `${p}P${q}` : `O${p}${q}`
  const known = find === 'at-point' ? `${p}O${q}` : `${p}P${q}`
  const answer = degrees(key)
  // Neither so wide nor so narrow that the labels run into each other.
  const spread = Math.min(63, Math.max(42, 90 - outer / 2))
  return {
    concept: 'tangent-from-a-point',
    given: { find, angle },
    prompt: rng.pick([
      say`P${p} and P${q} are tangents drawn from an external point P to a circle with centre O. If ∠${known} = ${degrees(angle)}, ${askThen(rng, say`the measure of ∠${asked}`)}`,
      say`Two tangents from a point P touch a circle with centre O at ${p} and ${q}. If ∠${known} = ${degrees(angle)}, then ∠${asked} is equal to:`,
      say`If P${p} and P${q} are two tangents to a circle with centre O such that ∠${known} is ${degrees(angle)}, what is ∠${asked}?`,
      say`From an external point P, two tangents P${p} and P${q} are drawn to a circle with centre O, and ∠${known} = ${degrees(angle)}. Find ∠${asked}.`,
      say`The tangents at the points ${p} and ${q} of a circle with centre O meet at P. If ∠${known} measures ${degrees(angle)}, ${askThen(rng, say`the value of ∠${asked}`)}`,
      say`${p} and ${q} are two points on a circle with centre O. The tangents drawn at ${p} and ${q} intersect at P. Given ∠${known} = ${degrees(angle)}, ${askThen(rng, say`the measure of ∠${asked}`)}`,
      say`P is a point outside a circle with centre O. The tangents from P touch the circle at ${p} and ${q}, and ∠${known} is ${degrees(angle)}. ${ask(rng, say`the measure of ∠${asked}`)}`,
      say`In the quadrilateral O${p}P${q}, O is the centre of a circle that P${p} and P${q} touch at ${p} and ${q}. Given that ∠${known} = ${degrees(angle)}, how large is ∠${asked}?`,
      say`A circle has the centre O. If the tangents at ${p} and ${q} meet at P and ∠${known} = ${degrees(angle)}, what is ∠${asked}?`,
      say`A circle with centre O has two tangents P${p} and P${q}. ${ask(rng, say`∠${asked}, if ∠${known} = ${degrees(angle)}`)}`,
    ]),
    figure: geometryFigure({
      title: 'Two tangents (not to scale)',
      description: `A circle with centre O and two tangents from the point P that touch it at ${p} and ${q}. The radii O${p} and O${q}${find === 'half' ? ` and the chord ${p}${q}` : ''} are drawn. The angle ${known} is ${angle}°; the angle ${asked} is marked with a question mark.`,
      points: {
        O: [0, 0],
        P: [100 / Math.cos((spread * Math.PI) / 180), 0],
        [p]: onCircle(spread),
        [q]: onCircle(-spread),
      },
      lines: [`P${p}`, `P${q}`, `O${p}`, `O${q}`, ...(find === 'half' ? [p + q] : [])],
      circles: [['O', 100]],
      angles: [
        [known, `${angle}°`],
        [asked, '?'],
      ],
    }),
    answer,
    // A base angle of an isosceles triangle is acute.
    within: find === 'half' ? ([1, 89] as const) : ([1, 179] as const),
    mistakes: [
      { value: angle, because: say`the two angles were taken to be equal` },
      {
        value: find === 'half' ? 180 - angle : angle / 2,
        because: find === 'half' ? say`that is the angle at the centre` : say`the angle was halved`,
      },
      { value: 180 - angle / 2, because: say`half of the angle was taken off 180°` },
      {
        value: 90 - angle / 2,
        because:
          find === 'half'
            ? say`that is the angle between the chord and a tangent`
            : say`half of the angle was taken off 90°`,
      },
      { value: Math.abs(90 - angle), because: say`the angle was taken off 90°` },
      { value: (180 - angle) / 4, because: say`the rest was divided by 4` },
      { value: 90 + angle / 2, because: say`90° was added to half of the angle` },
    ],
    steps: [
      say`The radii to ${p} and ${q} are perpendicular to the tangents.`,
      find === 'half'
        ? say`In quadrilateral P${p}O${q} the angle at O is 360 − 90 − 90 − ${angle} = ${degrees(180 - angle)}.`
        : say`In quadrilateral P${p}O${q} the angles add up to 360°, two of them being 90°.`,
      find === 'half'
        ? say`Triangle O${p}${q} is isosceles: (180 − ${180 - angle}) ÷ 2 = ${answer}`
        : say`360 − 90 − 90 − ${angle} = ${answer}`,
    ],
  }
}

const SECANTS = range(2, 90).flatMap((near) =>
  range(3, 240).flatMap((whole) => {
    const length = Math.sqrt(near * (near + whole))
    return Number.isInteger(length) && length <= 150 ? [{ near, whole, length }] : []
  }),
)

function secant(rng: Random) {
  const { near, whole, length } = rng.pick(SECANTS)
  const answer = cm(length)
  const far = near + whole
  return {
    concept: 'tangent-secant-theorem',
    given: { find: 'secant-tangent' as const, near, chord: whole },
    prompt: rng.pick([
      say`From a point P outside a circle, a secant cuts it at A and B such that PA = ${cm(near)} and AB = ${cm(whole)}. ${ask(rng, 'the length of the tangent PT drawn from P')}`,
      say`PT is a tangent and PAB is a secant to a circle. If PA = ${cm(near)} and PB = ${cm(far)}, then ${askThen(rng, 'the length of PT')}`,
      say`If PAB is a secant to a circle intersecting it at A and B, and PT is a tangent such that PA = ${cm(near)} and AB = ${cm(whole)}, then PT is equal to:`,
      say`A tangent PT and a secant PAB are drawn to a circle from an external point P. PA and PB are ${cm(near)} and ${cm(far)}, respectively. How long is PT?`,
      say`A chord AB of a circle, ${cm(whole)} long, is produced to P such that AP = ${cm(near)}, with A between P and B. If PT is a tangent to the circle, ${askThen(rng, 'the length of PT')}`,
      say`From P a tangent PT and a line that meets a circle at A and B are drawn. If PA = ${cm(near)} and the chord AB is ${cm(whole)} long, ${askThen(rng, 'the length of PT')}`,
      say`A line from an external point P cuts a circle at A, ${cm(near)} from P, and at B, ${cm(far)} from P. How long is the tangent from P to the circle?`,
      say`PT touches a circle at T, and a line through P meets the circle at A and B. PA = ${cm(near)} and AB = ${cm(whole)}. ${ask(rng, 'the length of the tangent')}`,
    ]),
    answer,
    mistakes: [
      { value: Math.sqrt(near * whole), because: say`PA was multiplied by AB instead of PB` },
      { value: (near + far) / 2, because: say`the average of PA and PB was taken` },
      { value: whole, because: say`that is the chord AB` },
      { value: near + whole, because: say`that is PB` },
      { value: near * far, because: say`the square root was not taken` },
      { value: 2 * length, because: say`the root was doubled` },
      { value: length / 2, because: say`the root was halved` },
      {
        value: whole - near > 0 ? whole - near : near,
        because: whole - near > 0 ? say`PA was taken off AB` : say`that is PA`,
      },
    ],
    steps: [
      say`Tangent and secant from one point: PT² = PA × PB`,
      say`PA × PB = ${near} × ${far} = ${near * far}`,
      say`PT = √${near * far} = ${answer}`,
    ],
  }
}

/** The tangent and the outer part are known: how long is the secant, or the chord that it cuts off? */
function restOfSecant(rng: Random) {
  const { near, whole, length } = rng.pick(SECANTS)
  const far = near + whole
  const find = rng.pick(['whole-secant', 'chord-of-secant'] as const)
  const name = find === 'whole-secant' ? 'PB' : 'AB'
  const answer = cm(find === 'whole-secant' ? far : whole)
  return {
    concept: 'tangent-secant-theorem',
    given: { find, near, tangent: length },
    prompt: rng.pick([
      say`PT is a tangent to a circle, and a secant through P cuts the circle at A and B, A being nearer to P. If PT = ${cm(length)} and PA = ${cm(near)}, then ${askThen(rng, say`the length of ${name}`)}`,
      say`From an external point P, a tangent PT of length ${cm(length)} and a secant PAB are drawn to a circle. If PA is ${cm(near)}, how long is ${name}?`,
      say`A secant PAB and a tangent PT are drawn to a circle from a point P outside it. PT = ${cm(length)} and PA = ${cm(near)}. ${ask(rng, say`the length of ${name}`)}`,
      say`A line through an external point P meets a circle first at A, ${cm(near)} from P, and then at B. If the tangent PT is ${cm(length)} long, ${askThen(rng, say`the length of ${name}`)}`,
      say`PT touches a circle at T, and PAB is a secant of the same circle. Given PT = ${cm(length)} and PA = ${cm(near)}, ${askThen(rng, say`the length of ${name}`)}`,
      say`The chord BA of a circle is produced to P such that AP = ${cm(near)}, and the tangent from P to the circle is ${cm(length)} long. How long is ${name}?`,
    ]),
    answer,
    mistakes: [
      find === 'whole-secant'
        ? { value: whole, because: say`that is the chord AB; PA must be added` }
        : { value: far, because: say`that is PB; PA must be taken off` },
      { value: length, because: say`that is the tangent` },
      { value: length - near, because: say`PA was taken off the tangent` },
      { value: length + near, because: say`the two lengths were added` },
      { value: far + near, because: say`PA was added to PB` },
      { value: 2 * length - near, because: say`the tangent was taken as the average of PA and PB` },
      { value: whole - near, because: say`PA was taken off twice` },
    ],
    steps: [
      say`Tangent and secant from one point: PT² = PA × PB`,
      say`PB = ${length}² ÷ ${near} = ${cm(far)}`,
      ...(find === 'chord-of-secant' ? [say`AB = PB − PA = ${far} − ${near} = ${answer}`] : []),
    ],
  }
}

/** The tangent and the chord are known: how far is the point from the circle along the secant? */
function nearPart(rng: Random) {
  // Next to 2 cm there is hardly a mistake that is shorter than the tangent.
  const { near, whole, length } = rng.pick(SECANTS.filter((drawn) => drawn.near > 2))
  const answer = cm(near)
  return {
    concept: 'tangent-secant-theorem',
    given: { find: 'near-part' as const, chord: whole, tangent: length },
    prompt: rng.pick([
      say`A chord AB of a circle, ${cm(whole)} long, is produced beyond A to a point P such that the tangent PT is ${cm(length)} long. ${ask(rng, 'the length of PA')}`,
      say`PT is a tangent and PAB is a secant to a circle, A being nearer to P. If PT = ${cm(length)} and AB = ${cm(whole)}, then ${askThen(rng, 'the length of PA')}`,
      say`From a point P outside a circle, the tangent PT is ${cm(length)} long, and a secant through P cuts off a chord AB of ${cm(whole)}, with A between P and B. How long is PA?`,
    ]),
    answer,
    mistakes: [
      { value: near + whole, because: say`that is PB` },
      {
        value: Math.round(length ** 2 / whole),
        because: say`the square of the tangent was divided by AB`,
      },
      { value: length - near, because: say`PA was taken off the tangent` },
      { value: near + 2, because: say`a slip in factorising the equation` },
      { value: near - 1, because: say`the root of the equation was taken too small` },
      { value: near * 2, because: say`the result was not halved` },
      { value: near / 2, because: say`the result was halved twice` },
      { value: Math.abs(whole - length), because: say`the two lengths were subtracted` },
    ],
    // A lies nearer than where the tangent touches.
    within: [0.5, length - 0.5] as const,
    steps: [
      say`Let PA = x cm. Then PB = x + ${whole}, and PT² = PA × PB.`,
      say`x(x + ${whole}) = ${length}² = ${length ** 2}`,
      say`${near} × ${near + whole} = ${length ** 2}, so PA = ${answer}`,
    ],
  }
}

/** The secant passes through the centre, so that the chord is a diameter. */
function throughCentre(rng: Random) {
  const { near, whole, length } = rng.pick(SECANTS.filter((drawn) => drawn.whole % 2 === 0))
  const radius = whole / 2
  const answer = cm(radius)
  return {
    concept: 'tangent-secant-theorem',
    given: { find: 'radius-of-secant' as const, near, tangent: length },
    prompt: rng.pick([
      say`A secant PAB passes through the centre of a circle, and PT is a tangent to it. If PT = ${cm(length)} and PA = ${cm(near)}, A being nearer to P, then ${askThen(rng, 'the radius of the circle')}`,
      say`AB is a diameter of a circle, produced beyond A to P such that PA = ${cm(near)}. The tangent PT is ${cm(length)} long. ${ask(rng, 'the radius of the circle')}`,
      say`From a point P, whose shortest distance from a circle is PA = ${cm(near)}, a tangent PT of ${cm(length)} is drawn. How long is the radius?`,
    ]),
    answer,
    mistakes: [
      { value: whole, because: say`that is the diameter` },
      { value: near + whole, because: say`that is PB` },
      { value: near + radius, because: say`that is the distance of P from the centre` },
      { value: (near + whole) / 2, because: say`PA was not taken off before halving` },
      { value: length - near, because: say`the lengths were subtracted without squares` },
      { value: radius - near, because: say`PA was taken off once more` },
      { value: length / 2, because: say`half of the tangent was taken` },
    ],
    steps: [
      say`Tangent and secant from one point: PT² = PA × PB`,
      say`PB = ${length}² ÷ ${near} = ${cm(near + whole)}`,
      say`The diameter AB is ${near + whole} − ${near} = ${cm(whole)}.`,
      say`Radius = ${whole} ÷ 2 = ${answer}`,
    ],
  }
}

/** Two secants from one point. */
function twoSecants(rng: Random) {
  const { near, far, other, key } = rng.until(
    () => {
      const [near, far, other] = [rng.int(3, 16), rng.int(8, 40), rng.int(2, 20)]
      return { near, far, other, key: (near * far) / other }
    },
    (drawn) =>
      Number.isInteger(drawn.key) &&
      drawn.far > drawn.near + 2 &&
      drawn.other !== drawn.near &&
      drawn.key > drawn.other + 2 &&
      drawn.key <= 60,
  )
  const answer = cm(key)
  return {
    concept: 'tangent-secant-theorem',
    given: { find: 'second-secant' as const, near, far, other },
    prompt: rng.pick([
      say`Two secants PAB and PCD are drawn to a circle from an external point P. If PA = ${cm(near)}, PB = ${cm(far)} and PC = ${cm(other)}, then ${askThen(rng, 'the length of PD')}`,
      say`Two chords AB and CD of a circle, when produced beyond A and C, meet at P. PA = ${cm(near)}, AB = ${cm(far - near)} and PC = ${cm(other)}. ${ask(rng, 'the length of PD')}`,
      say`From a point P outside a circle, one secant cuts it at A and B and another at C and D, where A and C are nearer to P. If PA, PB and PC are ${cm(near)}, ${cm(far)} and ${cm(other)}, respectively, how long is PD?`,
    ]),
    answer,
    mistakes: [
      {
        value: Math.floor((other * far) / near),
        because: say`the lengths were taken in proportion instead of as equal products`,
      },
      { value: far - near + other, because: say`the two chords were taken to be equal` },
      { value: key - other, because: say`that is the chord CD` },
      { value: far, because: say`the two secants were taken to be equal` },
      {
        value: Math.floor(((far - near) * near) / other),
        because: say`PA was multiplied by AB instead of PB`,
      },
      { value: key + other, because: say`PC was added to PD` },
    ],
    // D is farther than C.
    within: [other + 1, 200] as const,
    steps: [
      say`For all secants from P the product of the two parts is the same: PA × PB = PC × PD`,
      say`PC × PD = ${near} × ${far} = ${near * far}`,
      say`PD = ${near * far} ÷ ${other} = ${answer}`,
    ],
  }
}

/** The distance from the centre and the radius give the square of the tangent, and so the secant. */
function fromCentre(rng: Random) {
  const { away, radius, near, far } = rng.until(
    () => {
      const [away, radius, near] = [rng.int(8, 41), rng.int(3, 30), rng.int(3, 36)]
      return { away, radius, near, far: (away ** 2 - radius ** 2) / near }
    },
    (drawn) =>
      drawn.away > drawn.radius + 1 &&
      Number.isInteger(drawn.far) &&
      drawn.near > drawn.away - drawn.radius &&
      drawn.far > drawn.near + 1 &&
      // A chord is shorter than the diameter.
      drawn.far - drawn.near < 2 * drawn.radius,
  )
  const answer = cm(far)
  return {
    concept: 'tangent-secant-theorem',
    given: { find: 'from-centre' as const, away, radius, near },
    prompt: rng.pick([
      say`A point P is ${cm(away)} from the centre of a circle of radius ${cm(radius)}. A secant through P cuts the circle at A and B such that PA = ${cm(near)}, A being nearer to P. ${ask(rng, 'the length of PB')}`,
      say`The radius of a circle with centre O is ${cm(radius)}. PAB is a secant from a point P such that OP = ${cm(away)} and PA = ${cm(near)}. ${ask(rng, 'the length of PB')}`,
      say`If PAB is a secant to a circle of radius ${cm(radius)} from a point P at a distance of ${cm(away)} from its centre, and PA is ${cm(near)}, then ${askThen(rng, 'the length of PB')}`,
      say`O is the centre of a circle of diameter ${cm(2 * radius)}, and P is a point with OP = ${cm(away)}. A line through P cuts the circle at A and B. If PA = ${cm(near)} and A is nearer to P, how long is PB?`,
      say`From a point P, ${cm(away)} away from the centre of a circle of radius ${cm(radius)}, a secant PAB is drawn with PA = ${cm(near)}. ${ask(rng, 'the length of PB')}`,
    ]),
    answer,
    mistakes: [
      { value: far - near, because: say`that is the chord AB` },
      { value: near + 2 * radius, because: say`the secant was taken to pass through the centre` },
      { value: away + radius, because: say`that is the greatest distance of P from the circle` },
      { value: far + near, because: say`PA was added to PB` },
      {
        value: Math.round((away ** 2 + radius ** 2) / near),
        because: say`the squares were added instead of subtracted`,
      },
      { value: 2 * away - near, because: say`OP was taken as the average of PA and PB` },
      { value: 2 * radius, because: say`that is the diameter` },
      { value: away, because: say`that is the distance of P from the centre` },
    ],
    // B is farther than A.
    within: [near + 1, 400] as const,
    steps: [
      say`The tangent from P has PT² = OP² − r² = ${away}² − ${radius}² = ${away ** 2 - radius ** 2}`,
      say`Tangent and secant from one point: PT² = PA × PB`,
      say`PB = ${away ** 2 - radius ** 2} ÷ ${near} = ${answer}`,
    ],
  }
}

/** Whole lengths of both kinds, by the sum or the difference of the radii. */
const LEGS = range(5, 90).flatMap((apart) =>
  range(3, Math.floor(apart * 0.75)).flatMap((leg) => {
    const length = Math.sqrt(apart ** 2 - leg ** 2)
    return Number.isInteger(length) && length >= 4 ? [{ apart, leg, length }] : []
  }),
)

function commonTangent(rng: Random) {
  const kind = rng.pick(['direct', 'transverse'] as const)
  const { apart, leg, length } = rng.pick(LEGS)
  // The circles do not meet: their radii add up to less than the distance of the centres.
  const small =
    kind === 'direct'
      ? rng.int(1, Math.max(1, Math.floor((apart - leg - 1) / 2)))
      : rng.int(1, Math.floor((leg - 1) / 2))
  const large = kind === 'direct' ? small + leg : leg - small
  const answer = cm(length)
  const word = kind === 'direct' ? 'direct' : 'transverse'
  return {
    concept: 'common-tangents',
    given: { find: kind, large, small, apart },
    prompt: rng.pick([
      say`The radii of two circles are ${cm(large)} and ${cm(small)}, and the distance between their centres is ${cm(apart)}. ${ask(rng, say`the length of their ${word} common tangent`)}`,
      say`Two circles of radii ${cm(small)} and ${cm(large)} have their centres ${cm(apart)} apart. ${ask(rng, say`the length of the ${word} common tangent`)}`,
      say`If the distance between the centres of two circles with diameters ${cm(2 * large)} and ${cm(2 * small)} is ${cm(apart)}, then ${askThen(rng, say`the length of a ${word} common tangent to the circles`)}`,
      say`Two wheels of radii ${cm(large)} and ${cm(small)} have their axles ${cm(apart)} apart. ${ask(rng, say`the length of the ${word} common tangent of their rims`)}`,
      say`Circles with centres A and B have the radii ${cm(large)} and ${cm(small)}, and AB = ${cm(apart)}. ${ask(rng, say`the length of their ${word} common tangent`)}`,
      say`The centres of two circles are at a distance of ${cm(apart)} from each other. Their radii are ${cm(large)} and ${cm(small)}, respectively. How long is their ${word} common tangent?`,
      say`If two circles of radii ${cm(large)} and ${cm(small)} have their centres at a distance of ${cm(apart)}, how long is their ${word} common tangent?`,
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

/** "A circle inscribed in △ABC touches BC at D. If AB = 12 cm, BC = 14 cm and CA = 10 cm, find BD." */
function partsOfSides(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const [first, second, third] = rng.sample(range(3, 24), 3)
  const [ab, bc, ca] = [first + second, second + third, third + first]
  const corner = rng.pick(['first', 'second', 'third'] as const)
  // Each corner with the side on which its tangent is asked.
  const { key, from, to, other } = {
    first: { key: first, from: a, to: b, other: second },
    second: { key: second, from: b, to: c, other: third },
    third: { key: third, from: c, to: a, other: first },
  }[corner]
  const d = otherLetter(rng, name, 'DEFPQTXYZ')
  const sides = say`${a}${b} = ${cm(ab)}, ${b}${c} = ${cm(bc)} and ${c}${a} = ${cm(ca)}`
  const half = first + second + third
  const opposite = half - key
  const answer = cm(key)
  return {
    concept: 'tangent-from-a-point',
    given: { find: 'tangent-part' as const, sides: [ab, bc, ca] as const, corner },
    prompt: rng.pick([
      say`The circle inscribed in △${name} touches ${from}${to} at ${d}. If ${sides}, then ${askThen(rng, `the length of ${from}${d}`)}`,
      say`In △${name}, ${sides}. Its incircle touches the side ${from}${to} at ${d}. ${ask(rng, `the length of ${from}${d}`)}`,
      say`A circle touches all three sides of a triangle ${name} from inside, the side ${from}${to} at ${d}. Given ${sides}, how long is ${from}${d}?`,
      say`The sides of a triangle ${name} are ${sides}. ${d} is the point where its incircle touches ${from}${to}. ${ask(rng, `the length of ${from}${d}`)}`,
    ]),
    answer,
    mistakes: [
      { value: other, because: say`that is ${d}${to}` },
      { value: exact(key + other, 2), because: say`${d} was taken for the middle of ${from}${to}` },
      { value: opposite, because: say`that is the side opposite to ${from}` },
      { value: half - other - key, because: say`that is the tangent from the third corner` },
      { value: 2 * key, because: say`the two tangents from ${from} were added and not halved` },
      { value: exact(key, 2), because: say`the tangent was halved once more` },
      { value: key + 1, because: say`a slip in the sum of the sides made it too long` },
      { value: key - 1, because: say`a slip in the sum of the sides made it too short` },
    ],
    // It is a part of its side.
    within: [0.5, key + other - 0.5] as const,
    steps: [
      say`The two tangents from each corner are equally long: x from ${a}, y from ${b} and z from ${c}.`,
      say`x + y = ${ab}, y + z = ${bc} and z + x = ${ca}`,
      say`Added up: 2(x + y + z) = ${ab + bc + ca}, so x + y + z = ${half}`,
      say`${from}${d} is ${half} less the side opposite to ${from}: ${half} − ${opposite} = ${answer}`,
    ],
  }
}

function quadrilateralRound(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  // Tangent lengths at the four corners.
  const [w, y] = [rng.int(2, 14), rng.int(2, 14)]
  // Different lengths at Q and S: otherwise opposite sides would be equal and the question trivial.
  const [x, z] = rng.sample(range(2, 14), 2)
  const [ab, bc, cd, da] = [w + x, x + y, y + z, z + w]
  const answer = cm(da)
  return {
    concept: 'circumscribed-quadrilateral',
    given: { find: 'fourth-side' as const, sides: [ab, bc, cd] as const },
    prompt: rng.pick([
      say`A circle touches all the four sides of a quadrilateral ${name}. If ${a}${b} = ${cm(ab)}, ${b}${c} = ${cm(bc)} and ${c}${d} = ${cm(cd)}, then ${askThen(rng, say`the length of ${d}${a}`)}`,
      say`A circle is inscribed in a quadrilateral ${name}. The sides ${a}${b}, ${b}${c} and ${c}${d} are ${cm(ab)}, ${cm(bc)} and ${cm(cd)}, respectively. How long is ${d}${a}?`,
      say`A quadrilateral ${name} circumscribes a circle. If ${a}${b} = ${cm(ab)}, ${c}${d} = ${cm(cd)} and ${b}${c} = ${cm(bc)}, ${askThen(rng, say`the length of ${a}${d}`)}`,
      say`If all the sides of a quadrilateral ${name} are tangents to a circle, ${a}${b} = ${cm(ab)}, ${b}${c} = ${cm(bc)} and ${c}${d} = ${cm(cd)}, then ${a}${d} is equal to:`,
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
    // A side is shorter than the other three together.
    within: [1, ab + bc + cd - 1] as const,
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
      { value: da + 2, because: say`a slip in the sums made it too long` },
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
