import { formatFormula } from '../../../kit/chemistry/formulas.ts'
import {
  articleOf,
  drawScene,
  drawSolute,
  roundOff,
  tidy,
  withSoluteFormula,
} from '../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../kit/random/random.ts'
import { percent, quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'

export function molarityOfMixture(rng: Random) {
  const { name, town } = drawScene(rng)
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
    prompt: rng.pick([
      say`${name} of ${town} mixes ${one} and ${other} solutions of ${withSoluteFormula(solute)}. What is the molarity of the mixture?`,
      say`Two solutions of ${withSoluteFormula(solute)} stand in a laboratory in ${town}: ${one} and ${other}. They are poured together, and the volumes add up. Find the new concentration.`,
      say`To ${one} ${withSoluteFormula(solute)} solution, ${name} adds ${other} solution of the same substance. Which molarity results if the volumes add up?`,
      say`What concentration does a jar in ${town} hold after ${name} has filled it with ${one} and then ${other} solution of ${withSoluteFormula(solute)}?`,
      say`${one} and ${other}: these two leftovers of ${withSoluteFormula(solute)} solution are joined in one bottle by ${name} of ${town}. How concentrated is the whole?`,
    ]),
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
]

export function molarityOfPercent(rng: Random) {
  const { name, town } = drawScene(rng)
  const reagent = rng.pick(REAGENTS)
  const { formula, molarMass } = reagent
  const share = rng.int(8, reagent.strongest)
  const density = tidy(Math.round(100 + share * reagent.denser * 100) / 100)
  const value = (10 * share * density) / molarMass
  const answer = rounded(value, 2, 'M')
  const solution = say`${articleOf(share)} ${percent(share)} (by mass) solution of ${withSoluteFormula(reagent)}`
  return {
    given: { find: 'percent' as const, formula, percent: share, density },
    prompt: rng.pick([
      say`A bottle in ${town} holds ${solution} with a density of ${density} g/mL. What is its molarity?`,
      say`${name} of ${town} measures the density of ${solution}: ${density} g/mL. Find the molarity to two decimals.`,
      say`${town}: the reagent of ${name} is ${solution}, and each millilitre of it weighs ${quantity(density, 'g')}. How many moles of the solute does a litre hold?`,
      say`Which molarity should ${name} write on ${solution}, if its density is ${density} g/cm³?`,
      say`With a density of ${density} g/mL, how concentrated in mol/L is ${solution} that a dealer in ${town} sells?`,
    ]),
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
        value: hundredths((1000 * density) / molarMass),
        because: say`the whole litre was taken to be the solute`,
      },
      {
        value: hundredths((10 * share) / molarMass / (1 - share / 100)),
        because: say`that is the number of moles for each kilogram of water`,
      },
      { value: hundredths(value * 2), because: say`the molar mass was halved` },
      { value: hundredths(value / 2), because: say`the molar mass was doubled` },
    ],
    steps: [
      say`One litre weighs 1,000 × ${density} = ${quantity(tidy(1000 * density), 'g')}.`,
      say`The solute in it: ${percent(share)} of ${tidy(1000 * density)} g = ${quantity(tidy(10 * share * density), 'g')}`,
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Molarity = ${tidy(10 * share * density)} ÷ ${molarMass} ≈ ${answer}`,
    ],
  }
}
