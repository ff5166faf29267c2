import { defineChapter } from '../../../kit/define-chapter.ts'

export const organicChemistry = defineChapter({
  subject: 'chemistry',
  title: 'Organic Chemistry',
  aliases: ['organic', 'carbon compounds', 'karbanik rasayan'],
  weight: 230,
  types: {
    'bank/hydrocarbon-pairs': { title: 'Alkanes, Alkenes & Alkynes Compared', aliases: [] },
    'bank/organic-basics': {
      title: 'General Organic Chemistry',
      aliases: [
        'goc',
        'organic basics',
        'basic principles of organic chemistry',
        'organic chemistry some basic principles and techniques',
      ],
    },
    'bank/hydrocarbons': {
      title: 'Hydrocarbons',
      aliases: ['hydrocarbon'],
      weight: 0.9,
    },
    'bank/functional-groups': {
      title: 'Functional Groups & Reactions',
      aliases: [],
      weight: 1.6,
    },
    'bank/organic-mechanisms': {
      title: 'Structure & Mechanisms',
      aliases: ['mechanisms of organic reactions'],
      weight: 1.2,
    },
    'bank/organic-reactions': {
      title: 'Reactions of Oxygen & Nitrogen Compounds',
      aliases: ['reactions of functional groups'],
      weight: 1.6,
    },
    'facts/named-reactions': {
      title: 'Reagents & Products of Named Reactions',
      aliases: ['reagents of named reactions'],
      weight: 0.8,
    },
  },
  questions: () => import('./questions.ts'),
})
