import { formatFormula } from '../../../kit/chemistry/formulas.ts'
import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { AVOGADRO, drawAmount, grams, MOLAR_VOLUME, sci, withFormula } from './mole-stories.ts'

/** The hard forms of moles: by way of molecules, and from a volume of gas. */
export function atomsInMass(rng: Random) {
  const { compound, moles, mass, who } = drawAmount(rng)
  const { molarMass, formula, atoms } = compound
  const answer = sci(moles * AVOGADRO * atoms)
  return {
    given: { find: 'atoms' as const, formula, mass },
    prompt: rng.pick([
      say`How many atoms in all are there in ${grams(mass)} of ${withFormula(compound)} in the laboratory of ${who}? (Avogadro's number: 6.022 × 10²³)`,
      say`${who} has ${grams(mass)} of ${withFormula(compound)}. Taking Avogadro's number as 6.022 × 10²³, find the total number of atoms in it.`,
    ]),
    answer,
    mistakes: [
      { value: sci(moles * AVOGADRO), because: say`the molecules were counted, not their atoms` },
      {
        value: sci((moles * AVOGADRO) / atoms),
        because: say`the number of molecules was divided by the atoms in each`,
      },
      { value: sci(mass * AVOGADRO), because: say`the mass was multiplied by Avogadro's number` },
      { value: sci(atoms * AVOGADRO), because: say`that is the number of atoms in one mole` },
      {
        value: sci(moles * AVOGADRO * (atoms + 1)),
        because: say`one atom too many was counted in a molecule`,
      },
      {
        value: sci(moles * AVOGADRO * (atoms - 1)),
        because: say`one atom too few was counted in a molecule`,
      },
    ],
    steps: [
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Moles = ${mass} ÷ ${molarMass} = ${quantity(moles, 'mol')}`,
      say`One molecule or formula unit has ${atoms} atoms.`,
      say`Atoms = ${moles} × 6.022 × 10²³ × ${atoms} ≈ ${answer}`,
    ],
  }
}

export function massOfVolume(rng: Random) {
  const { compound, moles, mass, who } = drawAmount(rng, true)
  const { molarMass, formula } = compound
  const litres = Math.round(moles * MOLAR_VOLUME * 1000) / 1000
  const answer = grams(mass)
  return {
    given: { find: 'mass-of-volume' as const, formula, volume: litres, molarVolume: MOLAR_VOLUME },
    prompt: rng.pick([
      say`${who} collects ${quantity(litres, 'L')} of ${withFormula(compound)} at STP. What is the mass of the gas? (1 mol of gas = 22.4 L)`,
      say`What is the mass of ${quantity(litres, 'L')} of ${withFormula(compound)} at STP, where one mole of gas fills 22.4 L, in the jar of ${who}?`,
    ]),
    answer,
    mistakes: [
      { value: litres * molarMass, because: say`the litres were multiplied by the molar mass` },
      {
        value: (MOLAR_VOLUME / litres) * molarMass,
        because: say`22.4 was divided by the volume instead of the other way round`,
      },
      { value: molarMass, because: say`that is the mass of one mole` },
      { value: mass * 2, because: say`the molar mass was doubled` },
      { value: mass / 2, because: say`the molar mass was halved` },
      { value: molarMass / moles, because: say`the molar mass was divided by the number of moles` },
      { value: litres, because: say`litres and grams were taken to be the same` },
    ],
    steps: [
      say`Moles = volume ÷ 22.4 = ${litres} ÷ 22.4`,
      say`That is ${quantity(moles, 'mol')}.`,
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Mass = ${moles} × ${molarMass} = ${answer}`,
    ],
  }
}
