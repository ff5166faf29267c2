import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, microcoulombs, newtons } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Charges of 2 μC and 3 μC are 30 cm apart. With what force do they repel each other?" */
export const coulomb = defineGenerator({
  id: 'physics/coulomb',
  version: 1,
  concepts: ['coulombs-law'],
  levels: { easy: { form: force }, medium: { form: changedForce }, hard: { form: balancePoint } },
  generate: (rng, { form }) => form(rng),
  solve(given) {
    switch (given.find) {
      case 'force': {
        // The field of the first charge, times the second charge.
        const field = (9e9 * given.first * 1e-6) / (given.apart / 100) ** 2
        return field * given.second * 1e-6
      }
      case 'changed': {
        // Two charges of 1 at the distance that gives the force, then both changed.
        const apart = Math.sqrt(1 / given.force)
        return (given.first * given.second) / (apart * given.distance) ** 2
      }
      case 'balance':
        // Where the forces of the two charges on a small charge are equal, seen from the first charge.
        return bisect(
          (x) => given.second * x ** 2 - given.first * Math.max(0, given.apart - x) ** 2,
          given.apart,
        )
    }
  },
})
const FORCES = [10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 100, 120, 150].flatMap((apart) =>
  range(1, 24).flatMap((first) =>
    range(1, 24).flatMap((second) => {
      const newton = (90 * first * second) / apart ** 2
      return first !== second && Number.isInteger(newton * 20) && newton >= 0.1
        ? [{ apart, first, second, newton }]
        : []
    }),
  ),
)
const BODIES = [
  'metal balls',
  'pith balls',
  'small spheres',
  'beads',
  'plastic balls',
  'oil drops',
  'pellets',
]

function force(rng: Random) {
  const { apart, first, second, newton } = rng.pick(FORCES)
  const answer = newtons(newton)
  const [person, town, bodies] = [rng.pick(people).name, rng.pick(towns), rng.pick(BODIES)]
  const [q, p, d] = [microcoulombs(first), microcoulombs(second), cm(apart)]
  return {
    given: { find: 'force' as const, first, second, apart },
    prompt: rng.pick([
      say`Two ${bodies} in ${town} carry ${q} and ${p} and are ${d} apart in air. With what force do they repel each other? (k = 9 × 10⁹ N m²/C²)`,
      say`${person} of ${town} places tiny ${bodies} with charges of ${q} and ${p} at a distance of ${d}. Taking k = 9 × 10⁹ N m²/C², find the electric force between them.`,
      say`At a distance of ${d}, how strongly does a point charge of ${q} push a point charge of ${p} away in a laboratory of ${town}, if k = 9 × 10⁹ N m²/C²? ${person} asks for the force on one of the ${bodies}.`,
      say`What force does Coulomb's law give for two small ${bodies} of ${person} in ${town}: ${q}, ${p}, centres ${d} apart, k = 9 × 10⁹ N m²/C²?`,
      say`The gap between two very small charged ${bodies} in ${town} is ${d}. Their charges are ${p} and ${q}. How large is the force on each of them? (k = 9 × 10⁹ N m²/C²)`,
    ]),
    answer,
    mistakes: [
      { value: (newton * apart) / 100, because: 'the distance was not squared' },
      { value: newton * 2, because: 'the forces on both were added' },
      { value: newton / 2, because: 'the force was shared between the two' },
      { value: newton * 10, because: 'the decimal point was moved one place right' },
      { value: newton / 10, because: 'the decimal point was moved one place left' },
      {
        value: (90 * (first + second)) / apart ** 2,
        because: 'the charges were added instead of multiplied',
      },
      { value: newton * 4, because: 'half the distance was used' },
      { value: newton / 4, because: 'twice the distance was used' },
    ],
    steps: [
      say`F = kq₁q₂ ÷ r² with r = ${quantity(apart / 100, 'm')}`,
      say`F = 9 × 10⁹ × ${first} × 10⁻⁶ × ${second} × 10⁻⁶ ÷ ${apart / 100}² = ${answer}`,
    ],
  }
}

const TIMES = new Map([
  [2, 'doubled'],
  [3, 'made three times as large'],
  [4, 'made four times as large'],
  [5, 'made five times as large'],
  [6, 'made six times as large'],
])

function changedForce(rng: Random) {
  const { first, second, distance, newton } = rng.until(
    () => ({
      first: rng.int(2, 6),
      second: rng.int(2, 6),
      distance: rng.int(2, 5),
      newton: rng.int(2, 90),
    }),
    (drawn) =>
      drawn.first * drawn.second !== drawn.distance ** 2 &&
      Number.isInteger((drawn.newton * drawn.first * drawn.second * 2) / drawn.distance ** 2),
  )
  const end = (newton * first * second) / distance ** 2
  const answer = newtons(end)
  const [person, town, bodies] = [rng.pick(people).name, rng.pick(towns), rng.pick(BODIES)]
  const [one, other, far] = [TIMES.get(first) ?? '', TIMES.get(second) ?? '', TIMES.get(distance) ?? '']
  return {
    given: { find: 'changed' as const, force: newton, first, second, distance },
    prompt: rng.pick([
      say`Two charged ${bodies} in ${town} act on each other with ${newtons(newton)}. One charge is ${one}, the other is ${other}, and the distance is ${far}. What is the force then?`,
      say`${person} of ${town} finds a force of ${newtons(newton)} between two small charged ${bodies}. Now the distance is ${far}, the first charge ${one} and the second ${other}. Find the new force.`,
      say`The distance between two point charges in ${town} is ${far}; besides, one charge is ${one} and the other one ${other}. How large is the force, if it was ${newtons(newton)} before?`,
      say`What becomes of a Coulomb force of ${newtons(newton)} between ${bodies} in ${town} when ${person} has the first charge ${one}, the second ${other} and their distance ${far}?`,
      say`In a second experiment in ${town} everything changes: the distance of the ${bodies} is ${far}, the charges are ${one} and ${other} in turn. In the first one ${person} had measured ${newtons(newton)}. Which force is to be expected?`,
    ]),
    answer,
    mistakes: [
      { value: (newton * first * second) / distance, because: 'the distance was not squared' },
      { value: newton * first * second, because: 'the change of the distance was left out' },
      { value: newton / distance ** 2, because: 'the change of the charges was left out' },
      {
        value: (newton * (first + second)) / distance ** 2,
        because: 'the factors of the charges were added',
      },
      { value: newton, because: 'that is the force before the change' },
      { value: (newton * first) / distance ** 2, because: 'only the first charge was changed' },
      { value: (newton * second) / distance ** 2, because: 'only the second charge was changed' },
      { value: end * 2, because: 'the result was doubled' },
    ],
    steps: [
      say`F goes with q₁q₂ ÷ r².`,
      say`The charges make it ${first} × ${second} = ${first * second} times as large, the distance divides it by ${distance}² = ${distance ** 2}.`,
      say`F = ${newton} × ${first * second} ÷ ${distance ** 2} = ${answer}`,
    ],
  }
}

function balancePoint(rng: Random) {
  const [a, b] = rng.sample([1, 2, 3, 4, 5], 2)
  const [unit, step] = [rng.pick([1, 2, 3]), rng.int(2, 24)]
  const [first, second, apart] = [unit * a ** 2, unit * b ** 2, step * (a + b)]
  const answer = cm(step * a)
  const [person, town, bodies] = [rng.pick(people).name, rng.pick(towns), rng.pick(BODIES)]
  const [q, p, d] = [microcoulombs(first), microcoulombs(second), cm(apart)]
  return {
    given: { find: 'balance' as const, first, second, apart },
    prompt: rng.pick([
      say`Charges of +${q} and +${p} on small ${bodies} in ${town} are fixed ${d} apart. How far from the charge of ${q}, on the line between them, does a third charge feel no force?`,
      say`${person} of ${town} fixes ${bodies} with +${q} and +${p} at a distance of ${d}. Between them there is a point without electric field. Find its distance from the charge +${q}.`,
      say`On the line from +${q} to +${p}, ${d} long, the two fields cancel at one point. What is its distance from +${q}, asked in an examination in ${town}?`,
      say`Where between two fixed ${bodies} of +${q} and +${p}, ${d} apart in ${town}, must ${person} put a tiny charged bead so that it stays at rest? Give the distance from +${q}.`,
      say`The electric fields of +${q} and +${p} cancel somewhere on the ${d} between the two ${bodies} of ${person} in ${town}. How many centimetres from +${q} is that point?`,
    ]),
    answer,
    within: [0, apart] as const,
    mistakes: [
      { value: step * b, because: say`that is the distance from the other charge, ${p}` },
      {
        value: (apart * first) / (first + second),
        because: 'the square roots of the charges were not taken',
      },
      {
        value: (apart * second) / (first + second),
        because: 'the charges were used without square roots, and exchanged',
      },
      { value: apart / 2, because: 'the middle is right only for equal charges' },
      { value: (step * a) / 2, because: 'the result was halved' },
      { value: Math.abs(step * (a - b)), because: 'that is the difference of the two distances' },
      { value: step, because: 'that is one part only of the divided line' },
      { value: (step * a + apart) / 2, because: 'the point was put midway to the other charge' },
    ],
    steps: [
      say`Let the distance from ${q} be x. The forces are equal: ${first} ÷ x² = ${second} ÷ (${apart} − x)²`,
      say`Taking roots, (${apart} − x) ÷ x = √(${second}/${first}) = ${b}/${a}`,
      say`${a} × (${apart} − x) = ${b} × x, so ${a * apart} = ${a + b}x`,
      say`x = ${a * apart} ÷ ${a + b} = ${answer}`,
    ],
  }
}
