import { defineChapter } from '../../../kit/define-chapter.ts'

export const redoxReactions = defineChapter({
  subject: 'chemistry',
  title: 'Redox Reactions',
  aliases: ['redox', 'oxidation and reduction'],
  weight: 50,
  types: {
    'chemistry/oxidation-state': {
      title: 'Oxidation Number',
      aliases: [],
    },
    'chemistry/balancing': {
      title: 'Balancing Equations',
      aliases: [],
    },
    'bank/redox-concepts': {
      title: 'Oxidising Agents & Types of Reactions',
      aliases: ['concepts of redox'],
      weight: 1,
    },
  },
  concepts: `
    oxidation-number | Oxidation Number | oxidation state, oxidation numbers, valency and oxidation number, oxidation no
    balancing-equations | Balancing of Equations | balancing chemical equations, balance the equation, balancing redox equations, ion-electron method, oxidation number method, half reaction method, balancing redox reactions
    oxidising-reducing-agents | Oxidising & Reducing Agents | oxidising agent, reducing agent, oxidizing agent, oxidant and reductant, electron transfer reaction
    redox-types | Types of Redox Reactions | disproportionation, displacement reaction, decomposition redox, comproportionation
    types-of-reactions | Types of Chemical Reactions | combination reaction, decomposition reaction, double displacement reaction, chemical reactions and equations, precipitation reaction, exothermic and endothermic reactions, exothermic reaction, endothermic reaction
  `,
  questions: () => import('./questions.ts'),
})
