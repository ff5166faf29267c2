import { defineChapter } from '../../../kit/define-chapter.ts'

export const mixture = defineChapter({
  subject: 'mathematics',
  title: 'Mixture & Alligation',
  aliases: ['mixture', 'alligation', 'mixtures', 'alligation and mixture'],
  weight: 110,
  concepts: `
    milk-and-water | Milk & Water | doodh aur pani, water to be added, milk water ratio
    mixing-two-vessels | Mixing Two Vessels | two vessels mixed, mixture of two containers, alloy mixture
    rule-of-alligation | Rule of Alligation | alligation, alligation rule, alligation method, mishran niyam, cheaper and dearer
    repeated-replacement | Repeated Replacement | repeated dilution, milk replaced by water twice
    single-replacement | Replacement of a Mixture Once | removal and replacement once
  `,
  types: {
    'arithmetic/mixture': { title: 'Mixtures', aliases: [] },
    'arithmetic/replacement': {
      title: 'Repeated Replacement',
      aliases: ['replacement', 'replacement of liquid', 'removal and replacement'],
    },
  },
  questions: () => import('./questions.ts'),
})
