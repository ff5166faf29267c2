import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Ratio, ratio, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "How much energy frees the electron of a hydrogen atom from the level n = 2?" */
export const bohr = defineGenerator({
  id: 'physics/bohr',
  version: 8,
  concepts: ['bohr-model', 'energy-levels', 'hydrogen-spectrum'],
  levels: {
    easy: { forms: [...often(18, ratioOfOrbits), ionisation] },
    medium: { forms: [...often(6, ratioOfPhotons), photonEnergy] },
    hard: { forms: [...often(6, ratioOfWavelengths), wavelength] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'ionisation':
        return -levelEnergy(given.charge, given.level)
      case 'photon':
        return levelEnergy(given.charge, given.upper) - levelEnergy(given.charge, given.lower)
      case 'orbits': {
        // From the radius alone: the speed goes as the angular momentum over it, the energy as Z over it.
        const [one, other] = given.orbits.map(({ charge, level }) => {
          const radius = exact(level ** 2, charge)
          const speed = exact(level).div(radius)
          const period = radius.div(speed)
          return { radius, speed, momentum: speed, energy: exact(charge).div(radius), period }[given.quantity]
        })
        return ratio(one ?? 1, other ?? 1)
      }
      case 'jumps': {
        const [one, other] = given.jumps.map(({ charge, lower, upper }) => {
          const gap = exact(charge ** 2, lower ** 2).sub(exact(charge ** 2, upper ** 2))
          return given.isWavelength ? exact(1).div(gap) : gap
        })
        return ratio(one ?? 1, other ?? 1)
      }
      case 'wavelength':
        return 1240 / (levelEnergy(given.charge, given.upper) - levelEnergy(given.charge, given.lower))
    }
  },
})

/** Half of the potential energy on Bohr's orbit, whose radius is n² ÷ Z times that of hydrogen (−13.6 eV there). */
function levelEnergy(charge: number, level: number): number {
  const radius = level ** 2 / charge
  return (-13.6 * charge) / radius
}

function ionisation(rng: Random) {
  const { name, charge } = drawAtom(rng)
  const level = rng.int(2, 10)
  const needed = (13.6 * charge ** 2) / level ** 2
  const answer = energy(needed)

  return {
    concept: ['energy-levels', 'bohr-model'],
    given: { find: 'ionisation' as const, charge, level },
    prompt: stem(
      rng,
      [
        say`The electron of ${name} is in the state n = ${level}.`,
        say`${name} is excited to the level with principal quantum number n = ${level}.`,
        say`Consider the electron in the orbit n = ${level} of ${name}.`,
        say`In Bohr's model, the electron of ${name} revolves in the orbit with n = ${level}.`,
      ],
      [
        say`The energy required to remove it (to two decimal places) is:`,
        say`What is the ionisation energy from this state, to two decimal places?`,
        say`Find the minimum energy needed to free the electron, correct to two decimal places.`,
        say`How much energy is required to ionise it from this state, correct to two decimal places?`,
      ],
      [
        say`(Ground state energy of hydrogen = −13.6 eV)`,
        say`Take the ground state energy of hydrogen as −13.6 eV.`,
      ],
    ),
    answer,
    mistakes: hundredths([
      { value: (13.6 * charge ** 2) / level, because: 'the energy was divided by n instead of n²' },
      {
        value: 13.6 * charge ** 2 - needed,
        because: 'that is the energy from the ground state up to this level',
      },
      { value: needed / 2, because: 'the result was halved' },
      { value: needed * 2, because: 'the result was doubled' },
      { value: (13.6 * charge ** 2) / (level + 1) ** 2, because: 'the next higher level was used' },
      { value: (13.6 * charge ** 2) / (level - 1) ** 2, because: 'the next lower level was used' },
      { value: (13.6 * charge ** 2) / level ** 3, because: 'the energy was divided by n³ instead of n²' },
      { value: (13.6 * charge) / level ** 2, because: 'the nuclear charge was not squared' },
    ]),
    steps: [
      say`Eₙ = −13.6 × Z² ÷ n² eV, and this much energy must be supplied.`,
      say`E = 13.6${atomOf(charge)} ÷ ${level}² = ${answer}`,
    ],
  }
}

/** Quantities of an orbit, as powers of n and Z. */
const OF_ORBIT = [
  { quantity: 'radius', name: 'the radii of', n: 2, z: -1, rule: 'r ∝ n² ÷ Z' },
  { quantity: 'speed', name: 'the speeds of the electron in', n: -1, z: 1, rule: 'v ∝ Z ÷ n' },
  {
    quantity: 'energy',
    name: 'the magnitudes of the energy of the electron in',
    n: -2,
    z: 2,
    rule: 'E ∝ Z² ÷ n²',
  },
  {
    quantity: 'energy',
    name: 'the kinetic energies of the electron in',
    n: -2,
    z: 2,
    rule: 'the kinetic energy is as large as −E, so K ∝ Z² ÷ n²',
  },
  {
    quantity: 'momentum',
    name: 'the linear momenta of the electron in',
    n: -1,
    z: 1,
    rule: 'p = mv ∝ Z ÷ n',
  },
  {
    quantity: 'period',
    name: 'the periods of revolution of the electron in',
    n: 3,
    z: -2,
    rule: 'T = 2πr ÷ v ∝ n³ ÷ Z²',
  },
] as const

/** The power of n that is taken for the right one. */
const WRONG_POWERS = { 3: 2, 2: 1, [-1]: -2, [-2]: -1 } as const

/** "What is the ratio of the radius of the orbit n = 3 of a He⁺ ion to that of the orbit n = 2 of a Li²⁺ ion?" */
function ratioOfOrbits(rng: Random) {
  const { quantity, name, n, z, rule } = rng.pick(OF_ORBIT)
  const power = (base: number, exponent: number) =>
    exponent < 0 ? exact(1, base ** -exponent) : exact(base ** exponent)
  const sizeOf = (level: number, charge: number, ofN: number, ofZ: number) =>
    power(level, ofN).mul(power(charge, ofZ))
  const [one, other] = rng.until(
    () =>
      [
        { atom: drawAtom(rng), level: rng.int(1, 10) },
        { atom: drawAtom(rng), level: rng.int(1, 10) },
      ] as const,
    (drawn) =>
      !sizeOf(drawn[0].level, drawn[0].atom.charge, n, z).equals(
        sizeOf(drawn[1].level, drawn[1].atom.charge, n, z),
      ) &&
      (drawn[0].atom.charge !== drawn[1].atom.charge || drawn[0].level !== drawn[1].level) &&
      isShort(
        sizeOf(drawn[0].level, drawn[0].atom.charge, n, z),
        sizeOf(drawn[1].level, drawn[1].atom.charge, n, z),
      ),
  )
  const ratioWith = (ofN: number, ofZ: number) =>
    ratio(sizeOf(one.level, one.atom.charge, ofN, ofZ), sizeOf(other.level, other.atom.charge, ofN, ofZ))
  const answer = ratioWith(n, z)
  // 'n = 6 and n = 5 of a He⁺ ion': one atom is named once.
  const first =
    one.atom.charge === other.atom.charge ? `n = ${one.level}` : `n = ${one.level} of ${one.atom.name}`
  const second = `n = ${other.level} of ${other.atom.name}`
  return {
    concept: ['energy-levels', 'bohr-model'],
    given: {
      find: 'orbits' as const,
      quantity,
      orbits: [one, other].map(({ atom, level }) => ({ charge: atom.charge, level })),
    },
    prompt: rng.pick([
      say`The ratio of ${name} the Bohr orbits ${first} and ${second}, in this order, is:`,
      say`What is the ratio of ${name} the Bohr orbits ${first} and ${second}, in this order?`,
      say`Find the ratio of ${name} the orbits ${first} and ${second}, in this order, by Bohr’s model.`,
      say`Consider the Bohr orbits ${first} and ${second}. What is the ratio of ${name} these orbits, in the same order?`,
      say`By Bohr’s theory, what is the ratio of ${name} the orbits ${first} and ${second}, respectively?`,
      say`Calculate the ratio of ${name} the Bohr orbits ${first} and ${second}, in this order.`,
      say`If the Bohr orbits ${first} and ${second} are taken in this order, then the ratio of ${name} these orbits is:`,
      say`For the Bohr orbits ${first} and ${second}, taken in this order, find the ratio of ${name} the two orbits.`,
      say`In Bohr’s model, the orbits ${first} and ${second} are compared. The ratio of ${name} the two orbits, in this order, is:`,
    ]),
    answer,
    mistakes: [
      { value: ratioWith(-n, -z), because: 'the ratio was turned round' },
      { value: ratioWith(n, 0), because: 'the nuclear charges were left out' },
      { value: ratioWith(WRONG_POWERS[n], z), because: 'n was taken with the wrong power' },
      { value: ratioWith(n, -z), because: 'the nuclear charges were used the wrong way round' },
      { value: ratioWith(0, z), because: 'the quantum numbers were left out' },
      { value: ratioWith(-n, z), because: 'the quantum numbers were used the wrong way round' },
      { value: ratioWith(n, 2 * z), because: 'the nuclear charge was taken with too high a power' },
    ].filter(
      (wrong) => !isSame(wrong.value, answer) && wrong.value.parts.every((part) => part.n <= MOST_OF_RATIO),
    ),
    steps: [say`In Bohr’s model ${rule}.`, say`With the two values of n and Z, the ratio is ${answer}`],
  }
}

const isShort = (one: Exact, other: Exact): boolean => {
  const { n, d } = one.div(other)
  return n <= MOST_OF_RATIO && d <= MOST_OF_RATIO
}

const isSame = (one: Ratio, other: Ratio): boolean => {
  const quotient = ({ parts }: Ratio) => exact(parts[0] ?? 1).div(exact(parts[1] ?? 1))
  return quotient(one).equals(quotient(other))
}

function ratioOfPhotons(rng: Random) {
  return ratioOfJumps(rng, false)
}

function ratioOfWavelengths(rng: Random) {
  return ratioOfJumps(rng, true)
}

/** "Compare the photons of n = 3 → 1 in a hydrogen atom and of n = 4 → 2 in a He⁺ ion." */
function ratioOfJumps(rng: Random, isWavelength: boolean) {
  const [one, other] = rng.until(
    () =>
      [
        { atom: drawAtom(rng), ...rng.pick(isWavelength ? FAR_JUMPS : JUMPS) },
        { atom: drawAtom(rng), ...rng.pick(isWavelength ? FAR_JUMPS : JUMPS) },
      ] as const,
    (drawn) => {
      const { n, d } = gapOf(drawn[0], 2).div(gapOf(drawn[1], 2))
      const most = isWavelength ? MOST_OF_RATIO : MOST_OF_RATIO / 2
      // Different atoms, so that the nuclear charge matters.
      return drawn[0].atom.charge !== drawn[1].atom.charge && n !== d && n <= most && d <= most
    },
  )
  const turned = (first: Exact, second: Exact) => (isWavelength ? ratio(second, first) : ratio(first, second))
  const answer = turned(gapOf(one, 2), gapOf(other, 2))
  const name = isWavelength ? 'wavelengths' : rng.pick(['energies', 'frequencies', 'wave numbers'] as const)
  const write = ({ atom, lower, upper }: Jump) => `n = ${upper} to n = ${lower} in ${atom.name}`
  const shown = ({ atom, lower, upper }: Jump) =>
    `${atom.charge === 1 ? '' : `${atom.charge}² × `}(1/${lower}² − 1/${upper}²)`
  const square = ({ lower, upper }: Jump) => exact(1, lower ** 2).sub(exact(1, upper ** 2))
  return {
    concept: ['hydrogen-spectrum', 'energy-levels'],
    given: {
      find: 'jumps' as const,
      isWavelength,
      jumps: [one, other].map(({ atom, lower, upper }) => ({ charge: atom.charge, lower, upper })),
    },
    prompt: rng.pick([
      say`What is the ratio of the ${name} of the photons emitted in the transitions from ${write(one)} and from ${write(other)}?`,
      say`Two electrons make transitions, one from ${write(one)} and the other from ${write(other)}. The ratio of the ${name} of the emitted photons is:`,
      say`In Bohr’s model, compare the transition from ${write(one)} with that from ${write(other)}. What is the ratio of the ${name} of the emitted photons, in this order?`,
      say`One spectral line belongs to the transition from ${write(one)}, another to that from ${write(other)}. The ratio of their ${name} is:`,
      say`The photons emitted in the transitions from ${write(one)} and from ${write(other)} have ${name} in the ratio:`,
      say`Find the ratio of the ${name} of the radiation emitted when the electron falls from ${write(one)} and from ${write(other)}.`,
      say`Light is emitted when an electron drops from ${write(one)}, and also when one drops from ${write(other)}. Their ${name} are in the ratio:`,
      say`For the lines due to the jumps from ${write(one)} and from ${write(other)}, find the ratio of the ${name}, in this order.`,
    ]),
    answer,
    mistakes: [
      { value: turned(gapOf(other, 2), gapOf(one, 2)), because: 'the ratio was turned round' },
      { value: turned(square(one), square(other)), because: 'the nuclear charges were left out' },
      { value: turned(gapOf(one, 1), gapOf(other, 1)), because: 'n was not squared' },
      {
        value: turned(square(one).mul(one.atom.charge), square(other).mul(other.atom.charge)),
        because: 'the nuclear charge was not squared',
      },
      {
        value: turned(exact(one.upper - one.lower), exact(other.upper - other.lower)),
        because: 'the differences of the quantum numbers were compared',
      },
      {
        value: turned(
          exact(one.atom.charge ** 2, one.lower ** 2),
          exact(other.atom.charge ** 2, other.lower ** 2),
        ),
        because: 'only the lower levels were used',
      },
      {
        value: turned(
          exact(one.atom.charge ** 2, one.upper ** 2),
          exact(other.atom.charge ** 2, other.upper ** 2),
        ),
        because: 'only the upper levels were used',
      },
    ].filter(({ value }) => !isSame(value, answer) && value.parts.every(({ n }) => n <= MOST_OF_RATIO)),
    others: OTHER_FACTORS.map(([times, by]) => turned(gapOf(one, 2).mul(times), gapOf(other, 2).mul(by))),
    steps: [
      name === 'frequencies' || name === 'wave numbers'
        ? say`The ${name} are in the ratio of the energies, which are proportional to Z² × (1/n₁² − 1/n₂²).`
        : say`The energy of the photon is proportional to Z² × (1/n₁² − 1/n₂²).`,
      say`First: ${shown(one)}; second: ${shown(other)}`,
      ...(isWavelength ? [say`The wavelength is inversely proportional to the energy.`] : []),
      ...(isWavelength ? [say`So the two differences are divided the other way round.`] : []),
      say`The ratio is ${answer}`,
    ],
  }
}

/** Larger numbers in a ratio look made up. */
const MOST_OF_RATIO = 1200

/** Wrong options that stay near the right ratio. */
const OTHER_FACTORS = [
  [2, 1],
  [1, 2],
  [4, 1],
  [1, 4],
] as const

interface Jump {
  atom: Atom
  lower: number
  upper: number
}

/** Z² × (1/lower² − 1/upper²), or with another power of n. */
const gapOf = ({ atom, lower, upper }: Jump, power: number): Exact =>
  exact(1, lower ** power)
    .sub(exact(1, upper ** power))
    .mul(atom.charge ** 2)

function photonEnergy(rng: Random) {
  const [{ name, charge }, { lower, upper }] = [drawAtom(rng), rng.pick(JUMPS)]
  const [high, low] = [(13.6 * charge ** 2) / upper ** 2, (13.6 * charge ** 2) / lower ** 2]
  const answer = energy(low - high)
  const lamp = rng.pick(LAMPS)
  return {
    concept: ['hydrogen-spectrum', 'energy-levels'],
    given: { find: 'photon' as const, charge, lower, upper },
    prompt: stem(
      rng,
      [
        say`The electron of ${name} makes a transition from n = ${upper} to n = ${lower}.`,
        say`In ${lamp}, the electron of ${name} jumps from the state n = ${upper} to the state n = ${lower}.`,
        say`${name} de-excites from the level n = ${upper} to the level n = ${lower}.`,
        say`A photon is emitted by ${name} in the transition n = ${upper} → n = ${lower}.`,
      ],
      [
        say`The energy of the emitted photon (to two decimal places) is:`,
        say`What is the energy of the photon emitted, to two decimal places?`,
        say`Find the energy released, correct to two decimal places.`,
        say`How much energy does the radiated photon carry, correct to two decimal places?`,
      ],
      [
        say`(Ground state energy of hydrogen = −13.6 eV)`,
        say`Take the ground state energy of hydrogen as −13.6 eV.`,
      ],
    ),
    answer,
    mistakes: hundredths([
      { value: low + high, because: 'the energies of the two levels were added' },
      { value: low, because: `that is the energy that frees the electron from n = ${lower}` },
      { value: high, because: 'that is the binding energy of the upper level' },
      { value: 13.6 * charge ** 2 * (1 / lower - 1 / upper), because: 'n was not squared' },
      {
        value: (13.6 * charge ** 2) / (upper - lower) ** 2,
        because: 'the difference of the levels was squared',
      },
      { value: (low - high) / 2, because: 'the result was halved' },
      { value: (low - high) * 2, because: 'the result was doubled' },
      {
        value: 13.6 * charge * (1 / lower ** 2 - 1 / upper ** 2),
        because: 'the nuclear charge was not squared',
      },
    ]),
    steps: [
      say`Eₙ = −13.6 × Z² ÷ n² eV`,
      say`The photon has the difference: 13.6${atomOf(charge)} × (1/${lower}² − 1/${upper}²)`,
      say`E = ${Math.round(low * 1000) / 1000} − ${Math.round(high * 1000) / 1000} = ${answer}`,
    ],
  }
}

function wavelength(rng: Random) {
  const [{ name, charge }, { lower, upper }] = [drawAtom(rng), rng.pick(JUMPS)]
  const [high, low] = [(13.6 * charge ** 2) / upper ** 2, (13.6 * charge ** 2) / lower ** 2]
  const gap = low - high
  const places = 1240 / gap < 100 ? 1 : 0
  const answer = rounded(1240 / gap, places, 'nm')
  const lamp = rng.pick(LAMPS)
  const near = places === 1 ? 'to one decimal' : 'to the nearest nanometre'
  const data = 'Ground state of hydrogen: −13.6 eV, hc = 1240 eV nm'
  const shown = (value: number) => Math.round(value * 10 ** places) / 10 ** places
  return {
    concept: 'hydrogen-spectrum',
    given: { find: 'wavelength' as const, charge, lower, upper },
    prompt: stem(
      rng,
      [
        say`The electron of ${name} makes a transition from n = ${upper} to n = ${lower}.`,
        say`In ${lamp}, the electron of ${name} jumps from the state n = ${upper} to the state n = ${lower}.`,
        say`${name} de-excites from the level n = ${upper} to the level n = ${lower}.`,
        say`A spectral line is emitted by ${name} in the transition n = ${upper} → n = ${lower}.`,
      ],
      [
        say`The wavelength of the emitted radiation (${near}) is:`,
        say`What is the wavelength of the emitted photon, ${near}?`,
        say`Find the wavelength of the spectral line, ${near}.`,
        say`At what wavelength is the radiation emitted, ${near}?`,
      ],
      [say`(${data})`, say`Given: ${data}.`],
    ),
    answer,
    mistakes: [
      { value: 1240 / low, because: 'only the energy of the lower level was used' },
      { value: 1240 / (low + high), because: 'the energies of the two levels were added' },
      { value: 1240 / (13.6 * charge ** 2 * (1 / lower - 1 / upper)), because: 'n was not squared' },
      { value: 1240 / high, because: 'only the energy of the upper level was used' },
      { value: 2480 / gap, because: 'the energy was halved' },
      { value: 620 / gap, because: 'the energy was doubled' },
      { value: (1240 * charge) / gap, because: 'the nuclear charge was not squared' },
      {
        value: (1240 * (upper - lower) ** 2) / (13.6 * charge ** 2),
        because: 'the difference of the levels was squared',
      },
    ].map(({ value, because }) => ({ value: shown(value), because })),
    steps: [
      say`Eₙ = −13.6 × Z² ÷ n² eV`,
      say`The photon has the difference of two levels: 13.6${atomOf(charge)} × (1/${lower}² − 1/${upper}²)`,
      say`E = 13.6${atomOf(charge)} × ${upper ** 2 - lower ** 2} ÷ ${lower ** 2 * upper ** 2} eV, and λ = hc ÷ E`,
      say`λ = 1,240 × ${lower ** 2 * upper ** 2} ÷ (13.6${atomOf(charge)} × ${upper ** 2 - lower ** 2}) = ${answer}`,
    ],
  }
}

/** Atoms and ions with one electron, as papers name them. */
const ATOMS = [
  { charge: 1, names: ['a hydrogen atom'] },
  { charge: 2, names: ['a He⁺ ion', 'a singly ionised helium atom'] },
  { charge: 3, names: ['a Li²⁺ ion', 'a doubly ionised lithium atom'] },
  { charge: 4, names: ['a Be³⁺ ion', 'a triply ionised beryllium atom'] },
]

interface Atom {
  name: string
  charge: number
}

function drawAtom(rng: Random): Atom {
  const { charge, names } = rng.pick(ATOMS)
  return { name: rng.pick(names), charge }
}

const atomOf = (charge: number) => (charge === 1 ? '' : ` × ${charge}²`)

const energy = (size: number) => rounded(size, 2, 'eV')

const hundredths = (mistakes: readonly { value: number; because: string }[]) =>
  mistakes.map(({ value, because }) => ({ value: Math.round(value * 100) / 100, because }))

const LAMPS = ['a discharge tube', 'a spectral lamp', 'a plasma', 'a gas cell', 'a hot star', 'an ion trap']

const JUMPS = range(1, 5).flatMap((lower) => range(lower + 1, 8).map((upper) => ({ lower, upper })))

const FAR_JUMPS = range(1, 6).flatMap((lower) => range(lower + 1, 10).map((upper) => ({ lower, upper })))
