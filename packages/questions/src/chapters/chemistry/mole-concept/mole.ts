import {
  ATOMIC_MASSES,
  COMPOUNDS,
  type Compound,
  countAtoms,
  formatFormula,
} from '../../../kit/chemistry/formulas.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { grams } from '../../../kit/values/quantities.ts'
import { quantity, scientific } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "How many moles are there in 54 g of water?" */
export const mole = defineGenerator({
  id: 'chemistry/mole',
  version: 9,
  concepts: ['molar-mass', 'molar-volume', 'avogadro-number'],
  levels: {
    easy: {
      forms: [...often(2, molesOfMass), ...often(2, massOfMoles), molesOfVolume, ...often(2, molesOfNumber)],
    },
    medium: {
      forms: [
        volumeOfMass,
        molecules,
        molesOfElement,
        molesOfElement,
        ...often(2, massOfNumber),
        massOfVolume,
        atomsInMass,
        equalMolecules,
        massFromAtoms,
      ],
    },
    hard: { forms: [equalAtoms, gasMixture, ...often(2, partOfMixture)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // The molar mass is added up from the atoms of the formula.
    const atoms = countAtoms(given.formula)
    const molarMass = [...atoms].reduce(
      (sum, [element, count]) => sum + (ATOMIC_MASSES[element] ?? Number.NaN) * count,
      0,
    )
    switch (given.find) {
      case 'moles':
        return given.mass / molarMass
      case 'moles-of-volume':
        return given.volume / given.molarVolume
      case 'moles-of-number':
        return given.tenths / 60.22
      case 'moles-of-element':
        return (given.mass / molarMass) * (atoms.get(given.element) ?? Number.NaN)
      case 'mass':
        return given.moles * molarMass
      case 'volume':
        return (given.mass / molarMass) * given.molarVolume
      case 'molecules':
        return (given.mass / molarMass) * AVOGADRO
      case 'atoms':
        return (
          (given.mass / molarMass) * AVOGADRO * [...atoms.values()].reduce((sum, count) => sum + count, 0)
        )
      case 'mass-of-number':
        return (given.hundredths / 60.22) * molarMass
      case 'equal-atoms': {
        // The mass of one atom on the average, from one compound to the other.
        const each = (formula: string) => {
          const parts = [...countAtoms(formula)]
          const mass = parts.reduce(
            (sum, [element, count]) => sum + (ATOMIC_MASSES[element] ?? Number.NaN) * count,
            0,
          )
          return given.of === 'atoms' ? mass / parts.reduce((sum, [, count]) => sum + count, 0) : mass
        }
        return (given.mass / each(given.formula)) * each(given.second)
      }
      case 'gas-mixture': {
        const second = [...countAtoms(given.second)].reduce(
          (sum, [element, count]) => sum + (ATOMIC_MASSES[element] ?? Number.NaN) * count,
          0,
        )
        return (given.mass * given.molarVolume) / molarMass + (given.other * given.molarVolume) / second
      }
      case 'part-of-mixture': {
        // The mass of the first gas for which both amounts together fill the volume.
        const second = [...countAtoms(given.second)].reduce(
          (sum, [element, count]) => sum + (ATOMIC_MASSES[element] ?? Number.NaN) * count,
          0,
        )
        const volume = (mass: number) => (mass / molarMass + (given.mass - mass) / second) * given.molarVolume
        const isRising = molarMass < second
        return bisect((mass) => (isRising ? 1 : -1) * (volume(mass) - given.volume), given.mass)
      }
      case 'mass-from-atoms':
        return (given.hundredths / 60.22 / (atoms.get(given.element) ?? Number.NaN)) * molarMass
      case 'mass-of-volume':
        return (given.volume / given.molarVolume) * molarMass
    }
  },
})

function molesOfMass(rng: Random) {
  const { compound, moles, mass } = drawAmount(rng)
  const { molarMass, formula } = compound
  const answer = quantity(moles, 'mol')
  return {
    concept: 'molar-mass',
    given: { find: 'moles' as const, formula, mass },
    prompt: rng.pick([
      say`The number of moles present in ${grams(mass)} of ${withFormula(compound)} is:`,
      say`How many moles are there in ${grams(mass)} of ${withFormula(compound)}?`,
      say`A student takes ${grams(mass)} of ${withFormula(compound)}. The amount of substance is:`,
      say`A sample of ${withFormula(compound)} has a mass of ${grams(mass)}. How many moles of it are there?`,
      say`What is the number of moles in a sample of ${withFormula(compound)} having a mass of ${grams(mass)}?`,
      say`Calculate the number of moles in ${grams(mass)} of ${withFormula(compound)}.`,
    ]),
    answer,
    mistakes: [
      { value: molarMass / mass, because: say`the molar mass was divided by the mass` },
      { value: mass * molarMass, because: say`the mass was multiplied by the molar mass` },
      {
        value: mass / compound.atoms,
        because: say`the mass was divided by the number of atoms in a molecule`,
      },
      { value: moles * 2, because: say`the molar mass was halved` },
      { value: moles / 2, because: say`the molar mass was doubled` },
      { value: mass / 22.4, because: say`the mass was divided by 22.4, which is for litres of gas` },
      { value: moles * 10, because: say`the decimal point slipped by one place` },
      { value: moles / 10, because: say`the decimal point slipped by one place` },
    ],
    steps: [
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Moles = mass ÷ molar mass = ${mass} ÷ ${molarMass} = ${answer}`,
    ],
  }
}

/** "How many moles of oxygen atoms are there in 88 g of carbon dioxide?" */
function molesOfElement(rng: Random) {
  const { compound, moles, mass, element, each } = rng.until(
    () => {
      const amount = drawAmount(rng)
      const [symbol, number] = rng.pick([...countAtoms(amount.compound.formula)])
      return { ...amount, element: symbol, each: number }
    },
    (drawn) => drawn.each > 1 && drawn.compound.atoms > drawn.each,
  )
  const { molarMass, formula } = compound
  const total = Math.round(moles * each * 1000) / 1000
  const answer = quantity(total, 'mol')
  return {
    concept: 'molar-mass',
    given: { find: 'moles-of-element' as const, formula, mass, element },
    prompt: rng.pick([
      say`How many moles of ${element} atoms are there in ${grams(mass)} of ${withFormula(compound)}?`,
      say`The number of moles of ${element} atoms in ${grams(mass)} of ${withFormula(compound)} is:`,
      say`Calculate the number of moles of ${element} atoms contained in ${grams(mass)} of ${withFormula(compound)}.`,
      say`A sample consists of ${grams(mass)} of ${withFormula(compound)}. What is the number of moles of ${element} atoms in it?`,
      say`In ${grams(mass)} of ${withFormula(compound)}, the amount of ${element} atoms is:`,
      say`Find the amount, in moles, of ${element} atoms present in ${grams(mass)} of ${withFormula(compound)}.`,
    ]),
    answer,
    mistakes: [
      {
        value: moles,
        because: say`the moles of the compound were counted, not those of its ${element} atoms`,
      },
      {
        value: moles / each,
        because: say`the moles were divided by the ${each} atoms instead of multiplied`,
      },
      { value: moles * compound.atoms, because: say`the atoms of all kinds were counted` },
      { value: total * 2, because: say`the molar mass was halved` },
      { value: total / 2, because: say`the molar mass was doubled` },
      { value: moles * (each + 1), because: say`one atom too many was counted in the formula` },
      {
        value: mass / (ATOMIC_MASSES[element] ?? 1),
        because: say`the whole mass was divided by the mass of ${element} alone`,
      },
    ],
    steps: [
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Moles of it = ${mass} ÷ ${molarMass} = ${quantity(moles, 'mol')}`,
      say`Each formula has ${each} atoms of ${element}: ${moles} × ${each} = ${answer}`,
    ],
  }
}

/** "How many moles are there in 11.2 L of oxygen at STP?" */
function molesOfVolume(rng: Random) {
  const { compound, moles } = drawAmount(rng, true)
  const litres = Math.round(moles * MOLAR_VOLUME * 1000) / 1000
  const answer = quantity(moles, 'mol')
  return {
    concept: ['molar-volume', 'molar-mass'],
    given: {
      find: 'moles-of-volume' as const,
      formula: compound.formula,
      volume: litres,
      molarVolume: MOLAR_VOLUME,
    },
    prompt: stem(
      rng,
      [
        say`How many moles are there in ${quantity(litres, 'L')} of ${withFormula(compound)} at STP?`,
        say`The number of moles in ${quantity(litres, 'L')} of ${withFormula(compound)} gas at STP is:`,
        say`A vessel holds ${quantity(litres, 'L')} of ${withFormula(compound)} at STP. What is the number of moles of the gas?`,
        say`A reaction gives ${quantity(litres, 'L')} of ${withFormula(compound)}, measured at STP. How many moles of the gas are formed?`,
        say`At STP, ${withFormula(compound)} fills a volume of ${quantity(litres, 'L')}. The amount of the gas is:`,
      ],
      [say`(Molar volume of a gas at STP = 22.4 L)`, say`Take the molar volume at STP as 22.4 L.`],
    ),
    answer,
    mistakes: [
      {
        value: MOLAR_VOLUME / litres,
        because: say`22.4 was divided by the volume instead of the other way round`,
      },
      { value: litres / compound.molarMass, because: say`the volume was divided by the molar mass` },
      { value: moles * 2, because: say`11.2 L was taken as the volume of a mole` },
      { value: moles / 2, because: say`44.8 L was taken as the volume of a mole` },
      { value: moles * compound.atoms, because: say`the atoms were counted, not the molecules` },
      { value: litres, because: say`a litre was taken for a mole` },
    ],
    steps: [
      say`At STP one mole of a gas takes up 22.4 L.`,
      say`Moles = volume ÷ 22.4 = ${litres} ÷ 22.4 = ${answer}`,
    ],
  }
}

/** "How many moles are 3.011 × 10²³ molecules of water?" */
function molesOfNumber(rng: Random) {
  const { compound, moles } = drawAmount(rng)
  const units = isIonic(compound) ? 'formula units' : 'molecules'
  // In units of 10²²: exact, unlike the number itself.
  const tenths = Math.round(moles * 60.22 * 10_000) / 10_000
  const answer = quantity(moles, 'mol')
  const shown = sci(moles * AVOGADRO)
  return {
    concept: ['avogadro-number', 'molar-mass'],
    given: { find: 'moles-of-number' as const, formula: compound.formula, tenths },
    prompt: stem(
      rng,
      [
        say`How many moles are ${shown} ${units} of ${withFormula(compound)}, nearly?`,
        say`A sample of ${withFormula(compound)} has about ${shown} ${units}. The number of moles in it is:`,
        say`A flask contains about ${shown} ${units} of ${withFormula(compound)}. How many moles is this?`,
        say`What is the approximate number of moles in ${shown} ${units} of ${withFormula(compound)}?`,
      ],
      [say`($N_A$ = 6.022 × 10²³ mol⁻¹)`, say`Take Avogadro's number as 6.022 × 10²³.`],
    ),
    answer,
    mistakes: [
      { value: moles * 10, because: say`the power of ten is one too high` },
      { value: moles / 10, because: say`the power of ten is one too low` },
      { value: moles * compound.atoms, because: say`the atoms were counted, not the ${units}` },
      { value: moles * 2, because: say`Avogadro's number was halved` },
      { value: moles / 2, because: say`Avogadro's number was doubled` },
      { value: 1 / moles, because: say`Avogadro's number was divided by the number` },
    ],
    steps: [say`One mole has 6.022 × 10²³ ${units}.`, say`Moles = ${shown} ÷ (6.022 × 10²³) ≈ ${answer}`],
  }
}

function massOfMoles(rng: Random) {
  const { compound, moles, mass } = drawAmount(rng)
  const { molarMass, formula } = compound
  const answer = grams(mass)
  return {
    concept: 'molar-mass',
    given: { find: 'mass' as const, formula, moles },
    prompt: rng.pick([
      say`The mass of ${quantity(moles, 'mol')} of ${withFormula(compound)} is:`,
      say`What is the mass of ${quantity(moles, 'mol')} of ${withFormula(compound)}?`,
      say`Calculate the mass of ${withFormula(compound)} that contains ${quantity(moles, 'mol')} of it.`,
      say`A reaction needs ${quantity(moles, 'mol')} of ${withFormula(compound)}. What mass of it is needed?`,
      say`How many grams are there in ${quantity(moles, 'mol')} of ${withFormula(compound)}?`,
      say`A sample contains ${quantity(moles, 'mol')} of ${withFormula(compound)}. Find its mass.`,
    ]),
    answer,
    mistakes: [
      { value: molarMass / moles, because: say`the molar mass was divided by the number of moles` },
      { value: moles / molarMass, because: say`the number of moles was divided by the molar mass` },
      { value: molarMass, because: say`that is the mass of one mole` },
      { value: mass * 2, because: say`the molar mass was doubled` },
      { value: mass / 2, because: say`the molar mass was halved` },
      { value: moles * 22.4, because: say`the moles were multiplied by 22.4, which gives litres of gas` },
      { value: molarMass + moles, because: say`moles and molar mass were added` },
    ],
    steps: [
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Mass = moles × molar mass = ${moles} × ${molarMass} = ${answer}`,
    ],
  }
}

function volumeOfMass(rng: Random) {
  const { compound, moles, mass } = drawAmount(rng, true)
  const { molarMass, formula } = compound
  const litres = Math.round(moles * MOLAR_VOLUME * 1000) / 1000
  const answer = quantity(litres, 'L')
  return {
    concept: 'molar-volume',
    given: { find: 'volume' as const, formula, mass, molarVolume: MOLAR_VOLUME },
    prompt: stem(
      rng,
      [
        say`The volume occupied by ${grams(mass)} of ${withFormula(compound)} at STP is:`,
        say`What volume is occupied by ${grams(mass)} of ${withFormula(compound)} gas at STP?`,
        say`In a reaction, ${grams(mass)} of ${withFormula(compound)} is evolved. Its volume at STP will be:`,
        say`Calculate the volume at STP of ${grams(mass)} of ${withFormula(compound)}.`,
      ],
      [say`(Molar volume of a gas at STP = 22.4 L)`, say`Take the molar volume at STP as 22.4 L.`],
    ),
    answer,
    mistakes: [
      { value: MOLAR_VOLUME / moles, because: say`22.4 was divided by the number of moles` },
      { value: mass / MOLAR_VOLUME, because: say`the mass was divided by 22.4` },
      { value: MOLAR_VOLUME, because: say`that is the volume of one mole` },
      { value: moles, because: say`that is the number of moles` },
      { value: litres * 2, because: say`the molar mass was halved` },
      { value: litres / 2, because: say`the molar mass was doubled` },
      { value: litres / 10, because: say`the decimal point slipped by one place` },
    ],
    steps: [
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Moles = ${mass} ÷ ${molarMass} = ${quantity(moles, 'mol')}`,
      say`Volume = ${moles} × 22.4 = ${answer}`,
    ],
  }
}

function molecules(rng: Random) {
  const { compound, moles, mass } = drawAmount(rng)
  const { molarMass, formula } = compound
  const answer = sci(moles * AVOGADRO)
  const units = isIonic(compound) ? 'formula units' : 'molecules'
  return {
    concept: 'avogadro-number',
    given: { find: 'molecules' as const, formula, mass },
    prompt: stem(
      rng,
      [
        say`The number of ${units} in ${grams(mass)} of ${withFormula(compound)} is:`,
        say`How many ${units} are present in ${grams(mass)} of ${withFormula(compound)}?`,
        say`Calculate the number of ${units} in ${grams(mass)} of ${withFormula(compound)}.`,
        say`A sample of ${withFormula(compound)} weighs ${grams(mass)}. How many ${units} does it contain?`,
      ],
      [say`($N_A$ = 6.022 × 10²³ mol⁻¹)`, say`Take Avogadro's number as 6.022 × 10²³.`],
    ),
    answer,
    mistakes: [
      { value: sci(AVOGADRO), because: say`that is the number in one mole` },
      {
        value: sci(mass * AVOGADRO),
        because: say`the mass was multiplied by Avogadro's number without dividing by the molar mass`,
      },
      { value: sci(AVOGADRO / moles), because: say`Avogadro's number was divided by the number of moles` },
      {
        value: sci(moles * AVOGADRO * compound.atoms),
        because: say`the atoms were counted, not the ${units}`,
      },
      { value: sci((moles * AVOGADRO) / 10), because: say`the power of ten is one too low` },
      { value: sci((moles * AVOGADRO) / 2), because: say`the molar mass was doubled` },
    ],
    steps: [
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Moles = ${mass} ÷ ${molarMass} = ${quantity(moles, 'mol')}`,
      say`Number = ${moles} × 6.022 × 10²³ ≈ ${answer}`,
    ],
  }
}

function atomsInMass(rng: Random) {
  const { compound, moles, mass } = drawAmount(rng)
  const { molarMass, formula, atoms } = compound
  const answer = sci(moles * AVOGADRO * atoms)
  return {
    concept: 'avogadro-number',
    given: { find: 'atoms' as const, formula, mass },
    prompt: stem(
      rng,
      [
        say`The total number of atoms present in ${grams(mass)} of ${withFormula(compound)} is:`,
        say`How many atoms in all are contained in ${grams(mass)} of ${withFormula(compound)}?`,
        say`Calculate the total number of atoms of all kinds in ${grams(mass)} of ${withFormula(compound)}.`,
        say`A sample contains ${grams(mass)} of ${withFormula(compound)}. What is the total number of atoms in it?`,
      ],
      [say`($N_A$ = 6.022 × 10²³ mol⁻¹)`, say`Take Avogadro's number as 6.022 × 10²³.`],
    ),
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
      say`One ${isIonic(compound) ? 'formula unit' : 'molecule'} has ${atoms} atoms.`,
      say`Atoms = ${moles} × 6.022 × 10²³ × ${atoms} ≈ ${answer}`,
    ],
  }
}

/** "What is the mass of 3.011 × 10²³ molecules of carbon dioxide?" */
function massOfNumber(rng: Random) {
  const { compound, moles, mass } = drawAmount(rng)
  const { molarMass, formula } = compound
  const units = isIonic(compound) ? 'formula units' : 'molecules'
  const hundredths = Math.round(moles * 60.22 * 10_000) / 10_000
  const shown = scientific(moles * AVOGADRO, 4)
  const answer = grams(mass)
  return {
    concept: ['avogadro-number', 'molar-mass'],
    given: { find: 'mass-of-number' as const, formula, hundredths },
    prompt: stem(
      rng,
      [
        say`What is the mass of ${shown} ${units} of ${withFormula(compound)}, nearly?`,
        say`A sample of ${withFormula(compound)} consists of about ${shown} ${units}. Its mass is:`,
        say`The mass of a sample of ${withFormula(compound)} with about ${shown} ${units} is:`,
        say`Find the approximate mass, in grams, of ${shown} ${units} of ${withFormula(compound)}.`,
      ],
      [say`($N_A$ = 6.022 × 10²³ mol⁻¹)`, say`Take Avogadro's number as 6.022 × 10²³.`],
    ),
    answer,
    mistakes: [
      { value: molarMass, because: say`that is the mass of one mole` },
      { value: moles, because: say`that is the number of moles, not of grams` },
      { value: mass * 10, because: say`the power of ten is one too high` },
      { value: mass / 10, because: say`the power of ten is one too low` },
      { value: mass * 2, because: say`the molar mass was doubled` },
      { value: mass / 2, because: say`the molar mass was halved` },
      { value: mass * compound.atoms, because: say`the atoms were counted, not the ${units}` },
    ],
    steps: [
      say`One mole has 6.022 × 10²³ ${units}.`,
      say`Moles = ${shown} ÷ (6.022 × 10²³) ≈ ${quantity(moles, 'mol')}`,
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Mass = ${moles} × ${molarMass} = ${answer}`,
    ],
  }
}

function massOfVolume(rng: Random) {
  const { compound, moles, mass } = drawAmount(rng, true)
  const { molarMass, formula } = compound
  const litres = Math.round(moles * MOLAR_VOLUME * 1000) / 1000
  const answer = grams(mass)
  return {
    concept: 'molar-volume',
    given: { find: 'mass-of-volume' as const, formula, volume: litres, molarVolume: MOLAR_VOLUME },
    prompt: stem(
      rng,
      [
        say`The mass of ${quantity(litres, 'L')} of ${withFormula(compound)} at STP is:`,
        say`What is the mass of ${quantity(litres, 'L')} of ${withFormula(compound)} gas measured at STP?`,
        say`In an experiment, ${quantity(litres, 'L')} of ${withFormula(compound)} is collected at STP. Its mass will be:`,
        say`A balloon holds ${quantity(litres, 'L')} of ${withFormula(compound)} at STP. How many grams of the gas does it contain?`,
        say`Find the mass of ${withFormula(compound)} that takes up ${quantity(litres, 'L')} at STP.`,
      ],
      [say`(Molar volume of a gas at STP = 22.4 L)`, say`Take the molar volume at STP as 22.4 L.`],
    ),
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

/** A number that papers print: at most two decimals. */
const isShort = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
const clean = (value: number): number => Math.round(value * 1000) / 1000

/** "What mass of methane has as many atoms as 22 g of carbon dioxide?" */
function equalAtoms(rng: Random) {
  return equalNumbers(rng, 'atoms')
}

function equalMolecules(rng: Random) {
  return equalNumbers(rng, 'molecules')
}

function equalNumbers(rng: Random, of: 'atoms' | 'molecules') {
  const { compound, moles, mass, other } = rng.until(
    () => ({ ...drawAmount(rng), other: rng.pick(COMPOUNDS) }),
    (drawn) =>
      drawn.other.formula !== drawn.compound.formula &&
      (of === 'atoms' ? drawn.other.atoms !== drawn.compound.atoms : true) &&
      !(of === 'molecules' && (isIonic(drawn.compound) || isIonic(drawn.other))) &&
      drawn.other.molarMass !== drawn.compound.molarMass &&
      isShort((drawn.moles * drawn.compound.atoms) / drawn.other.atoms) &&
      isShort(drawn.mass),
  )
  const wanted = of === 'atoms' ? (moles * compound.atoms) / other.atoms : moles
  const value = clean(wanted * other.molarMass)
  const answer = grams(value)
  const as = of === 'atoms' ? 'as many atoms in all as' : 'as many molecules as'
  return {
    concept: ['avogadro-number', 'molar-mass'],
    given: { find: 'equal-atoms' as const, formula: compound.formula, second: other.formula, mass, of },
    prompt: rng.pick([
      say`What mass of ${withFormula(other)} contains ${as} ${grams(mass)} of ${withFormula(compound)}?`,
      say`The mass of ${withFormula(other)} that contains ${as} ${grams(mass)} of ${withFormula(compound)} is:`,
      say`A sample of ${withFormula(compound)} has a mass of ${grams(mass)}. Find the mass of ${withFormula(other)} with ${as} this sample.`,
      say`How many grams of ${withFormula(other)} have ${as} there are in ${grams(mass)} of ${withFormula(compound)}?`,
    ]),
    answer,
    mistakes: [
      { value: mass, because: say`equal masses were taken` },
      ...(of === 'atoms'
        ? [
            {
              value: clean(moles * other.molarMass),
              because: say`the molecules were made equal, not the atoms`,
            },
            {
              value: clean(((moles * other.atoms) / compound.atoms) * other.molarMass),
              because: say`the atoms of the two were exchanged`,
            },
          ]
        : [
            {
              value: clean(((moles * compound.atoms) / other.atoms) * other.molarMass),
              because: say`the atoms were made equal, not the molecules`,
            },
            {
              value: clean((moles * compound.molarMass ** 2) / other.molarMass),
              because: say`the molar masses were exchanged`,
            },
          ]),
      { value: clean(other.molarMass), because: say`that is the mass of one mole` },
      { value: clean(value * 2), because: say`the result was doubled` },
      { value: clean(value / 2), because: say`the result was halved` },
    ].filter((wrong) => isShort(wrong.value)),
    steps: [
      say`Moles of ${formatFormula(compound.formula)} = ${mass} ÷ ${compound.molarMass} = ${quantity(moles, 'mol')}`,
      of === 'atoms'
        ? say`They have ${moles} × ${compound.atoms} = ${quantity(clean(moles * compound.atoms), 'mol')} of atoms.`
        : say`As many moles of ${formatFormula(other.formula)} have as many molecules.`,
      of === 'atoms'
        ? say`As each unit of ${formatFormula(other.formula)} has ${other.atoms} atoms, ${quantity(clean(wanted), 'mol')} of it is needed.`
        : say`So ${quantity(clean(wanted), 'mol')} of it is needed.`,
      say`Mass = ${clean(wanted)} × ${other.molarMass} = ${answer}`,
    ],
  }
}

/** "A cylinder holds 16 g of oxygen and 14 g of nitrogen. What volume do they fill at STP?" */
function gasMixture(rng: Random) {
  const { first, second } = rng.until(
    () => ({ first: drawAmount(rng, true), second: drawAmount(rng, true) }),
    (drawn) =>
      drawn.first.compound.formula !== drawn.second.compound.formula &&
      drawn.first.moles !== drawn.second.moles &&
      drawn.first.moles <= 3 &&
      drawn.second.moles <= 3 &&
      isShort(drawn.first.mass) &&
      isShort(drawn.second.mass) &&
      isShort((drawn.first.moles + drawn.second.moles) * MOLAR_VOLUME),
  )
  const total = clean(first.moles + second.moles)
  const value = clean(total * MOLAR_VOLUME)
  const answer = quantity(value, 'L')
  const pair = say`${grams(first.mass)} of ${withFormula(first.compound)} and ${grams(second.mass)} of ${withFormula(second.compound)}`
  return {
    concept: 'molar-volume',
    given: {
      find: 'gas-mixture' as const,
      formula: first.compound.formula,
      mass: first.mass,
      second: second.compound.formula,
      other: second.mass,
      molarVolume: MOLAR_VOLUME,
    },
    prompt: stem(
      rng,
      [
        say`A mixture of gases, which do not react, consists of ${pair}. Its volume at STP is:`,
        say`What is the total volume at STP of a mixture of ${pair}?`,
        say`Without any reaction, ${pair} are mixed. Find the volume of the mixture at STP.`,
        say`A vessel contains ${pair}. How many litres would the mixture fill at STP?`,
      ],
      [say`(Molar volume of a gas at STP = 22.4 L)`, say`Take the molar volume at STP as 22.4 L.`],
    ),
    answer,
    mistakes: [
      { value: clean(first.moles * MOLAR_VOLUME), because: say`only the ${first.compound.name} was counted` },
      {
        value: clean(second.moles * MOLAR_VOLUME),
        because: say`only the ${second.compound.name} was counted`,
      },
      {
        value: clean(
          ((first.mass + second.mass) / (first.compound.molarMass + second.compound.molarMass)) *
            MOLAR_VOLUME,
        ),
        because: say`the masses and the molar masses were added before dividing`,
      },
      { value: clean((value * 10) / 20), because: say`the mean of the two was taken` },
      {
        value: clean(Math.abs(first.moles - second.moles) * MOLAR_VOLUME),
        because: say`the amounts were subtracted`,
      },
      { value: clean(value * 2), because: say`the result was doubled` },
    ].map(({ value: wrong, because }) => ({ value: Math.round(wrong * 100) / 100, because })),
    steps: [
      say`Moles of ${formatFormula(first.compound.formula)} = ${first.mass} ÷ ${first.compound.molarMass} = ${quantity(first.moles, 'mol')}`,
      say`Moles of ${formatFormula(second.compound.formula)} = ${second.mass} ÷ ${second.compound.molarMass} = ${quantity(second.moles, 'mol')}`,
      say`Together ${quantity(total, 'mol')}; at STP every gas has the same molar volume.`,
      say`Volume = ${total} × 22.4 = ${answer}`,
    ],
  }
}

/** Gases that can be kept together. */
const CALM = new Set(['CH4', 'C2H6', 'C2H4', 'C2H2', 'C3H8', 'CO2', 'CO', 'N2', 'H2', 'N2O', 'O2'])

/** "12.4 g of a mixture of CH₄ and CO₂ fills 11.2 L at STP. What mass of CH₄ is in it?" */
function partOfMixture(rng: Random) {
  const { first, second } = rng.until(
    () => ({ first: drawAmount(rng, true), second: drawAmount(rng, true) }),
    (drawn) =>
      CALM.has(drawn.first.compound.formula) &&
      CALM.has(drawn.second.compound.formula) &&
      Math.abs(drawn.first.compound.molarMass - drawn.second.compound.molarMass) >= 8 &&
      drawn.first.moles !== drawn.second.moles &&
      drawn.first.moles <= 2 &&
      drawn.second.moles <= 2 &&
      drawn.first.moles <= 4 * drawn.second.moles &&
      drawn.second.moles <= 4 * drawn.first.moles &&
      isShort(drawn.first.mass) &&
      isShort(drawn.second.mass) &&
      isShort((drawn.first.moles + drawn.second.moles) * MOLAR_VOLUME),
  )
  const [one, other] = [first.compound, second.compound]
  const total = clean(first.moles + second.moles)
  const mass = clean(first.mass + second.mass)
  const volume = clean(total * MOLAR_VOLUME)
  const answer = grams(first.mass)
  const gases = say`${withFormula(one)} and ${withFormula(other)}`
  const [m, v] = [grams(mass), quantity(volume, 'L')]
  const gap = clean(Math.abs(one.molarMass - other.molarMass))
  return {
    concept: ['molar-volume', 'molar-mass'],
    given: {
      find: 'part-of-mixture' as const,
      formula: one.formula,
      second: other.formula,
      mass,
      volume,
      molarVolume: MOLAR_VOLUME,
    },
    prompt: stem(
      rng,
      [
        say`${m} of a mixture of ${gases}, which do not react, has a volume of ${v} at STP.`,
        say`A mixture of the gases ${gases} weighs ${m} and fills ${v} at STP.`,
        say`At STP, ${v} of a mixture of ${gases} has a mass of ${m}.`,
      ],
      [
        say`The mass of ${formatFormula(one.formula)} in the mixture is:`,
        say`What mass of ${formatFormula(one.formula)} does the mixture contain?`,
        say`Find the mass of ${formatFormula(one.formula)} in it.`,
      ],
      [say`(Molar volume of a gas at STP = 22.4 L)`, say`Take the molar volume at STP as 22.4 L.`],
    ),
    answer,
    mistakes: [
      { value: second.mass, because: say`that is the mass of ${formatFormula(other.formula)}` },
      { value: clean(mass / 2), because: say`the two masses were taken to be equal` },
      { value: clean((total / 2) * one.molarMass), because: say`the two amounts were taken to be equal` },
      {
        value: clean(second.moles * one.molarMass),
        because: say`the moles of ${formatFormula(other.formula)} were used`,
      },
      {
        value: clean((mass * one.molarMass) / (one.molarMass + other.molarMass)),
        because: say`the mass was divided in the ratio of the molar masses`,
      },
      { value: clean(first.mass * 1.25), because: say`the equations were solved wrongly` },
      { value: clean(first.mass * 0.75), because: say`the equations were solved wrongly` },
    ]
      .map(({ value, because }) => ({ value: Math.round(value * 100) / 100, because }))
      .filter(({ value }) => value > 0),
    within: [0.01, mass] as const,
    steps: [
      say`Moles of the mixture = ${volume} ÷ 22.4 = ${quantity(total, 'mol')}`,
      say`If all were ${formatFormula(other.formula)}, the mass would be ${total} × ${other.molarMass} = ${grams(clean(total * other.molarMass))}.`,
      say`Each mole of ${formatFormula(one.formula)} in its place changes that by ${gap} g: moles of ${formatFormula(one.formula)} = ${clean(Math.abs(mass - total * other.molarMass))} ÷ ${gap} = ${first.moles}`,
      say`Mass = ${first.moles} × ${one.molarMass} = ${answer}`,
    ],
  }
}

/** "A sample of ammonia has 9.033 × 10²³ atoms of hydrogen. What is its mass?" */
function massFromAtoms(rng: Random) {
  const { compound, moles, mass, element, each } = rng.until(
    () => {
      const drawn = drawAmount(rng)
      const [element, each] = rng.pick([...countAtoms(drawn.compound.formula)])
      return { ...drawn, element, each }
    },
    (drawn) => drawn.each > 1 && isShort(drawn.mass),
  )
  const { molarMass, formula } = compound
  const shown = scientific(moles * each * AVOGADRO, 4)
  const hundredths = Math.round(moles * each * 60.22 * 10_000) / 10_000
  const answer = grams(mass)
  return {
    concept: ['avogadro-number', 'molar-mass'],
    given: { find: 'mass-from-atoms' as const, formula, element, hundredths },
    prompt: stem(
      rng,
      [
        say`A sample of ${withFormula(compound)} contains about ${shown} ${element} atoms. Its mass is:`,
        say`What is the mass of a sample of ${withFormula(compound)} that has about ${shown} atoms of ${element}?`,
        say`The ${element} atoms in a sample of ${withFormula(compound)} number about ${shown}. Find the mass of the sample.`,
        say`Find the mass of ${withFormula(compound)} in which there are about ${shown} atoms of ${element}.`,
      ],
      [say`($N_A$ = 6.022 × 10²³ mol⁻¹)`, say`Take Avogadro's number as 6.022 × 10²³.`],
    ),
    answer,
    mistakes: [
      { value: clean(mass * each), because: say`each molecule was given one ${element} atom only` },
      {
        value: clean(mass * each * each),
        because: say`the moles of atoms were multiplied by ${each}, not divided`,
      },
      {
        value: clean(moles * each * (ATOMIC_MASSES[element] ?? 0)),
        because: say`that is the mass of the ${element} alone`,
      },
      { value: clean(molarMass), because: say`that is the mass of one mole` },
      { value: clean(mass * 10), because: say`the power of ten is one too high` },
      { value: clean(mass / 2), because: say`the result was halved` },
    ].filter((wrong) => isShort(wrong.value)),
    steps: [
      say`Moles of ${element} atoms = ${shown} ÷ (6.022 × 10²³) ≈ ${quantity(clean(moles * each), 'mol')}`,
      say`${formatFormula(formula)} has ${each} of them in each unit, so there are ${clean(moles * each)} ÷ ${each} = ${quantity(moles, 'mol')} of it.`,
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Mass = ${moles} × ${molarMass} = ${answer}`,
    ],
  }
}

const AVOGADRO = 6.022e23

/** Litres of a mole of gas at standard temperature and pressure (0 °C, 1 atm). */
const MOLAR_VOLUME = 22.4

const MOLES = [
  0.05, 0.1, 0.12, 0.15, 0.16, 0.2, 0.24, 0.25, 0.3, 0.32, 0.35, 0.36, 0.4, 0.45, 0.48, 0.5, 0.55, 0.6, 0.64,
  0.65, 0.7, 0.72, 0.75, 0.8, 0.85, 0.9, 0.95, 1.1, 1.2, 1.25, 1.3, 1.4, 1.5, 1.6, 1.7, 1.75, 1.8, 1.9, 2,
  2.1, 2.2, 2.25, 2.3, 2.4, 2.5, 2.6, 2.7, 2.75, 2.8, 3, 3.2, 3.25, 3.4, 3.5, 3.6, 3.75, 3.8, 4, 4.2, 4.25,
  4.4, 4.5, 4.8, 5, 5.2, 5.4, 5.5, 5.6, 6, 6.2, 6.4, 6.5, 6.8, 7, 7.2, 7.5, 8, 8.5, 9, 10, 0.18, 0.28, 0.42,
  0.56, 0.84, 1.05, 1.15, 1.35, 1.45, 1.55, 1.65, 1.85, 2.15, 2.35, 2.45, 2.65, 2.85, 2.9, 3.1, 3.3, 3.7, 3.9,
  4.1, 4.3, 4.6, 4.75, 5.25, 5.75, 6.25, 6.75, 7.25, 7.8,
]

const withFormula = ({ name, formula }: Compound): string => `${name} (${formatFormula(formula)})`

/** Compounds of a metal have formula units, the others molecules. */
const isIonic = ({ formula }: Compound): boolean => /Na|Mg|Ca|Fe/.test(formula)

/** An amount of a compound in round moles. */
function drawAmount(rng: Random, gasOnly = false) {
  const compound = rng.pick(COMPOUNDS.filter(({ isGas }) => isGas || !gasOnly))
  const moles = rng.pick(MOLES)
  return {
    compound,
    moles,
    mass: Math.round(moles * compound.molarMass * 1000) / 1000,
  }
}

const sci = (value: number) => scientific(value, 3)
