import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { rounded } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "How much energy frees the electron of a hydrogen atom from the level n = 2?" */
export const bohr = defineGenerator({
  id: 'physics/bohr',
  version: 1,
  concepts: ['bohr-model', 'hydrogen-spectrum'],
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
  const level = rng.int(2, 7)
  const needed = (13.6 * charge ** 2) / level ** 2
  const answer = energy(needed)
  const [person, town, lamp] = [rng.pick(people).name, rng.pick(towns), rng.pick(LAMPS)]
  return {
    concept: 'bohr-model',
    given: { find: 'ionisation' as const, charge, level },
    prompt: rng.pick([
      say`How much energy frees the electron of ${name} from the level n = ${level}? (Ground state of hydrogen: −13.6 eV; two decimals.) ${person} of ${town} keeps it in ${lamp}.`,
      say`${person} of ${town} studies ${name} in ${lamp}. Its electron is on the orbit n = ${level}. With −13.6 eV for the ground state of hydrogen, what energy removes it, to two decimals?`,
      say`Find the ionisation energy of ${name} that is excited to n = ${level} in ${lamp} of ${person} near ${town}; hydrogen has −13.6 eV at n = 1. Give two decimals.`,
      say`In Bohr's model an electron of ${name} circles with n = ${level}. How many electronvolts does ${person} in ${town} have to supply to take it away completely? (hydrogen, n = 1: −13.6 eV; two decimals)`,
      say`To two decimals, what is the binding energy of the electron in state n = ${level} of ${name}, seen by ${person} with ${lamp} in ${town}, if that of hydrogen in the ground state is 13.6 eV?`,
    ]),
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
  const [person, town, lamp] = [rng.pick(people).name, rng.pick(towns), rng.pick(LAMPS)]
  return {
    concept: 'hydrogen-spectrum',
    given: { find: 'photon' as const, charge, lower, upper },
    prompt: rng.pick([
      say`In ${lamp} that ${person} runs near ${town} the electron of ${name} falls from n = ${upper} to n = ${lower}. What energy has the photon, to two decimals? (Ground state of hydrogen: −13.6 eV)`,
      say`${person} of ${town} sees the light of ${lamp} that arises when ${name} goes from the level ${upper} to the level ${lower}. Taking −13.6 eV for hydrogen at n = 1, find the photon energy to two decimals.`,
      say`Which energy must a photon have to lift the electron of ${name} from n = ${lower} to n = ${upper} in the laboratory of ${person} in ${town}? Hydrogen has −13.6 eV at n = 1; give two decimals.`,
      say`How many electronvolts does ${name} give off in ${lamp} of ${person} in ${town} when its electron drops from orbit ${upper} to orbit ${lower}? (two decimals; hydrogen, n = 1: −13.6 eV)`,
      say`Two levels of ${name}, n = ${lower} and n = ${upper}, are watched by ${person} in ${town} with ${lamp}. What is the gap between them to two decimals, if the ground state of hydrogen lies at −13.6 eV?`,
    ]),
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
  const [person, town, lamp] = [rng.pick(people).name, rng.pick(towns), rng.pick(LAMPS)]
  const near = places === 1 ? 'to one decimal' : 'to the nearest nanometre'
  const data = 'Ground state of hydrogen: −13.6 eV, hc = 1240 eV nm'
  const shown = (value: number) => Math.round(value * 10 ** places) / 10 ** places
  return {
    concept: 'hydrogen-spectrum',
    given: { find: 'wavelength' as const, charge, lower, upper },
    prompt: rng.pick([
      say`In ${lamp} that ${person} runs near ${town} the electron of ${name} falls from n = ${upper} to n = ${lower}. What wavelength has the light, ${near}? (${data})`,
      say`${person} of ${town} looks for the line that ${name} sends out on its way from level ${upper} to level ${lower}. At which wavelength does it lie, ${near}? (${data})`,
      say`Find ${near} the wavelength that lifts the electron of ${name} in ${lamp} of ${person} in ${town} from n = ${lower} to n = ${upper}. (${data})`,
      say`A spectrometer of ${person} in ${town} is set on the jump ${upper} → ${lower} of ${name} in ${lamp}. Which wavelength must it show, ${near}? (${data})`,
      say`What is the wavelength, ${near}, of a photon from ${lamp} of ${person} in ${town} that carries the energy between the orbits ${upper} and ${lower} of ${name}? (${data})`,
    ]),
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
] as const

const atomOf = (charge: number) => (charge === 1 ? '' : ` × ${charge}²`)

const energy = (size: number) => rounded(size, 2, 'eV')

const hundredths = (mistakes: readonly { value: number; because: string }[]) =>
  mistakes.map(({ value, because }) => ({ value: Math.round(value * 100) / 100, because }))

const LAMPS = ['a discharge tube', 'a spectral lamp', 'a plasma', 'a gas cell', 'a hot star', 'an ion trap']

const JUMPS = range(1, 5).flatMap((lower) => range(lower + 1, 8).map((upper) => ({ lower, upper })))
