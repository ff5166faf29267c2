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
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { grams } from '../../../kit/values/quantities.ts'
import { percent, quantity, rounded } from '../../../kit/values/value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "8 g of sodium hydroxide are dissolved in 250 g of water. What is the molality of the solution?" */
export const molality = defineGenerator({
  id: 'chemistry/molality',
  version: 6,
  levels: {
    easy: { forms: [molalityOfMass] },
    medium: { forms: [soluteForMolality] },
    hard: { forms: [...often(10, molalityOfSample), molalityOfSolution, molalityOfPercent] },
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
      case 'sample':
        // The molality at which this much water would hold this much solute.
        return bisect(
          (found) => (found * molarMass * (given.volume * given.density - given.mass)) / 1000 - given.mass,
          1e3,
        )
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
        say`A student dissolves ${grams(mass)} of ${withSoluteFormula(solute)} in ${grams(water)} of water.`,
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
      say`The molality of an aqueous solution of ${withSoluteFormula(solute)} is ${strength}. If it contains ${grams(water)} of water, how much of the solute does it contain?`,
      say`A chemist has ${grams(water)} of water and wants to make a solution of ${withSoluteFormula(solute)} of molality ${strength} with all of it. Find the mass of the solute that is needed.`,
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
  const share = rng.int(8, 40) / 2
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
  const concentration = rng.int(10, 68) / 20
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
      say`Molality = 1,000 × ${concentration} ÷ ${water} ≈ ${answer}`,
    ],
  }
}

/** "250 mL of a solution of density 1.04 g/mL contains 10 g of sodium hydroxide. What is its molality?" */
function molalityOfSample(rng: Random) {
  const { solute, mass, volume } = rng.until(
    () => {
      const concentration = rng.int(10, 68) / 20
      const drawn = drawSolute(rng, concentration)
      const millilitres = rng.int(4, 60) * 25
      return {
        solute: drawn,
        volume: millilitres,
        mass: tidy((concentration * millilitres * drawn.molarMass) / 1000),
      }
    },
    (drawn) =>
      drawn.volume !== 1000 &&
      isWhole(drawn.mass * 10) &&
      isWhole((1000 * drawn.mass) / drawn.solute.molarMass),
  )
  const { formula, molarMass } = solute
  // About half of the dissolved mass adds to the mass of a litre.
  const density = roundOff(1 + (mass / volume) * 0.5, 2)
  const whole = tidy(volume * density)
  const water = tidy(whole - mass)
  const moles = tidy(mass / molarMass)
  const value = moles / (water / 1000)
  const answer = rounded(value, 2, 'mol/kg')
  const wrong = (number: number) => roundOff(number, 2)
  const [dissolved, size] = [say`${grams(mass)} of ${withSoluteFormula(solute)}`, quantity(volume, 'mL')]
  return {
    given: { find: 'sample' as const, formula, mass, volume, density },
    prompt: stem(
      rng,
      [
        say`A volume of ${size} of an aqueous solution of density ${density} g/mL contains ${dissolved}.`,
        say`A solution of ${dissolved} in water has a volume of ${size} and a density of ${density} g/mL.`,
        say`Water is added to ${dissolved} until the volume is ${size}. The density of the solution is ${density} g/mL.`,
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
        value: wrong((1000 * moles) / whole),
        because: say`the mass of the solute was not taken off the solution`,
      },
      { value: wrong((1000 * moles) / volume), because: say`that is the molarity` },
      {
        value: wrong((1000 * moles) / (volume - mass)),
        because: say`the density was left out: each millilitre was taken to weigh 1 g`,
      },
      {
        value: wrong((1000 * moles) / (whole + mass)),
        because: say`the mass of the solute was added instead of taken off`,
      },
      {
        value: wrong(moles),
        because: say`that is the number of moles; it was not divided by the kilograms of water`,
      },
      {
        value: wrong((moles * water) / 1000),
        because: say`the moles were multiplied by the kilograms of water`,
      },
      { value: wrong(value * 2), because: say`the molar mass was halved` },
    ],
    steps: [
      say`The solution weighs ${volume} × ${density} = ${grams(whole)}.`,
      say`The water in it: ${whole} − ${mass} = ${grams(water)}`,
      say`Moles = ${mass} ÷ ${molarMass} = ${quantity(moles, 'mol')}`,
      say`Molality = 1,000 × ${moles} ÷ ${water} ≈ ${answer}`,
    ],
  }
}

/** '(Molar mass of NaCl = 58.5 g/mol)' */
const molarMassOf = ({ formula, molarMass }: Solute): Message =>
  say`(Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')})`

const withNote = (rng: Random, solute: Solute, wordings: readonly Message[]): Message =>
  stem(rng, wordings, [molarMassOf(solute)])

const MOLALITIES = range(1, 60).map((number) => number / 20)

const GRAMS_OF_WATER = [
  ...range(2, 50).map((number) => number * 50),
  ...range(4, 80).map((number) => number * 20),
]

function drawMixture(rng: Random) {
  const { value, water, solute } = rng.until(
    () => {
      const drawn = rng.pick(MOLALITIES)
      return { value: drawn, water: rng.pick(GRAMS_OF_WATER), solute: drawSolute(rng, drawn) }
    },
    // Moles in hundredths, grams in tenths; one kilogram of water needs no division.
    (drawn) => {
      const moles = (drawn.value * drawn.water) / 1000
      return (
        drawn.value !== 1 &&
        drawn.water !== 1000 &&
        isWhole(moles * 100) &&
        isWhole(moles * drawn.solute.molarMass * 10)
      )
    },
  )
  const moles = tidy((value * water) / 1000)
  return { solute, value, water, moles, mass: tidy(moles * solute.molarMass) }
}
