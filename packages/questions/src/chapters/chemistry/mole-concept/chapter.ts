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
      weight: 4,
    },
    'chemistry/molarity': { title: 'Molarity', aliases: ['molar solution', 'concentration of solutions'] },
    'chemistry/dilution': {
      title: 'Dilution',
      aliases: ['dilution of solutions', 'diluting a solution'],
      weight: 0.15,
    },
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
    'chemistry/molality': { title: 'Molality', aliases: ['molal solution'], weight: 0.6 },
    'bank/mole-concepts': {
      title: 'Laws of Combination & Equivalents',
      aliases: ['concepts of mole and stoichiometry'],
      weight: 0.5,
    },
  },
  questions: () => import('./questions.ts'),
})
