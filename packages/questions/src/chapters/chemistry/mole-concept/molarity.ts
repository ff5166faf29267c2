import { formatFormula } from '../../../kit/chemistry/formulas.ts'
import {
  addUpMolarMass,
  drawScene,
  drawSolute,
  isWhole,
  tidy,
  withSoluteFormula,
} from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { molarityOfMixture, molarityOfPercent } from './molarity-hard.ts'

const MOLARITIES = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 1.2, 1.25, 1.5, 2, 2.5, 3]
const MILLILITRES = [100, 200, 250, 400, 500, 600, 750, 800, 1200, 1500, 2000, 2500]

/** "8 g of sodium hydroxide are dissolved in water to make 500 mL of solution. What is its molarity?" */
export const molarity = defineGenerator({
  id: 'chemistry/molarity',
  version: 1,
  levels: {
    easy: { forms: [molarityOfMass] },
    medium: { forms: [massForMolarity, volumeForMass] },
    hard: { forms: [molarityOfMixture, molarityOfPercent] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'molarity':
        // What one litre would hold, weighed in moles.
        return (given.mass * (1000 / given.volume)) / addUpMolarMass(given.formula)
      case 'mass':
        return bisect(
          (mass) => mass / addUpMolarMass(given.formula) / (given.volume / 1000) - given.molarity,
          1e5,
        )
      case 'volume':
        return bisect(
          (volume) => (given.molarity * volume * addUpMolarMass(given.formula)) / 1000 - given.mass,
          1e6,
        )
      case 'mixture':
        return (
          given.first +
          ((given.second - given.first) * given.secondVolume) / (given.firstVolume + given.secondVolume)
        )
      case 'percent': {
        // 100 g of the solution hold so many grams of the solute in so many millilitres.
        const millilitres = 100 / given.density
        return given.percent / addUpMolarMass(given.formula) / (millilitres / 1000)
      }
    }
  },
})

function drawSolution(rng: Random) {
  const concentration = rng.pick(MOLARITIES)
  const volume = rng.pick(MILLILITRES.filter((millilitres) => isWhole((concentration * millilitres) / 10)))
  const solute = drawSolute(rng, concentration)
  const moles = tidy((concentration * volume) / 1000)
  return { ...drawScene(rng), solute, concentration, volume, moles, mass: tidy(moles * solute.molarMass) }
}

const grams = (mass: number) => quantity(mass, 'g')
const millilitres = (volume: number) => quantity(volume, 'mL')

function molarityOfMass(rng: Random) {
  const { solute, concentration, volume, moles, mass, name, town } = drawSolution(rng)
  const { formula, molarMass } = solute
  const answer = quantity(concentration, 'M')
  const litres = volume / 1000
  return {
    given: { find: 'molarity' as const, formula, mass, volume },
    prompt: rng.pick([
      say`${name} of ${town} dissolves ${grams(mass)} of ${withSoluteFormula(solute)} in water and makes the solution up to ${millilitres(volume)}. What is its molarity?`,
      say`What is the molarity of ${millilitres(volume)} of a solution that holds ${grams(mass)} of ${withSoluteFormula(solute)}, prepared in a laboratory in ${town}?`,
      say`A flask of ${millilitres(volume)} in ${town} is filled to the mark with a solution of ${grams(mass)} of ${withSoluteFormula(solute)}. Find the concentration in mol/L.`,
      say`In a school at ${town}, ${grams(mass)} of ${withSoluteFormula(solute)} go into a bottle of ${name}. Water is added until the solution measures ${millilitres(volume)}. How concentrated is it?`,
      say`The label on a bottle of ${name} reads: ${withSoluteFormula(solute)}, ${grams(mass)} in ${millilitres(volume)} of solution. Which molarity belongs on it?`,
    ]),
    answer,
    mistakes: [
      { value: moles, because: say`that is the number of moles; it was not divided by the litres` },
      { value: moles * litres, because: say`the moles were multiplied by the litres` },
      { value: mass / litres, because: say`that is the number of grams in a litre, not of moles` },
      { value: litres / moles, because: say`the litres were divided by the moles` },
      { value: tidy(mass / volume), because: say`the grams were divided by the millilitres` },
      { value: tidy(moles + litres), because: say`moles and litres were added` },
      { value: concentration * 2, because: say`the molar mass was halved` },
      { value: concentration / 2, because: say`the molar mass was doubled` },
    ],
    steps: [
      say`Moles = ${mass} ÷ ${molarMass} = ${quantity(moles, 'mol')}, since the molar mass of ${formatFormula(formula)} is ${quantity(molarMass, 'g/mol')}`,
      say`Molarity = moles ÷ litres = ${moles} ÷ ${litres} = ${answer}`,
    ],
  }
}

function massForMolarity(rng: Random) {
  const { solute, concentration, volume, moles, mass, name, town } = drawSolution(rng)
  const { formula, molarMass } = solute
  const answer = grams(mass)
  const strength = quantity(concentration, 'M')
  return {
    given: { find: 'mass' as const, formula, molarity: concentration, volume },
    prompt: rng.pick([
      say`How many grams of ${withSoluteFormula(solute)} does ${name} of ${town} need for ${millilitres(volume)} of a ${strength} solution?`,
      say`A class in ${town} wants ${millilitres(volume)} of ${strength} ${withSoluteFormula(solute)} solution. What mass of the solute must be weighed out?`,
      say`${name} evaporates ${millilitres(volume)} of a ${strength} solution of ${withSoluteFormula(solute)} to dryness in ${town}. What mass of the solute stays behind?`,
      say`Find the mass of ${withSoluteFormula(solute)} that is dissolved in ${millilitres(volume)} of its ${strength} solution, kept by ${name} in ${town}.`,
      say`To fill a ${millilitres(volume)} flask with a solution of ${strength}, ${name} of ${town} weighs ${withSoluteFormula(solute)}. What must the balance show?`,
    ]),
    answer,
    mistakes: [
      { value: concentration * molarMass, because: say`that is the mass for one litre` },
      { value: (molarMass * volume) / 1000, because: say`that is the mass for a 1 M solution` },
      { value: moles, because: say`that is the number of moles, not of grams` },
      {
        value: (molarMass * concentration) / (volume / 1000),
        because: say`the volume was divided by instead of multiplied by`,
      },
      { value: molarMass, because: say`that is the mass of one mole` },
      { value: mass * 10, because: say`the volume in litres was taken ten times too large` },
      { value: mass / 10, because: say`the volume in litres was taken ten times too small` },
      { value: mass * 2, because: say`the molar mass was doubled` },
      { value: mass / 2, because: say`the molar mass was halved` },
    ],
    steps: [
      say`Moles = molarity × litres = ${concentration} × ${volume / 1000} = ${quantity(moles, 'mol')}`,
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Mass = ${moles} × ${molarMass} = ${answer}`,
    ],
  }
}

function volumeForMass(rng: Random) {
  const { solute, concentration, volume, moles, mass, name, town } = drawSolution(rng)
  const { formula, molarMass } = solute
  const answer = millilitres(volume)
  const strength = quantity(concentration, 'M')
  return {
    given: { find: 'volume' as const, formula, molarity: concentration, mass },
    prompt: rng.pick([
      say`What volume of a ${strength} solution can ${name} of ${town} make from ${grams(mass)} of ${withSoluteFormula(solute)}?`,
      say`${name} needs exactly ${grams(mass)} of ${withSoluteFormula(solute)} and has only a ${strength} solution of it in ${town}. How much of the solution must be taken?`,
      say`In how many millilitres of a ${strength} solution of ${withSoluteFormula(solute)} are there ${grams(mass)} of the solute? ${name} measures it out in ${town}.`,
      say`A packet in ${town} holds ${grams(mass)} of ${withSoluteFormula(solute)}. Up to which volume must its solution be made so that it is ${strength}?`,
      say`All of the ${grams(mass)} of ${withSoluteFormula(solute)} left in the store of ${name} are used up for a solution of ${strength}. How much solution does that give?`,
    ]),
    answer,
    mistakes: [
      { value: moles * 1000, because: say`the moles were not divided by the molarity` },
      { value: moles * concentration * 1000, because: say`the moles were multiplied by the molarity` },
      { value: (mass / concentration) * 1000, because: say`the molar mass was left out` },
      { value: (concentration / moles) * 1000, because: say`the molarity was divided by the moles` },
      { value: volume * 10, because: say`a litre was taken as ten thousand millilitres` },
      { value: volume / 10, because: say`a litre was taken as a hundred millilitres` },
      { value: volume * 2, because: say`the molar mass was halved` },
      { value: volume / 2, because: say`the molar mass was doubled` },
    ],
    steps: [
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Moles = ${mass} ÷ ${molarMass} = ${quantity(moles, 'mol')}`,
      say`Volume = moles ÷ molarity = ${moles} ÷ ${concentration} = ${quantity(volume / 1000, 'L')} = ${answer}`,
    ],
  }
}
