import { defineChapter } from '../../../kit/define-chapter.ts'

export const statesOfMatter = defineChapter({
  subject: 'chemistry',
  title: 'States of Matter',
  aliases: [
    'state of matter',
    'solid state',
    'matter in our surroundings',
    'solid liquid gas',
    'gaseous state',
  ],
  weight: 40,
  types: {
    'bank/states-of-matter': {
      title: 'Solids, Liquids & Gases',
      aliases: [
        'solids',
        'liquids',
        'gases',
        'change of state',
        'sublimation',
        'evaporation',
        'crystal lattice',
        'unit cell',
        'separation of mixtures',
        'is matter around us pure',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
