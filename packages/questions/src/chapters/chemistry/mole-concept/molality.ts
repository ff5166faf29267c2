import { formatFormula } from '../../../kit/chemistry/formulas.ts'
import {
  addUpMolarMass,
  articleOf,
  drawSolute,
  isWhole,
  roundOff,
  type Solute,
  tidy,
  withSoluteFormula,
} from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { grams } from '../../../kit/values/quantities.ts'
import { percent, quantity, rounded } from '../../../kit/values/value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "8 g of sodium hydroxide are dissolved in 250 g of water. What is the molality of the solution?" */
export const molality = defineGenerator({
  id: 'chemistry/molality',
  version: 4,
  levels: {
    easy: { forms: [molalityOfMass] },
    medium: { forms: [soluteForMolality] },
    hard: { forms: [molalityOfPercent, molalityOfSolution] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const molarMass = addUpMolarMass(given.formula)
    switch (given.find) {
      case 'molality':
        return (given.mass * (1000 / given.water)) / molarMass
      case 'mass':
        return bisect((mass) => mass / molarMass / (given.water / 1000) - given.molality, 1e5)
      case 'percent':
        // Grams of solute beside 1,000 g of water.
        return (1000 * given.percent) / (100 - given.percent) / molarMass
      case 'solution': {
        const solute = given.molarity * molarMass
        return given.molarity / ((given.density * 1000 - solute) / 1000)
      }
    }
  },
})

function molalityOfMass(rng: Random) {
  const { solute, value, water, moles, mass } = drawMixture(rng)
  const { formula, molarMass } = solute
  const answer = quantity(value, 'mol/kg')
  return {
    given: { find: 'molality' as const, formula, mass, water },
    prompt: stem(
      rng,
      [
        say`${grams(mass)} of ${withSoluteFormula(solute)} is dissolved in ${grams(water)} of water.`,
        say`A solution is prepared by dissolving ${grams(mass)} of ${withSoluteFormula(solute)} in ${grams(water)} of water.`,
        say`An aqueous solution contains ${grams(mass)} of ${withSoluteFormula(solute)} in ${grams(water)} of the solvent.`,
      ],
      [
        say`The molality of the solution is:`,
        say`What is its molality?`,
        say`Calculate the molality of the solution.`,
      ],
      [molarMassOf(solute)],
    ),
    answer,
    mistakes: [
      {
        value: moles,
        because: say`that is the number of moles; it was not divided by the kilograms of water`,
      },
      {
        value: tidy((moles * water) / 1000),
        because: say`the moles were multiplied by the kilograms of water`,
      },
      {
        value: mass / (water / 1000),
        because: say`that is the number of grams for each kilogram, not of moles`,
      },
      {
        value: roundOff(moles / ((water + mass) / 1000), 3),
        because: say`the moles were divided by the mass of the solution, not of the water`,
      },
      { value: tidy(mass / water), because: say`the grams of solute were divided by those of water` },
      { value: tidy(moles + water / 1000), because: say`the moles and the kilograms of water were added` },
      { value: value * 2, because: say`the molar mass was halved` },
      { value: value / 2, because: say`the molar mass was doubled` },
    ],
    steps: [
      say`Moles = ${mass} ÷ ${molarMass} = ${quantity(moles, 'mol')}, since the molar mass of ${formatFormula(formula)} is ${quantity(molarMass, 'g/mol')}`,
      say`Molality = moles ÷ kilograms of water = ${moles} ÷ ${water / 1000} = ${answer}`,
    ],
  }
}

function soluteForMolality(rng: Random) {
  const { solute, value, water, moles, mass } = drawMixture(rng)
  const { formula, molarMass } = solute
  const answer = grams(mass)
  const strength = quantity(value, 'mol/kg')
  return {
    given: { find: 'mass' as const, formula, molality: value, water },
    prompt: withNote(rng, solute, [
      say`What mass of ${withSoluteFormula(solute)} should be dissolved in ${grams(water)} of water to get a ${strength} solution?`,
      say`The mass of ${withSoluteFormula(solute)} to be added to ${grams(water)} of water, so that the molality becomes ${strength}, is:`,
      say`A solution of molality ${strength} is prepared in ${grams(water)} of water. The mass of ${withSoluteFormula(solute)} required is:`,
      say`How many grams of ${withSoluteFormula(solute)} are present per ${grams(water)} of water in a solution of molality ${strength}?`,
    ]),
    answer,
    mistakes: [
      { value: value * molarMass, because: say`that is the mass for one kilogram of water` },
      { value: (molarMass * water) / 1000, because: say`that is the mass for a molality of 1 mol/kg` },
      { value: moles, because: say`that is the number of moles, not of grams` },
      {
        value: (molarMass * value) / (water / 1000),
        because: say`the mass of water was divided by instead of multiplied by`,
      },
      { value: molarMass, because: say`that is the mass of one mole` },
      { value: mass * 2, because: say`the molar mass was doubled` },
      { value: mass / 2, because: say`the molar mass was halved` },
      { value: mass / 10, because: say`the kilograms of water were taken ten times too small` },
    ],
    steps: [
      say`Moles = molality × kilograms of water = ${value} × ${water / 1000} = ${quantity(moles, 'mol')}`,
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Mass = ${moles} × ${molarMass} = ${answer}`,
    ],
  }
}

function molalityOfPercent(rng: Random) {
  const solute = drawSolute(rng, 3.5)
  const { formula, molarMass } = solute
  const share = rng.int(4, 20)
  const value = (1000 * share) / (100 - share) / molarMass
  const answer = rounded(value, 2, 'mol/kg')
  const wrong = (number: number) => roundOff(number, 2)
  const solution = say`${articleOf(share)} ${percent(share)} (by mass) solution of ${withSoluteFormula(solute)} in water`
  return {
    given: { find: 'percent' as const, formula, percent: share },
    prompt: withNote(rng, solute, [
      say`The molality of ${solution} (to two decimal places) is:`,
      say`What is the molality of ${solution}, to two decimal places?`,
      say`Calculate, correct to two decimal places, the molality of ${solution}.`,
      say`Consider ${solution}. Its molality, to two decimal places, is:`,
    ]),
    answer,
    mistakes: [
      {
        value: wrong((10 * share) / molarMass),
        because: say`the moles were divided by the mass of the solution, not of the water`,
      },
      { value: wrong(value / 10), because: say`the moles for 100 g of water were taken` },
      {
        value: wrong((10 * (100 - share)) / molarMass),
        because: say`the grams of water were divided by the molar mass of the solute`,
      },
      { value: wrong(1000 / molarMass), because: say`the solute was taken to weigh 1,000 g` },
      { value: wrong(value * 2), because: say`the molar mass was halved` },
      { value: wrong(value / 2), because: say`the molar mass was doubled` },
      {
        value: wrong((1000 * share) / (100 + share) / molarMass),
        because: say`the solute was added to 100 g instead of taken off`,
      },
    ],
    steps: [
      say`100 g of the solution hold ${grams(share)} of the solute and ${grams(100 - share)} of water.`,
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Moles = ${share} ÷ ${molarMass} ≈ ${rounded(share / molarMass, 4, 'mol')}`,
      say`Molality = moles ÷ ${(100 - share) / 1000} kg ≈ ${answer}`,
    ],
  }
}

function molalityOfSolution(rng: Random) {
  const concentration = rng.int(10, 34, 2) / 10
  const solute = drawSolute(rng, concentration)
  const { formula, molarMass } = solute
  const dissolved = tidy(concentration * molarMass)
  // About half of the dissolved mass adds to the mass of a litre.
  const density = roundOff(1 + dissolved * 0.0005, 2)
  const water = tidy(1000 * density - dissolved)
  const value = concentration / (water / 1000)
  const answer = rounded(value, 2, 'mol/kg')
  const wrong = (number: number) => roundOff(number, 2)
  const strength = quantity(concentration, 'M')
  return {
    given: { find: 'solution' as const, formula, molarity: concentration, density },
    prompt: stem(
      rng,
      [
        say`The density of a ${strength} aqueous solution of ${withSoluteFormula(solute)} is ${density} g/mL.`,
        say`A ${strength} solution of ${withSoluteFormula(solute)} in water has a density of ${density} g/mL.`,
        say`The molarity of an aqueous solution of ${withSoluteFormula(solute)} is ${strength}, and its density is ${density} g/mL.`,
      ],
      [
        say`Its molality (to two decimal places) is:`,
        say`What is the molality of the solution, to two decimal places?`,
        say`Calculate its molality, correct to two decimal places.`,
      ],
      [molarMassOf(solute)],
    ),
    answer,
    mistakes: [
      {
        value: wrong(concentration / density),
        because: say`the mass of the solute was not taken off the solution`,
      },
      { value: wrong(concentration * density), because: say`the molarity was multiplied by the density` },
      {
        value: wrong(concentration / (1 - dissolved / 1000)),
        because: say`the density was left out: a litre of solution was taken to weigh 1,000 g`,
      },
      {
        value: wrong(concentration / (density + dissolved / 1000)),
        because: say`the mass of the solute was added instead of taken off`,
      },
      { value: wrong(value * 2), because: say`the result was doubled` },
      { value: wrong(value / 2), because: say`the result was halved` },
      {
        value: wrong((concentration * water) / 1000),
        because: say`the moles were multiplied by the kilograms of water`,
      },
    ],
    steps: [
      say`One litre weighs 1,000 × ${density} = ${grams(tidy(1000 * density))}.`,
      say`The solute in it: ${concentration} × ${molarMass} = ${grams(dissolved)}`,
      say`The water in it: ${tidy(1000 * density)} − ${dissolved} = ${grams(water)}`,
      say`Molality = ${concentration} ÷ ${String(tidy(water / 1000))} ≈ ${answer}`,
    ],
  }
}

/** '(Molar mass of NaCl = 58.5 g/mol)' */
const molarMassOf = ({ formula, molarMass }: Solute): Message =>
  say`(Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')})`

const withNote = (rng: Random, solute: Solute, wordings: readonly Message[]): Message =>
  stem(rng, wordings, [molarMassOf(solute)])

const MOLALITIES = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 1.2, 1.25, 1.5, 2]

const GRAMS_OF_WATER = [100, 200, 250, 400, 500, 600, 750, 800, 1200, 1500, 2000, 2500]

function drawMixture(rng: Random) {
  const value = rng.pick(MOLALITIES)
  const water = rng.pick(GRAMS_OF_WATER.filter((grams) => isWhole((value * grams) / 10)))
  const solute = drawSolute(rng, value)
  const moles = tidy((value * water) / 1000)
  return { solute, value, water, moles, mass: tidy(moles * solute.molarMass) }
}
