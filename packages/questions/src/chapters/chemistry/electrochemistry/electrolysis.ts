import { drawScene, roundOff } from '../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../kit/random/random.ts'
import { rounded } from '../../../kit/values/value.ts'

/** Coulombs of one mole of electrons, as the questions tell it. */
export const FARADAY = 96_500

export const METALS = [
  { metal: 'silver', ion: 'Ag⁺', charge: 1, atomicMass: 108, salt: 'silver nitrate solution' },
  { metal: 'copper', ion: 'Cu²⁺', charge: 2, atomicMass: 63.5, salt: 'copper(II) sulphate solution' },
  { metal: 'zinc', ion: 'Zn²⁺', charge: 2, atomicMass: 65, salt: 'zinc sulphate solution' },
  { metal: 'nickel', ion: 'Ni²⁺', charge: 2, atomicMass: 58.7, salt: 'nickel sulphate solution' },
  { metal: 'tin', ion: 'Sn²⁺', charge: 2, atomicMass: 119, salt: 'tin(II) chloride solution' },
  { metal: 'cadmium', ion: 'Cd²⁺', charge: 2, atomicMass: 112, salt: 'cadmium sulphate solution' },
  { metal: 'gold', ion: 'Au³⁺', charge: 3, atomicMass: 197, salt: 'gold(III) chloride solution' },
  { metal: 'chromium', ion: 'Cr³⁺', charge: 3, atomicMass: 52, salt: 'chromium(III) sulphate solution' },
  { metal: 'aluminium', ion: 'Al³⁺', charge: 3, atomicMass: 27, salt: 'molten aluminium oxide' },
  { metal: 'magnesium', ion: 'Mg²⁺', charge: 2, atomicMass: 24, salt: 'molten magnesium chloride' },
  { metal: 'sodium', ion: 'Na⁺', charge: 1, atomicMass: 23, salt: 'molten sodium chloride' },
]

export const grams = (mass: number) => rounded(mass, 2, 'g')
export const wrong = (mass: number) => roundOff(mass, 2)

/** A current, a time and what it runs through. */
export function drawCurrent(rng: Random) {
  const current = rng.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10])
  return { ...drawScene(rng), ...rng.pick(METALS), current, minutes: rng.int(4, 90) }
}
