import { roundOff, tidy } from '../../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../../kit/define-generator.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { bisect } from '../../../../kit/values/bisect.ts'
import { quantity, rounded } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { degreeOfSplitting, freezingOfSalt } from './electrolytes.ts'
import { molarMassOfSolute, osmoticPressure } from './molar-masses.ts'
import { MOLECULAR, perMolal, SHIFTS, SOLVENTS, WATER } from './solvents.ts'

/** "By how much does a 0.5 molal solution of urea raise the boiling point of water?" */
export const colligative = defineGenerator({
  id: 'chemistry/colligative',
  version: 7,
  concepts: [
    'boiling-freezing',
    'relative-lowering',
    'osmotic-pressure',
    'molar-mass-from-colligative',
    'vant-hoff-factor',
  ],
  levels: {
    easy: { forms: [shiftOfMolality, relativeLowering] },
    medium: { forms: [shiftOfMasses, osmoticPressure, molarMassOfSolute] },
    hard: { forms: [freezingOfSalt, degreeOfSplitting] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'shift':
        // In units of the molality that shifts the point by one kelvin.
        return given.molality / (1 / given.constant)
      case 'lowering':
        // Pressure of the solvent over the solution, for a pressure of 1 of the pure solvent.
        return 1 - given.solvent / (given.solvent + given.solute)
      case 'shift-of-masses':
        return bisect(
          (shift) => (shift / given.constant) * (given.solvent / 1000) * given.molarMass - given.solute,
          1e4,
        )
      case 'osmotic':
        return (
          (given.solute / given.molarMass) *
          ((given.gasConstant * given.temperature) / (given.millilitres / 1000))
        )
      case 'molar-mass':
        // The heavier the molecules, the fewer and the smaller the shift.
        return bisect(
          (mass) => given.shift - (given.constant * 1000 * given.solute) / (mass * given.solvent),
          1e5,
        )
      case 'freezing':
        // Every ion counts as a separate particle.
        return -given.constant * (given.solute / given.molarMass / (given.solvent / 1000)) * given.ions
      case 'splitting':
        return (
          100 *
          bisect((part) => (1 - part + given.ions * part) * given.constant * given.molality - given.shift, 1)
        )
      case 'pairing':
        return (
          100 * bisect((part) => given.shift - (1 - part + part / 2) * given.constant * given.molality, 1)
        )
    }
  },
})

function shiftOfMolality(rng: Random) {
  const { rise, constant, symbol } = rng.pick(SHIFTS)
  // The law holds for dilute solutions, so the shift is small.
  const { solvent, size, molality } = rng.until(
    () => {
      const solvent = rng.pick(SOLVENTS)
      return { solvent, size: solvent[constant], molality: rng.int(5, 100) / 50 }
    },
    (drawn) => drawn.size * drawn.molality <= 6,
  )
  const value = size * molality
  const answer = rounded(value, 2, 'K')
  const wrong = (number: number) => roundOff(number, 2)
  const solute =
    solvent.name === 'water' ? rng.pick(MOLECULAR).name : 'a non-volatile, non-electrolyte solute'
  const told = quantity(molality, 'mol/kg')
  return {
    concept: 'boiling-freezing',
    given: { find: 'shift' as const, constant: size, molality },
    prompt: stem(
      rng,
      [
        say`The molality of a solution of ${solute} in ${solvent.name} is ${told}.`,
        say`A solution of ${solute} in ${solvent.name} has a molality of ${told}.`,
        say`${solute} is dissolved in ${solvent.name} to give a solution of molality ${told}.`,
        say`Consider a solution of ${solute} in ${solvent.name} with a molality of ${told}.`,
      ],
      [
        say`The ${rise} is:`,
        say`What is the ${rise} of the solution?`,
        say`Calculate the ${rise}.`,
        say`Find the ${rise} of the solution.`,
      ],
      [say`(${symbol} = ${perMolal(size)})`, say`Take ${symbol} = ${perMolal(size)}.`],
    ),
    answer,
    mistakes: [
      { value: wrong(size / molality), because: say`the constant was divided by the molality` },
      { value: wrong(molality / size), because: say`the molality was divided by the constant` },
      { value: wrong(size + molality), because: say`constant and molality were added` },
      { value: wrong(value * 2), because: say`the solute was taken to split into two` },
      { value: wrong(value / 2), because: say`the solute was taken to form pairs` },
      { value: size, because: say`that is the shift for 1 mol/kg` },
      { value: wrong(value / 10), because: say`the decimal point was moved by one place` },
    ],
    steps: [
      say`ΔT = K × m, for a solute that neither splits nor joins`,
      say`ΔT = ${size} × ${molality} ≈ ${answer}`,
    ],
  }
}

function relativeLowering(rng: Random) {
  // A dilute solution whose moles add up to a number that divides easily.
  const { value, total } = rng.until(
    () => ({
      value: rng.int(5, 22) / 200,
      total: rng.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 32, 35, 36, 40, 45, 48, 50]),
    }),
    (drawn) => Number.isInteger(tidy(100 * drawn.total * drawn.value)),
  )
  const [solute, solvent] = [tidy(total * value), tidy(total * (1 - value))]
  const answer = rounded(value, 3)
  const wrong = (number: number) => roundOff(number, 3)
  const liquid = rng.pick(SOLVENTS).name
  const [few, many] = [quantity(solute, 'mol'), quantity(solvent, 'mol')]
  return {
    concept: 'relative-lowering',
    given: { find: 'lowering' as const, solute, solvent },
    prompt: stem(
      rng,
      [
        say`${few} of a non-volatile solute is dissolved in ${many} of ${liquid}.`,
        say`A solution contains ${few} of a non-volatile, non-electrolyte solute in ${many} of ${liquid}.`,
        say`A non-volatile solute (${few}) is added to ${many} of ${liquid}.`,
        say`In a solution, ${many} of ${liquid} contains ${few} of a non-volatile, non-electrolyte solute.`,
        say`A solution is prepared from ${few} of a non-volatile solute and ${many} of ${liquid}.`,
      ],
      [
        say`The relative lowering of vapour pressure is:`,
        say`What is the value of (p° − p)/p° for the solution?`,
        say`Find the relative lowering of the vapour pressure.`,
        say`What is the relative lowering of the vapour pressure of ${liquid}?`,
        say`According to Raoult's law, the relative lowering of vapour pressure is:`,
      ],
    ),
    answer,
    within: [0, 1] as const,
    mistakes: [
      { value: wrong(solute / solvent), because: say`it was divided by the moles of solvent alone` },
      { value: wrong(1 - value), because: say`that is the mole fraction of ${liquid}` },
      {
        value: wrong(solute / (solvent - solute)),
        because: say`the moles of solute were taken off those of solvent`,
      },
      {
        value: wrong((2 * solute) / (2 * solute + solvent)),
        because: say`the solute was taken to split into two`,
      },
      { value: wrong(solute / 2 / (solute / 2 + solvent)), because: say`the solute was taken to form pairs` },
      { value: wrong(value / 10), because: say`the decimal point was moved by one place` },
    ],
    steps: [
      say`Relative lowering = mole fraction of the solute`,
      say`${solute} ÷ (${solute} + ${solvent}) = ${solute} ÷ ${total} = ${answer}`,
    ],
  }
}

function shiftOfMasses(rng: Random) {
  const { rise, constant, symbol, other } = rng.pick(SHIFTS)
  const { name: solute, molarMass } = rng.pick(MOLECULAR)
  // Not more than 1 mol/kg, for the law holds for dilute solutions.
  const { solvent, grams } = rng.until(
    () => ({ solvent: rng.int(100, 800, 25), grams: rng.int(4, 60) }),
    (drawn) => {
      const molality = (1000 * drawn.grams) / (molarMass * drawn.solvent)
      return molality >= 0.2 && molality <= 1
    },
  )
  const size = WATER[constant]
  const value = (size * 1000 * grams) / (molarMass * solvent)
  const answer = rounded(value, 2, 'K')
  const wrong = (number: number) => roundOff(number, 2)
  const [mass, of] = [quantity(grams, 'g'), quantity(solvent, 'g')]
  return {
    concept: 'boiling-freezing',
    given: { find: 'shift-of-masses' as const, constant: size, solute: grams, molarMass, solvent },
    prompt: stem(
      rng,
      [
        say`${mass} of ${solute} (molar mass ${molarMass} g/mol) is dissolved in ${of} of water.`,
        say`A solution is prepared by dissolving ${mass} of ${solute} in ${of} of water. The molar mass of the solute is ${molarMass} g/mol.`,
        say`An aqueous solution contains ${mass} of ${solute} (M = ${molarMass} g/mol) in ${of} of water.`,
      ],
      [say`The ${rise} is:`, say`What is the ${rise} of the solution?`, say`Calculate the ${rise}.`],
      [say`(${symbol} = ${perMolal(size)})`, say`Take ${symbol} = ${perMolal(size)}.`],
    ),
    answer,
    mistakes: [
      {
        value: wrong((WATER[other] / size) * value),
        because: say`the other constant of water, ${perMolal(WATER[other])}, was taken`,
      },
      {
        value: wrong((size * 1000 * grams) / (molarMass * (solvent + grams))),
        because: say`the mass of the solution was taken instead of that of the solvent`,
      },
      { value: wrong((size * 1000) / solvent), because: say`one mole was taken instead of ${mass}` },
      { value: wrong(value * 2), because: say`the solute was taken to split into two` },
      { value: wrong(value / 2), because: say`the solute was taken to form pairs` },
      {
        value: wrong((size * grams) / molarMass),
        because: say`the moles were taken for the molality, as in 1 kg of water`,
      },
      { value: wrong(value * 10), because: say`the decimal point was moved by one place` },
    ],
    steps: [
      say`Moles of ${solute} = ${grams} ÷ ${molarMass} ≈ ${rounded(grams / molarMass, 4, 'mol')}`,
      say`Molality = ${rounded(grams / molarMass, 4)} ÷ ${tidy(solvent / 1000)} kg ≈ ${rounded((1000 * grams) / (molarMass * solvent), 4, 'mol/kg')}`,
      say`ΔT = ${size} × ${rounded((1000 * grams) / (molarMass * solvent), 4)} ≈ ${answer}`,
    ],
  }
}
