import { defineChapter } from '../../../kit/define-chapter.ts'

export const moleConcept = defineChapter({
  subject: 'chemistry',
  title: 'Mole Concept',
  aliases: ['stoichiometry', 'some basic concepts of chemistry'],
  weight: 90,
  types: {
    'chemistry/mole': {
      title: 'Moles & Particles',
      aliases: [],
    },
    'chemistry/molarity': { title: 'Molarity', aliases: ['molar solution', 'concentration of solutions'] },
    'chemistry/dilution': { title: 'Dilution', aliases: ['dilution of solutions', 'diluting a solution'] },
    'chemistry/composition': {
      title: 'Percentage Composition',
      aliases: ['percent composition', 'mass percent of elements', 'percentage by mass'],
    },
    'chemistry/empirical': {
      title: 'Empirical & Molecular Formula',
      aliases: ['empirical formula', 'molecular formula', 'simplest formula'],
    },
    'chemistry/limiting': {
      title: 'Limiting Reagent',
      aliases: ['limiting reactant', 'excess reagent', 'stoichiometric calculation'],
    },
    'chemistry/molality': { title: 'Molality', aliases: ['molal solution', 'molality and molarity'] },
    'bank/mole-concepts': {
      title: 'Laws of Combination & Equivalents',
      aliases: ['concepts of mole and stoichiometry'],
      weight: 1,
    },
  },
  concepts: `
    molar-mass | Moles & Molar Mass | mole, moles, molar mass, number of moles, gram molecular mass
    avogadro-number | Avogadro's Number | avogadro number, avogadro constant, number of atoms, number of molecules
    molar-volume | Molar Volume of a Gas | molar volume, 22.4 litre, volume of gas at stp, avogadro law in mole concept
    laws-of-combination | Laws of Chemical Combination | law of conservation of mass, law of definite proportions, law of multiple proportions, law of constant proportions, gay lussac law of gaseous volumes, dalton atomic theory
    atomic-mass | Atomic & Average Mass | atomic mass, average atomic mass, atomic mass unit, relative atomic mass, amu
    mole-fraction | Mole Fraction & Other Strengths | mole fraction, ppm, parts per million, mass percentage, strength of solution
    equivalents-normality | Equivalent Mass & Normality | normality, equivalent weight, equivalent mass, gram equivalent, valence factor
  `,
  questions: () => import('./questions.ts'),
})
