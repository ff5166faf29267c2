import { formatFormula } from '../../../kit/chemistry/formulas.ts'
import {
  addUpMolarMass,
  articleOf,
  drawScene,
  drawSolute,
  isWhole,
  roundOff,
  tidy,
  withSoluteFormula,
} from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { grams } from '../../../kit/values/quantities.ts'
import { percent, quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'

/** "8 g of sodium hydroxide are dissolved in 250 g of water. What is the molality of the solution?" */
export const molality = defineGenerator({
  id: 'chemistry/molality',
  version: 1,
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
  const { solute, value, water, moles, mass, name, town } = drawMixture(rng)
  const { formula, molarMass } = solute
  const answer = quantity(value, 'mol/kg')
  return {
    given: { find: 'molality' as const, formula, mass, water },
    prompt: rng.pick([
      say`${name} of ${town} dissolves ${grams(mass)} of ${withSoluteFormula(solute)} in ${grams(water)} of water. What is the molality of the solution?`,
      say`What is the molality when ${grams(water)} of water take up ${grams(mass)} of ${withSoluteFormula(solute)} in a laboratory in ${town}?`,
      say`A beaker in ${town} holds ${grams(water)} of water. Into it ${name} stirs ${grams(mass)} of ${withSoluteFormula(solute)} until all has dissolved. Find the molality.`,
      say`${withSoluteFormula(solute)}, ${grams(mass)}, with ${grams(water)} of water: so reads a recipe for a solution at a college in ${town}. How many moles of solute go with each kilogram of water?`,
      say`For an experiment on freezing, ${name} adds ${grams(mass)} of ${withSoluteFormula(solute)} to ${grams(water)} of water. How large is the molality of this solution?`,
    ]),
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
  const { solute, value, water, moles, mass, name, town } = drawMixture(rng)
  const { formula, molarMass } = solute
  const answer = grams(mass)
  const strength = quantity(value, 'mol/kg')
  return {
    given: { find: 'mass' as const, formula, molality: value, water },
    prompt: rng.pick([
      say`How many grams of ${withSoluteFormula(solute)} must ${name} of ${town} dissolve in ${grams(water)} of water for a molality of ${strength}?`,
      say`A solution with a molality of ${strength} is to be made in ${town} from ${grams(water)} of water. What mass of ${withSoluteFormula(solute)} goes into it?`,
      say`${grams(water)} of water stand ready in the beaker of ${name}. Find the mass of ${withSoluteFormula(solute)} that brings the molality to ${strength}.`,
      say`In ${town} a solution of ${withSoluteFormula(solute)} in ${grams(water)} of water has a molality of ${strength}. How much of the solute is in it?`,
      say`The molality of a solution shall be ${strength}. If ${name} uses ${grams(water)} of water, how much ${withSoluteFormula(solute)} is needed?`,
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
  const { name, town } = drawScene(rng)
  const solute = drawSolute(rng, 3.5)
  const { formula, molarMass } = solute
  const share = rng.int(4, 20)
  const value = (1000 * share) / (100 - share) / molarMass
  const answer = rounded(value, 2, 'mol/kg')
  const wrong = (number: number) => roundOff(number, 2)
  const solution = say`${articleOf(share)} ${percent(share)} (by mass) solution of ${withSoluteFormula(solute)} in water`
  return {
    given: { find: 'percent' as const, formula, percent: share },
    prompt: rng.pick([
      say`What is the molality of ${solution}, prepared by ${name} of ${town}?`,
      say`${name} buys ${solution} in ${town}. Find its molality to two decimals.`,
      say`A flask in ${town} contains ${solution}. How many moles of the solute are there for each kilogram of water?`,
      say`For the freezing point of ${solution}, a student in ${town} first needs the molality. What is it?`,
      say`The label in the store of ${name} reads: ${solution}. Which molality is that?`,
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
  const { name, town } = drawScene(rng)
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
    prompt: rng.pick([
      say`A ${strength} solution of ${withSoluteFormula(solute)} in water has a density of ${density} g/mL. What is its molality? ${name} of ${town} needs it.`,
      say`${name} weighs a litre of ${strength} ${withSoluteFormula(solute)} solution in ${town} and finds a density of ${density} g/mL. Find the molality.`,
      say`Turn molarity into molality: ${strength} ${withSoluteFormula(solute)} in water, each millilitre of the solution weighing ${grams(density)}, in a laboratory in ${town}.`,
      say`If the density of a ${strength} solution of ${withSoluteFormula(solute)} made by ${name} is ${density} g/cm³, how many moles of solute belong to one kilogram of water?`,
      say`At ${density} g/mL, which molality does the ${strength} solution of ${withSoluteFormula(solute)} in water have that a shop in ${town} sells?`,
    ]),
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

const MOLALITIES = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 1.2, 1.25, 1.5, 2]

const GRAMS_OF_WATER = [100, 200, 250, 400, 500, 600, 750, 800, 1200, 1500, 2000, 2500]

function drawMixture(rng: Random) {
  const value = rng.pick(MOLALITIES)
  const water = rng.pick(GRAMS_OF_WATER.filter((grams) => isWhole((value * grams) / 10)))
  const solute = drawSolute(rng, value)
  const moles = tidy((value * water) / 1000)
  return { ...drawScene(rng), solute, value, water, moles, mass: tidy(moles * solute.molarMass) }
}
