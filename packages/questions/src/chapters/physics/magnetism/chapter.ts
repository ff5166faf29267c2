import { defineChapter } from '../../../kit/define-chapter.ts'

export const magnetism = defineChapter({
  subject: 'physics',
  title: 'Magnetism',
  aliases: [
    'magnetic effects of current',
    'moving charges and magnetism',
    'magnetic field',
    'electromagnetism',
  ],
  weight: 70,
  types: {
    'bank/current-pairs': { title: 'AC and DC Compared', aliases: [] },
    'physics/magnetic-force': {
      title: 'Magnetic Force',
      aliases: [],
    },
    'physics/induced-emf': { title: 'Induced EMF', aliases: [], weight: 0.8 },
    'physics/transformer': { title: 'Transformers in Numbers', aliases: [], weight: 0.4 },
    'bank/magnetism-concepts': {
      title: 'Magnets & Induction',
      aliases: ['electromagnetic induction and alternating current'],
      weight: 1.3,
    },
    'bank/induction-and-ac': {
      title: 'Induction, Meters & Alternating Current',
      aliases: ['electromagnetic induction and ac'],
      weight: 1.5,
    },
    'bank/magnets-and-machines': { title: 'Magnetic Materials, Machines & Rules', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
