import { COMPOUNDS, type Compound, formatFormula } from '../../../kit/chemistry/formulas.ts'
import type { Random } from '../../../kit/random/random.ts'
import { quantity, scientific } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'

export const AVOGADRO = 6.022e23

/** Litres of a mole of gas at standard temperature and pressure (0 °C, 1 atm). */
export const MOLAR_VOLUME = 22.4

const MOLES = [
  0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 1.2, 1.25, 1.5, 1.6, 1.75, 2, 2.25, 2.5, 3, 3.5, 4, 4.5, 5,
  6, 8,
]

export const withFormula = ({ name, formula }: Compound): string => `${name} (${formatFormula(formula)})`

/** An amount of a compound in round moles, and who has it. */
export function drawAmount(rng: Random, gasOnly = false) {
  const compound = rng.pick(COMPOUNDS.filter(({ isGas }) => isGas || !gasOnly))
  const moles = rng.pick(MOLES)
  return {
    compound,
    moles,
    mass: Math.round(moles * compound.molarMass * 1000) / 1000,
    who: `${rng.pick(people).name} of ${rng.pick(towns)}`,
  }
}

export const grams = (mass: number) => quantity(mass, 'g')

export const sci = (value: number) => scientific(value, 3)
