import { roundOff, tidy } from '../../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { quantity, rounded, scientific } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { MOLECULAR, perMolal, SHIFTS, SOLVENTS } from './solvents.ts'

const GAS_CONSTANT = 0.083

export function osmoticPressure(rng: Random) {
  const { name: solute, molarMass } = rng.pick(MOLECULAR)
  // Not more than 1 mol/L, for the law holds for dilute solutions.
  const { millilitres, grams } = rng.until(
    () => ({ millilitres: rng.int(100, 1000, 50), grams: rng.int(2, 40) }),
    (drawn) => (1000 * drawn.grams) / (molarMass * drawn.millilitres) <= 1,
  )
  const temperature = rng.int(290, 315)
  const value = ((grams / molarMass) * GAS_CONSTANT * temperature) / (millilitres / 1000)
  const answer = rounded(value, 2, 'bar')
  const wrong = (number: number) => roundOff(number, 2)
  const [mass, volume, heat] = [quantity(grams, 'g'), quantity(millilitres, 'mL'), quantity(temperature, 'K')]
  return {
    concept: 'osmotic-pressure',
    given: {
      find: 'osmotic' as const,
      solute: grams,
      molarMass,
      millilitres,
      temperature,
      gasConstant: GAS_CONSTANT,
    },
    prompt: stem(
      rng,
      [
        say`${volume} of a solution contains ${mass} of ${solute} (molar mass ${molarMass} g/mol).`,
        say`${mass} of ${solute} (M = ${molarMass} g/mol) is dissolved in water to make ${volume} of solution.`,
        say`A solution of ${solute}, of molar mass ${molarMass} g/mol, has ${mass} of it in ${volume}.`,
      ],
      [
        say`The osmotic pressure at ${heat} is:`,
        say`What is the osmotic pressure of the solution at ${heat}?`,
        say`Calculate its osmotic pressure at ${heat}.`,
      ],
      [say`(R = 0.083 L bar/(mol K))`, say`Take R = 0.083 L bar/(mol K).`],
    ),
    answer,
    mistakes: [
      {
        value: wrong((value * (temperature - 273)) / temperature),
        because: say`the temperature was taken in °C`,
      },
      {
        value: wrong((grams / molarMass) * GAS_CONSTANT * temperature),
        because: say`the moles were not divided by the volume`,
      },
      {
        value: wrong((grams / molarMass) * GAS_CONSTANT * temperature * (millilitres / 1000)),
        because: say`the moles were multiplied by the volume`,
      },
      { value: wrong(value * 2), because: say`the solute was taken to split into two` },
      { value: wrong(value / 2), because: say`the solute was taken to form pairs` },
      {
        value: wrong((GAS_CONSTANT * temperature) / (millilitres / 1000)),
        because: say`one mole was taken instead of ${mass}`,
      },
      { value: wrong(value * 10), because: say`the decimal point was moved by one place` },
    ],
    steps: [
      say`Moles of ${solute} = ${grams} ÷ ${molarMass} ≈ ${rounded(grams / molarMass, 4, 'mol')}`,
      say`c = ${rounded(grams / molarMass, 4)} ÷ ${tidy(millilitres / 1000)} L ≈ ${rounded((1000 * grams) / molarMass / millilitres, 4, 'mol/L')}`,
      say`π = cRT = ${rounded((1000 * grams) / molarMass / millilitres, 4)} × 0.083 × ${temperature} ≈ ${answer}`,
    ],
  }
}

export function molarMassOfSolute(rng: Random) {
  const { rise, constant, symbol } = rng.pick(SHIFTS)
  const solvent = rng.pick(SOLVENTS)
  const size = solvent[constant]
  // Not more than 1 mol/kg and 6 K, for the law holds for dilute solutions.
  const { mass, grams, of } = rng.until(
    () => ({ mass: rng.int(40, 400), grams: rng.int(10, 90) / 10, of: rng.int(50, 300, 10) }),
    (drawn) => {
      const molality = (1000 * drawn.grams) / (drawn.mass * drawn.of)
      return molality >= 0.04 && molality <= 1 && molality * size <= 6
    },
  )
  const shift = roundOff((size * 1000 * grams) / (mass * of), 3)
  const value = (size * 1000 * grams) / (shift * of)
  const answer = rounded(value, 0, 'g/mol')
  const wrong = (number: number) => Math.round(number)
  const withArticle = constant === 'boiling' ? `an ${rise}` : `a ${rise}`
  const told = `${symbol} = ${perMolal(size)}`
  return {
    concept: 'molar-mass-from-colligative',
    given: { find: 'molar-mass' as const, constant: size, solute: grams, solvent: of, shift },
    prompt: stem(
      rng,
      [
        say`${quantity(grams, 'g')} of a non-electrolyte solute dissolved in ${quantity(of, 'g')} of ${solvent.name} causes ${withArticle} of ${rounded(shift, 3, 'K')}.`,
        say`A solution of ${quantity(grams, 'g')} of an unknown non-volatile solute in ${quantity(of, 'g')} of ${solvent.name} shows ${withArticle} of ${rounded(shift, 3, 'K')}.`,
        say`On dissolving ${quantity(grams, 'g')} of a substance in ${quantity(of, 'g')} of ${solvent.name}, ${withArticle} of ${rounded(shift, 3, 'K')} is observed.`,
      ],
      [
        say`The molar mass of the solute (to the nearest g/mol) is:`,
        say`What is the molar mass of the solute, to the nearest g/mol?`,
        say`Calculate its molar mass, to the nearest g/mol.`,
      ],
      [say`(${told})`, say`Given: ${told}.`],
    ),
    answer,
    // No molecule is lighter than that of hydrogen.
    within: [2, 2000] as const,
    mistakes: [
      { value: wrong(value * 2), because: say`the substance was taken to split into two` },
      { value: wrong(value / 2), because: say`the substance was taken to form pairs` },
      {
        value: wrong((size * 1000 * grams) / (shift * (of + grams))),
        because: say`the mass of the solution was taken instead of that of the solvent`,
      },
      { value: wrong((1000 * grams) / of / shift), because: say`the constant was left out` },
      { value: wrong((shift * 1000 * grams) / (size * of)), because: say`shift and constant were exchanged` },
      { value: wrong(value / 10), because: say`the decimal point was moved by one place` },
      {
        value: wrong((size * 1000 * of) / (shift * grams) / 1000),
        because: say`the masses of solute and solvent were exchanged`,
      },
    ],
    steps: [
      say`Molality = ΔT ÷ K = ${rounded(shift, 3)} ÷ ${size} ≈ ${rounded(shift / size, 4, 'mol/kg')}`,
      say`Moles in ${quantity(of, 'g')} of ${solvent.name}: ${rounded(shift / size, 4)} × ${tidy(of / 1000)} ≈ ${scientific(((shift / size) * of) / 1000, 3, 'mol')}`,
      say`Molar mass = ${grams} ÷ (${scientific(((shift / size) * of) / 1000, 3)}) ≈ ${answer}`,
    ],
  }
}
