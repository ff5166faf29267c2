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
  version: 8,
  concepts: ['coulombs-law'],
  levels: {
    easy: { forms: [force] },
    medium: { forms: [changedForce, balancePoint] },
    hard: { forms: [outsidePoint, touched] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
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
      case 'outside':
        // Beyond the weaker charge, where its force has fallen to that of the stronger one.
        return bisect((x) => given.strong * x ** 2 - given.weak * (given.apart + x) ** 2, 1e4)
      case 'touched': {
        // The distance from the first force, in metres; then the force of the shared charges at the new one.
        const apart = Math.sqrt((9e-3 * Math.abs(given.first * given.second)) / given.force)
        const each = (given.first + given.second) / 2
        return (9e-3 * each ** 2) / (apart * given.distance) ** 2
      }
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

/** No paper prints a distance of 28 11/13 cm. */
const isPrinted = ({ value }: { value: number }): boolean => Number.isInteger(Math.round(value * 1e6) / 1e5)

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
    ].filter(isPrinted),
    steps: [
      say`Let the distance from ${q} be x. The forces are equal: ${first} ÷ x² = ${second} ÷ (${apart} − x)²`,
      say`Taking roots, (${apart} − x) ÷ x = √(${second}/${first}) = ${b}/${a}`,
      say`${a} × (${apart} − x) = ${b} × x, so ${a * apart} = ${a + b}x`,
      say`x = ${a * apart} ÷ ${a + b} = ${answer}`,
    ],
  }
}

/** "Charges of +9 μC and −4 μC are 10 cm apart. How far from the −4 μC charge is the field zero?" */
function outsidePoint(rng: Random) {
  const [one, two] = rng.sample([1, 2, 3, 4, 5, 6, 7], 2)
  const [a, b] = [Math.max(one, two), Math.min(one, two)]
  const [unit, step] = [rng.pick([1, 2, 3]), rng.int(2, 20)]
  const [strong, weak, apart] = [unit * a ** 2, unit * b ** 2, step * (a - b)]
  const answer = cm(step * b)
  const isPositive = rng.chance(0.5)
  const [q, p, d] = [microcoulombs(strong), microcoulombs(weak), cm(apart)]
  const [more, less] = isPositive ? [say`+${q}`, say`−${p}`] : [say`−${q}`, say`+${p}`]
  return {
    given: { find: 'outside' as const, strong, weak, apart },
    prompt: stem(
      rng,
      [
        say`Two point charges of ${more} and ${less} are fixed ${d} apart in air.`,
        say`A charge of ${less} is held at a distance of ${d} from a charge of ${more}.`,
        say`The separation between two fixed point charges of ${less} and ${more} is ${d}.`,
        say`Along a straight line, a charge of ${more} and a charge of ${less} are fixed with ${d} between them.`,
        say`Two small ${rng.pick(BODIES)} at a distance of ${d} have charges of ${more} and ${less}.`,
      ],
      [
        say`The distance from the charge ${less} of the point on the line through them where the electric field is zero is:`,
        say`At what distance from the ${less} charge, on the line through both, does a third charge experience no net force?`,
        say`Find the distance of the neutral point from the charge ${less}.`,
        say`How far from the ${less} charge is the point at which the resultant electric field vanishes?`,
      ],
    ),
    answer,
    mistakes: [
      { value: step * a, because: say`that is the distance from the other charge, ${more}` },
      {
        value: (apart * b) / (a + b),
        because: 'the point was looked for between the charges, where both fields point the same way',
      },
      {
        value: (apart * weak) / (strong - weak),
        because: 'the square roots of the charges were not taken',
      },
      {
        value: (apart * a) / (a + b),
        because: say`the point was looked for between the charges and measured from ${more}`,
      },
      { value: apart / 2, because: 'the middle was taken; there both fields point the same way' },
      { value: apart, because: 'that is the distance between the charges' },
      { value: (step * b) / 2, because: 'the result was halved' },
      { value: step * b * 2, because: 'the result was doubled' },
      { value: step, because: 'that is one part only of the divided line' },
    ].filter(isPrinted),
    steps: [
      say`Between unlike charges both fields point the same way, so the point lies outside, beyond the smaller charge ${less}.`,
      say`Let it be x from ${less}. The fields are equal: ${weak} ÷ x² = ${strong} ÷ (${apart} + x)²`,
      say`Taking roots, (${apart} + x) ÷ x = √(${strong}/${weak}) = ${a}/${b}`,
      say`${b} × (${apart} + x) = ${a}x, so ${a - b === 1 ? 'x' : `${a - b}x`} = ${b * apart}`,
      say`x = ${b * apart}${a - b === 1 ? '' : ` ÷ ${a - b}`} = ${answer}`,
    ],
  }
}

/** What is done with the distance after the spheres have touched, and the factor of the distance. */
const PUT_BACK = [
  { distance: 1, how: 'to the same distance' },
  { distance: 2, how: 'to twice the distance' },
  { distance: 0.5, how: 'to half the distance' },
] as const

/** "Spheres with +8 μC and −2 μC attract each other with 1.6 N. They touch and are put back. What is the force?" */
function touched(rng: Random) {
  const { first, second, distance, how, newton, end } = rng.until(
    () => {
      const [large, small] = [rng.int(2, 24), rng.int(1, 23)]
      const { distance, how } = rng.pick(PUT_BACK)
      const signed = rng.chance(0.75) ? -small : small
      const newton = rng.int(4, 160) / 20
      const end = (newton * (large + signed) ** 2) / (4 * Math.abs(large * signed) * distance ** 2)
      return { first: large, second: signed, distance, how, newton, end }
    },
    (drawn) =>
      drawn.first > Math.abs(drawn.second) &&
      // With like charges the force hardly changes, unless they are very unequal.
      (drawn.second < 0 || drawn.first >= 3 * drawn.second) &&
      Number.isInteger(Math.round(drawn.end * 1e6) / 5e4) &&
      drawn.end >= 0.1 &&
      drawn.end <= MOST_NEWTONS,
  )
  const answer = newtons(end)
  const each = (first + second) / 2
  const isUnlike = second < 0
  const [q, p] = [
    say`+${microcoulombs(first)}`,
    isUnlike ? say`−${microcoulombs(-second)}` : say`+${microcoulombs(second)}`,
  ]
  const pull = isUnlike ? 'attract' : 'repel'
  const size = Math.abs(second)
  return {
    given: { find: 'touched' as const, first, second, force: newton, distance },
    prompt: stem(
      rng,
      [
        say`Two identical small metal spheres with charges of ${q} and ${p} ${pull} each other with a force of ${newtons(newton)}. They are brought into contact and then moved back ${how}.`,
        say`The force between two identical conducting spheres with charges of ${q} and ${p} is ${newtons(newton)}. They are made to touch each other and then separated ${how}.`,
        say`Two identical small conducting spheres, having charges of ${q} and ${p}, ${pull} each other with a force of ${newtons(newton)} in air. After being touched together, they are put back ${how}.`,
        say`Charges of ${q} and ${p} are on two small metal spheres of equal size, which ${pull} each other with ${newtons(newton)}. The spheres are brought together till they touch and are then taken apart ${how}.`,
      ],
      [
        say`The force between them is now:`,
        say`What is the magnitude of the force between them now?`,
        say`Find the new force between the spheres.`,
        say`With what force do they repel each other then?`,
      ],
    ),
    answer,
    mistakes: [
      { value: end * distance ** 2, because: 'the change of the distance was left out' },
      { value: end * distance, because: 'the distance was not squared' },
      { value: newton / distance ** 2, because: 'the charges were taken to be unchanged' },
      {
        value: (newton * (first + size) ** 2) / (4 * first * size * distance ** 2),
        because: 'the charges were added without their signs',
      },
      { value: end * 4, because: 'the whole charge was put on each of the spheres' },
      { value: end / 4, because: 'the shared charge was halved once more' },
      { value: end * 2, because: 'the result was doubled' },
      { value: end / 2, because: 'the result was halved' },
      { value: newton, because: 'that is the force before they touch' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e4)),
    steps: [
      say`The total charge is shared equally: (${first} ${isUnlike ? '−' : '+'} ${size}) ÷ 2 = ${microcoulombs(each)} on each sphere.`,
      say`The force goes with the product of the charges. It was ${first} × ${size} = ${first * size} and is now ${each} × ${each} = ${each ** 2}.`,
      distance === 1
        ? say`The distance is the same.`
        : say`${distance === 2 ? 'Twice the distance divides the force by 4.' : 'Half the distance makes the force 4 times as large.'}`,
      say`F = ${newton} × ${each ** 2} ÷ ${first * size}${distance === 1 ? '' : distance === 2 ? ' ÷ 4' : ' × 4'} = ${answer}`,
    ],
  }
}
