import { formatFormula } from '../../../kit/chemistry/formulas.ts'
import {
  addUpMolarMass,
  articleOf,
  drawSolute,
  isWhole,
  roundOff,
  tidy,
  withSoluteFormula,
} from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { grams, millilitres } from '../../../kit/values/quantities.ts'
import { percent, quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "8 g of sodium hydroxide are dissolved in water to make 500 mL of solution. What is its molarity?" */
export const molarity = defineGenerator({
  id: 'chemistry/molarity',
  version: 7,
  levels: {
    easy: { forms: [molarityOfMass] },
    medium: { forms: [massForMolarity, volumeForMass, molarityOfMixture] },
    hard: { forms: [molarityOfPercent, ...often(2, ionsOfMixture), ...often(2, volumeOfPercent)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'molarity':
        // The mass in one litre, in moles.
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
      case 'ions':
        // The moles of ions in a litre of each solution, weighted by its part of the volume.
        return (
          (given.first * given.firstIons * given.firstVolume +
            given.second * given.secondIons * given.secondVolume) /
          (given.firstVolume + given.secondVolume)
        )
      case 'percent-volume': {
        const needed = (given.molarity * given.volume * addUpMolarMass(given.formula)) / 1000
        return rounded(
          bisect((volume) => (volume * given.density * given.percent) / 100 - needed, 1e6),
          1,
          'mL',
        )
      }
      case 'percent': {
        // The moles of solute in 100 g of solution, divided by its volume.
        const millilitres = 100 / given.density
        return given.percent / addUpMolarMass(given.formula) / (millilitres / 1000)
      }
    }
  },
})

function molarityOfMass(rng: Random) {
  const { solute, concentration, volume, moles, mass } = drawSolution(rng)
  const { formula, molarMass } = solute
  const answer = quantity(concentration, 'M')
  const litres = volume / 1000
  return {
    given: { find: 'molarity' as const, formula, mass, volume },
    prompt: stem(
      rng,
      [
        say`A student dissolves ${grams(mass)} of ${withSoluteFormula(solute)} in water to make ${millilitres(volume)} of solution.`,
        say`A solution is prepared by dissolving ${grams(mass)} of ${withSoluteFormula(solute)} in water and making up the volume to ${millilitres(volume)}.`,
        say`An aqueous solution contains ${grams(mass)} of ${withSoluteFormula(solute)} in ${millilitres(volume)}.`,
        say`In ${millilitres(volume)} of an aqueous solution there is ${grams(mass)} of ${withSoluteFormula(solute)}.`,
      ],
      [
        say`The molarity of the solution is:`,
        say`What is its molarity?`,
        say`Calculate the molarity of the solution.`,
        say`The concentration of the solution in mol/L is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: moles, because: say`that is the number of moles; it was not divided by the litres` },
      { value: moles * litres, because: say`the moles were multiplied by the litres` },
      { value: litres / moles, because: say`the litres were divided by the moles` },
      { value: tidy(mass / volume), because: say`the grams were divided by the millilitres` },
      { value: tidy(moles + litres), because: say`moles and litres were added` },
      { value: concentration * 2, because: say`the molar mass was halved` },
      { value: concentration / 2, because: say`the molar mass was doubled` },
    ],
    within: [concentration / 12, 12 * concentration] as const,
    steps: [
      say`Moles = ${mass} ÷ ${molarMass} = ${quantity(moles, 'mol')}, since the molar mass of ${formatFormula(formula)} is ${quantity(molarMass, 'g/mol')}`,
      say`Molarity = moles ÷ litres = ${moles} ÷ ${litres} = ${answer}`,
    ],
  }
}

function massForMolarity(rng: Random) {
  const { solute, concentration, volume, moles, mass } = drawSolution(rng)
  const { formula, molarMass } = solute
  const answer = grams(mass)
  const strength = quantity(concentration, 'M')
  return {
    given: { find: 'mass' as const, formula, molarity: concentration, volume },
    prompt: rng.pick([
      say`What mass of ${withSoluteFormula(solute)} is required to prepare ${millilitres(volume)} of a ${strength} solution?`,
      say`The mass of ${withSoluteFormula(solute)} needed to make ${millilitres(volume)} of ${strength} aqueous solution is:`,
      say`A chemist has to prepare ${millilitres(volume)} of a ${strength} solution of ${withSoluteFormula(solute)}. The mass of solute required is:`,
      say`In ${millilitres(volume)} of a ${strength} solution of ${withSoluteFormula(solute)}, the mass of the solute is:`,
      say`Find the mass of ${withSoluteFormula(solute)} to be weighed out for ${millilitres(volume)} of a ${strength} solution.`,
      say`What mass of ${withSoluteFormula(solute)} is there in ${millilitres(volume)} of its ${strength} solution?`,
      say`How many grams of ${withSoluteFormula(solute)} must be dissolved to obtain ${millilitres(volume)} of its ${strength} solution?`,
      say`Calculate the amount of ${withSoluteFormula(solute)}, in grams, present in ${millilitres(volume)} of its ${strength} solution.`,
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
  const { solute, concentration, volume, moles, mass } = drawSolution(rng)
  const { formula, molarMass } = solute
  const answer = millilitres(volume)
  const strength = quantity(concentration, 'M')
  return {
    given: { find: 'volume' as const, formula, molarity: concentration, mass },
    prompt: rng.pick([
      say`What volume of a ${strength} solution can be prepared from ${grams(mass)} of ${withSoluteFormula(solute)}?`,
      say`The volume of a ${strength} solution which contains ${grams(mass)} of ${withSoluteFormula(solute)} is:`,
      say`A certain volume of a ${strength} solution contains ${grams(mass)} of ${withSoluteFormula(solute)}. The volume is:`,
      say`A student dissolves ${grams(mass)} of ${withSoluteFormula(solute)} and makes it up to a ${strength} solution. What is the volume of the solution?`,
      say`To which volume must a solution of ${grams(mass)} of ${withSoluteFormula(solute)} be made up so that it is ${strength}?`,
      say`How many millilitres of a ${strength} solution of ${withSoluteFormula(solute)} contain ${grams(mass)} of the solute?`,
      say`Find the volume of ${strength} solution that can be made from ${grams(mass)} of ${withSoluteFormula(solute)}.`,
      say`Calculate the volume of ${strength} solution that contains ${grams(mass)} of ${withSoluteFormula(solute)}.`,
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

function molarityOfMixture(rng: Random) {
  const total = rng.pick([200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2000])
  const tenths = rng.pick([2, 3, 4, 6, 7, 8])
  const [low, high] = [rng.int(1, 12), rng.int(13, 30)].map((number) => number / 10)
  const [first, second] = rng.shuffle([low ?? 0, high ?? 0])
  if (first === undefined || second === undefined) throw new RangeError('two solutions are mixed')
  const solute = drawSolute(rng, Math.max(first, second))
  const [firstVolume, secondVolume] = [(total * tenths) / 10, (total * (10 - tenths)) / 10]
  const [firstMoles, secondMoles] = [tidy((first * firstVolume) / 1000), tidy((second * secondVolume) / 1000)]
  const moles = tidy(firstMoles + secondMoles)
  const value = tidy(moles / (total / 1000))
  const answer = quantity(value, 'M')
  const [one, other] = [
    say`${quantity(firstVolume, 'mL')} of ${quantity(first, 'M')}`,
    say`${quantity(secondVolume, 'mL')} of ${quantity(second, 'M')}`,
  ]
  return {
    given: { find: 'mixture' as const, first, second, firstVolume, secondVolume },
    prompt: stem(
      rng,
      [
        say`A student mixes ${one} and ${other} solutions of ${withSoluteFormula(solute)}.`,
        say`Two solutions of ${withSoluteFormula(solute)}, ${one} and ${other}, are mixed together.`,
        say`A mixture is obtained by adding ${one} to ${other} solution of ${withSoluteFormula(solute)}.`,
      ],
      [
        say`The molarity of the resulting solution is:`,
        say`What is the molarity of the final mixture?`,
        say`Calculate the concentration of the resultant solution.`,
      ],
      [say`(Assume that the volumes are additive.)`, say`Volumes are additive.`],
    ),
    answer,
    mistakes: [
      {
        value: tidy((first + second) / 2),
        because: say`the plain average was taken, as if the volumes were equal`,
      },
      { value: tidy(first + second), because: say`the molarities were added` },
      { value: tidy(Math.abs(first - second)), because: say`the molarities were subtracted` },
      {
        value: tidy((first * secondVolume + second * firstVolume) / total),
        because: say`the two volumes were exchanged`,
      },
      { value: moles, because: say`that is the number of moles in all; it was not divided by the litres` },
      { value: tidy((moles / total) * 500), because: say`the sum was divided by two once more` },
      {
        value: tidy(Math.max(first, second)),
        because: say`only the stronger solution was looked at`,
      },
      { value: tidy(Math.min(first, second)), because: say`only the weaker solution was looked at` },
    ],
    steps: [
      say`First solution: ${first} × ${firstVolume / 1000} = ${quantity(firstMoles, 'mol')}`,
      say`Second solution: ${second} × ${secondVolume / 1000} = ${quantity(secondMoles, 'mol')}`,
      say`Together: ${quantity(moles, 'mol')} in ${quantity(total / 1000, 'L')}`,
      say`Molarity = ${moles} ÷ ${total / 1000} = ${answer}`,
    ],
  }
}

const hundredths = (value: number): number => roundOff(value, 2)

/** Reagents sold by mass percent: how much denser than water each percent makes them, and the strongest usual one. */
const REAGENTS = [
  { name: 'sodium hydroxide', formula: 'NaOH', molarMass: 40, denser: 0.011, strongest: 50 },
  { name: 'potassium hydroxide', formula: 'KOH', molarMass: 56, denser: 0.0095, strongest: 45 },
  { name: 'sulphuric acid', formula: 'H2SO4', molarMass: 98, denser: 0.0076, strongest: 60 },
  { name: 'nitric acid', formula: 'HNO3', molarMass: 63, denser: 0.0061, strongest: 68 },
  { name: 'hydrochloric acid', formula: 'HCl', molarMass: 36.5, denser: 0.005, strongest: 37 },
  { name: 'phosphoric acid', formula: 'H3PO4', molarMass: 98, denser: 0.0063, strongest: 60 },
  { name: 'sodium chloride', formula: 'NaCl', molarMass: 58.5, denser: 0.0074, strongest: 26 },
  { name: 'potassium chloride', formula: 'KCl', molarMass: 74.5, denser: 0.0066, strongest: 24 },
  { name: 'sodium nitrate', formula: 'NaNO3', molarMass: 85, denser: 0.0075, strongest: 45 },
  { name: 'acetic acid', formula: 'CH3COOH', molarMass: 60, denser: 0.00115, strongest: 60 },
  { name: 'ammonia', formula: 'NH3', molarMass: 17, denser: -0.0037, strongest: 30 },
  { name: 'glucose', formula: 'C6H12O6', molarMass: 180, denser: 0.0042, strongest: 45 },
  { name: 'urea', formula: 'CH4N2O', molarMass: 60, denser: 0.0027, strongest: 48 },
]

/** Salts that give one ion in common, with how many of it each unit gives. */
const COMMON_IONS = [
  {
    ion: 'Cl⁻',
    salts: [
      ['NaCl', 1],
      ['KCl', 1],
      ['MgCl₂', 2],
      ['CaCl₂', 2],
      ['AlCl₃', 3],
      ['FeCl₃', 3],
    ],
  },
  {
    ion: 'Na⁺',
    salts: [
      ['NaCl', 1],
      ['NaNO₃', 1],
      ['Na₂SO₄', 2],
      ['Na₃PO₄', 3],
    ],
  },
  {
    ion: 'NO₃⁻',
    salts: [
      ['KNO₃', 1],
      ['NaNO₃', 1],
      ['Ca(NO₃)₂', 2],
      ['Al(NO₃)₃', 3],
    ],
  },
  {
    ion: 'SO₄²⁻',
    salts: [
      ['Na₂SO₄', 1],
      ['MgSO₄', 1],
      ['Al₂(SO₄)₃', 3],
    ],
  },
] as const

/** "100 mL of 0.2 M NaCl is mixed with 300 mL of 0.1 M MgCl₂. What is the concentration of chloride ions?" */
function ionsOfMixture(rng: Random) {
  const { ion, salts } = rng.pick(COMMON_IONS)
  const drawn = rng.until(
    () => {
      const [one, other] = rng.sample<readonly [string, number]>(salts, 2)
      const [firstVolume, secondVolume] = [rng.int(2, 30) * 10, rng.int(2, 30) * 10]
      const [first, second] = [rng.int(1, 12) / 20, rng.int(1, 12) / 20]
      return { one, other, first, second, firstVolume, secondVolume }
    },
    ({ one, other, first, second, firstVolume, secondVolume }) => {
      const value =
        (first * one[1] * firstVolume + second * other[1] * secondVolume) / (firstVolume + secondVolume)
      return (
        one[1] !== other[1] &&
        Math.abs(value * 100 - Math.round(value * 100)) < 1e-9 &&
        firstVolume !== secondVolume
      )
    },
  )
  const { one, other, first, second, firstVolume, secondVolume } = drawn
  const total = firstVolume + secondVolume
  const [fromFirst, fromSecond] = [first * one[1] * firstVolume, second * other[1] * secondVolume]
  const answer = quantity(tidy((fromFirst + fromSecond) / total), 'M')
  return {
    given: {
      find: 'ions' as const,
      first,
      firstIons: one[1],
      firstVolume,
      second,
      secondIons: other[1],
      secondVolume,
    },
    prompt: stem(
      rng,
      [
        say`A student mixes ${quantity(firstVolume, 'mL')} of ${quantity(first, 'M')} ${one[0]} with ${quantity(secondVolume, 'mL')} of ${quantity(second, 'M')} ${other[0]}.`,
        say`To ${quantity(firstVolume, 'mL')} of ${quantity(first, 'M')} ${one[0]} solution, ${quantity(secondVolume, 'mL')} of ${quantity(second, 'M')} ${other[0]} solution is added.`,
        say`Solutions of ${one[0]} (${quantity(firstVolume, 'mL')}, ${quantity(first, 'M')}) and ${other[0]} (${quantity(secondVolume, 'mL')}, ${quantity(second, 'M')}) are mixed.`,
      ],
      [
        say`The molar concentration of ${ion} ions in the mixture is:`,
        say`What is the molarity of ${ion} ions in the resulting solution?`,
        say`Calculate the concentration of ${ion} ions in the mixture.`,
      ],
      [
        say`(Assume complete dissociation and that the volumes are additive.)`,
        say`The salts are completely dissociated, and volumes are additive.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: (first * firstVolume + second * secondVolume) / total,
        because: say`each salt was taken to give one ${ion} ion`,
      },
      {
        value: (first * one[1] + second * other[1]) / 2,
        because: say`the plain average was taken, as if the volumes were equal`,
      },
      { value: first * one[1] + second * other[1], because: say`the concentrations were added` },
      {
        value: (first * other[1] * firstVolume + second * one[1] * secondVolume) / total,
        because: say`the numbers of ions were exchanged`,
      },
      { value: fromFirst / total, because: say`the ions of ${other[0]} were left out` },
      { value: fromSecond / total, because: say`the ions of ${one[0]} were left out` },
    ].map(({ value, because }) => ({ value: roundOff(value, 2), because })),
    steps: [
      say`${one[0]} gives ${one[1]} and ${other[0]} gives ${other[1]} ${ion} for each unit.`,
      say`From ${one[0]}: ${firstVolume} × ${first} × ${one[1]} = ${tidy(fromFirst)} mmol`,
      say`From ${other[0]}: ${secondVolume} × ${second} × ${other[1]} = ${tidy(fromSecond)} mmol`,
      say`The mixture has a volume of ${quantity(total, 'mL')}.`,
      say`Concentration = ${tidy(fromFirst + fromSecond)} ÷ ${total} = ${answer}`,
    ],
  }
}

/** "What volume of 98% sulphuric acid of density 1.84 g/mL is needed for 500 mL of a 0.2 M solution?" */
function volumeOfPercent(rng: Random) {
  const reagent = rng.pick(REAGENTS)
  const { formula, molarMass } = reagent
  const share = rng.int(Math.min(20, reagent.strongest - 5), reagent.strongest)
  const density = tidy(Math.round(100 + share * reagent.denser * 100) / 100)
  const [volume, molarity] = [rng.pick([100, 200, 250, 400, 500, 750, 1000, 2000]), rng.int(1, 10) / 10]
  const strong = (10 * share * density) / molarMass
  const value = (molarity * volume) / strong
  const answer = rounded(value, 1, 'mL')
  const tenths = (wrong: number) => roundOff(wrong, 1)
  const solution = say`${percent(share)} (by mass) ${withSoluteFormula(reagent)} solution of density ${density} g/mL`
  return {
    given: { find: 'percent-volume' as const, formula, percent: share, density, volume, molarity },
    prompt: stem(
      rng,
      [
        say`A chemist has a ${solution} and wants to prepare ${quantity(volume, 'mL')} of a ${quantity(molarity, 'M')} solution.`,
        say`From a ${solution}, ${quantity(volume, 'mL')} of a ${quantity(molarity, 'M')} solution is to be made.`,
        say`A bottle in a laboratory contains a ${solution}. Some of it is diluted with water to ${quantity(volume, 'mL')} of a ${quantity(molarity, 'M')} solution.`,
      ],
      [
        say`What volume of the strong solution is needed, to one decimal place?`,
        say`Calculate the volume of the strong solution required, correct to one decimal place.`,
        say`The volume of the strong solution required (to one decimal place) is:`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: tenths((molarity * volume * molarMass) / (10 * share)),
        because: say`the density was left out`,
      },
      {
        value: tenths((molarity * volume * molarMass) / 1000),
        because: say`that is the mass of the solute in grams`,
      },
      {
        value: tenths(((molarity * volume * molarMass) / 1000) * (100 / share)),
        because: say`that is the mass of the solution in grams`,
      },
      {
        value: tenths((molarity * volume * molarMass) / (1000 * density)),
        because: say`the percentage was left out`,
      },
      { value: tenths(value * 2), because: say`the result was doubled` },
      { value: tenths(value / 2), because: say`the result was halved` },
    ].filter((wrong) => wrong.value < volume),
    steps: [
      say`Moles needed = ${molarity} × ${volume / 1000} = ${quantity(tidy((molarity * volume) / 1000), 'mol')}`,
      say`Mass of ${formatFormula(formula)} = ${tidy((molarity * volume) / 1000)} × ${molarMass} = ${quantity(tidy((molarity * volume * molarMass) / 1000), 'g')}`,
      say`One litre of the strong solution weighs ${quantity(tidy(1000 * density), 'g')} and holds ${quantity(tidy(10 * share * density), 'g')} of it.`,
      say`So one millilitre holds ${String(tidy((share * density) / 100))} g.`,
      say`Volume = ${tidy((molarity * volume * molarMass) / 1000)} ÷ ${String(tidy((share * density) / 100))} ≈ ${answer}`,
    ],
  }
}

function molarityOfPercent(rng: Random) {
  const reagent = rng.pick(REAGENTS)
  const { formula, molarMass } = reagent
  const share = rng.int(8, reagent.strongest)
  const density = tidy(Math.round(100 + share * reagent.denser * 100) / 100)
  const value = (10 * share * density) / molarMass
  const answer = rounded(value, 2, 'M')
  const solution = say`${articleOf(share)} ${percent(share)} (by mass) solution of ${withSoluteFormula(reagent)}`
  return {
    given: { find: 'percent' as const, formula, percent: share, density },
    prompt: stem(
      rng,
      [
        say`The density of ${solution} is ${density} g/mL.`,
        say`${solution} has a density of ${density} g/mL.`,
        say`A commercial sample is ${solution}, with a density of ${density} g/mL.`,
        say`A bottle in a laboratory holds ${solution}. Its density is ${density} g/mL.`,
      ],
      [
        say`Its molarity (to two decimal places) is:`,
        say`What is the molarity of the solution, to two decimal places?`,
        say`Calculate its molarity, correct to two decimal places.`,
        say`Find the molar concentration of the solution to two decimal places.`,
      ],
    ),
    answer,
    mistakes: [
      { value: hundredths((10 * share) / molarMass), because: say`the density was left out` },
      {
        value: hundredths((10 * share) / molarMass / density),
        because: say`the density was divided by instead of multiplied by`,
      },
      { value: hundredths(value / 10), because: say`only 100 mL were taken instead of a litre` },
      {
        value: hundredths((10 * (100 - share) * density) / molarMass),
        because: say`the share of the water was taken`,
      },
      {
        value: hundredths((10 * share) / molarMass / (1 - share / 100)),
        because: say`that is the number of moles for each kilogram of water`,
      },
      { value: hundredths(value * 2), because: say`the molar mass was halved` },
      { value: hundredths(value / 2), because: say`the molar mass was doubled` },
    ],
    // Less than the pure substance would have.
    within: [value / 12, Math.min(6 * value, (900 * density) / molarMass)] as const,
    steps: [
      say`One litre weighs 1,000 × ${density} = ${quantity(tidy(1000 * density), 'g')}.`,
      say`The solute in it: ${percent(share)} of ${tidy(1000 * density)} g = ${quantity(tidy(10 * share * density), 'g')}`,
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Molarity = ${tidy(10 * share * density)} ÷ ${molarMass} ≈ ${answer}`,
    ],
  }
}

const MOLARITIES = [
  0.05, 0.1, 0.12, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9, 1.1, 1.2,
  1.25, 1.4, 1.5, 1.6, 1.75, 1.8, 2, 2.2, 2.25, 2.5, 3, 3.5, 4,
]

const MILLILITRES = [
  50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 750, 800, 900, 1100, 1200, 1250, 1400, 1500,
  1600, 1800, 2000, 2500,
]

function drawSolution(rng: Random) {
  const concentration = rng.pick(MOLARITIES)
  const volume = rng.pick(MILLILITRES.filter((millilitres) => isWhole((concentration * millilitres) / 10)))
  const solute = drawSolute(rng, concentration)
  const moles = tidy((concentration * volume) / 1000)
  return { solute, concentration, volume, moles, mass: tidy(moles * solute.molarMass) }
}
