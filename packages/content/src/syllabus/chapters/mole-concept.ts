import { defineChapter } from '../chapter.ts'

export const moleConcept = defineChapter({
  subject: 'chemistry',
  title: 'Mole Concept',
  aliases: ['stoichiometry', 'some basic concepts of chemistry'],
  weight: 90,
  types: {
    'chemistry/mole': {
      title: 'Moles & Particles',
      aliases: ['mole', 'moles', 'avogadro number', 'molar mass'],
    },
  },
})
