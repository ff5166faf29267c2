import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, microcoulombs, newtons } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "Charges of 2 μC and 3 μC are 30 cm apart. With what force do they repel each other?" */
export const coulomb = defineGenerator({
  id: 'physics/coulomb',
  version: 7,
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
/** Small balls in air lose their charge long before they push each other with the weight of a man. */
const MOST_NEWTONS = 12
const FORCES = [10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 100, 120, 150].flatMap((apart) =>
  range(1, 24).flatMap((first) =>
    range(1, 24).flatMap((second) => {
      const newton = (90 * first * second) / apart ** 2
      return first !== second && Number.isInteger(newton * 20) && newton >= 0.1 && newton <= MOST_NEWTONS
        ? [{ apart, first, second, newton }]
        : []
    }),
  ),
)
const BODIES = ['metal balls', 'metal spheres', 'conducting spheres', 'insulated spheres']

function force(rng: Random) {
  const { apart, first, second, newton } = rng.pick(FORCES)
  const answer = newtons(newton)
  const bodies = rng.pick(BODIES)
  const [q, p, d] = [microcoulombs(first), microcoulombs(second), cm(apart)]
  return {
    given: { find: 'force' as const, first, second, apart },
    prompt: stem(
      rng,
      [
        say`Two point charges of ${q} and ${p} are placed ${d} apart in air.`,
        say`Two small ${bodies} carrying charges of ${q} and ${p} are kept at a separation of ${d} in vacuum.`,
        say`The distance between two point charges of ${p} and ${q} in air is ${d}.`,
        say`Charges of ${q} and ${p}, respectively, are given to two tiny ${bodies} held ${d} apart.`,
      ],
      [
        say`The force between them is:`,
        say`What is the electrostatic force of repulsion between them?`,
        say`Find the magnitude of the force acting on each.`,
        say`With what force does each repel the other?`,
      ],
      [say`(k = 9 × 10⁹ N m²/C²)`, say`Take 1/4πε₀ = 9 × 10⁹ N m²/C².`],
    ),
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
      distance: rng.int(2, 6),
      newton: rng.int(2, 80) / 10,
    }),
    (drawn) =>
      drawn.first * drawn.second !== drawn.distance ** 2 &&
      drawn.newton * drawn.first * drawn.second <= MOST_NEWTONS * drawn.distance ** 2 &&
      Number.isInteger(
        (Math.round(drawn.newton * 10) * drawn.first * drawn.second * 2) / drawn.distance ** 2,
      ),
  )
  const end = (newton * first * second) / distance ** 2
  const answer = newtons(end)
  const bodies = rng.pick(BODIES)
  const [one, other, far] = [TIMES.get(first) ?? '', TIMES.get(second) ?? '', TIMES.get(distance) ?? '']
  return {
    given: { find: 'changed' as const, force: newton, first, second, distance },
    prompt: stem(
      rng,
      [
        say`The force between two point charges is ${newtons(newton)}. One of the charges is ${one}, the other is ${other}, and the distance between them is ${far}.`,
        say`Two charged ${bodies} exert a force of ${newtons(newton)} on each other. Now the separation is ${far}, the first charge is ${one} and the second charge is ${other}.`,
        say`Two point charges separated by a distance r repel each other with a force of ${newtons(newton)}. The first charge is now ${one}, the second is ${other}, and r is ${far}.`,
        say`A force of ${newtons(newton)} acts between two charged ${bodies}. The charge of one is ${one}, that of the other is ${other}, and their distance is ${far}.`,
      ],
      [
        say`The new force between them is:`,
        say`What is the new force?`,
        say`Find the force in the new arrangement.`,
        say`The magnitude of the force becomes:`,
        say`How large is the force between them then?`,
      ],
    ),
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
  const [a, b] = rng.sample([1, 2, 3, 4, 5, 6, 7], 2)
  const [unit, step] = [rng.pick([1, 2, 3]), rng.int(2, 20)]
  const [first, second, apart] = [unit * a ** 2, unit * b ** 2, step * (a + b)]
  const answer = cm(step * a)
  const bodies = rng.pick(BODIES)
  const [q, p, d] = [microcoulombs(first), microcoulombs(second), cm(apart)]
  return {
    given: { find: 'balance' as const, first, second, apart },
    prompt: stem(
      rng,
      [
        say`Two point charges of +${q} and +${p} are fixed ${d} apart.`,
        say`Charges of +${q} and +${p} are placed on two small ${bodies} separated by ${d}.`,
        say`Two like charges, +${q} and +${p}, are held at a distance of ${d} from each other in air.`,
        say`The separation between two fixed point charges of +${p} and +${q} is ${d}.`,
        say`Along a straight line, a charge of +${q} and a charge of +${p} are fixed with ${d} between them.`,
        say`Two small ${bodies} at a distance of ${d} have charges of +${p} and +${q}.`,
      ],
      [
        say`The distance from the charge +${q} of the point on the line joining them where the electric field is zero is:`,
        say`At what distance from the +${q} charge should a third charge be placed between them, so that it experiences no net force?`,
        say`Find the distance of the neutral point from the charge +${q}.`,
        say`How far from the +${q} charge does the resultant electric field vanish?`,
        say`A third charge between them stays at rest at a distance from the +${q} charge of:`,
      ],
    ),
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
