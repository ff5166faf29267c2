import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "How much energy frees the electron of a hydrogen atom from the level n = 2?" */
export const bohr = defineGenerator({
  id: 'physics/bohr',
  version: 5,
  concepts: ['bohr-model', 'energy-levels', 'hydrogen-spectrum'],
  levels: { easy: { form: ionisation }, medium: { form: photonEnergy }, hard: { form: wavelength } },
  generate: (rng, { form }) => form(rng),
  solve(given) {
    switch (given.find) {
      case 'ionisation':
        return -levelEnergy(given.charge, given.level)
      case 'photon':
        return levelEnergy(given.charge, given.upper) - levelEnergy(given.charge, given.lower)
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
  const { name, charge } = rng.pick(ATOMS)
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

function photonEnergy(rng: Random) {
  const [{ name, charge }, { lower, upper }] = [rng.pick(ATOMS), rng.pick(JUMPS)]
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
  const [{ name, charge }, { lower, upper }] = [rng.pick(ATOMS), rng.pick(JUMPS)]
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

const ATOMS = [
  { name: 'a hydrogen atom', charge: 1 },
  { name: 'a He⁺ ion', charge: 2 },
  { name: 'a Li²⁺ ion', charge: 3 },
  { name: 'a Be³⁺ ion', charge: 4 },
] as const

const atomOf = (charge: number) => (charge === 1 ? '' : ` × ${charge}²`)

const energy = (size: number) => rounded(size, 2, 'eV')

const hundredths = (mistakes: readonly { value: number; because: string }[]) =>
  mistakes.map(({ value, because }) => ({ value: Math.round(value * 100) / 100, because }))

const LAMPS = ['a discharge tube', 'a spectral lamp', 'a plasma', 'a gas cell', 'a hot star', 'an ion trap']

const JUMPS = range(1, 5).flatMap((lower) => range(lower + 1, 8).map((upper) => ({ lower, upper })))
