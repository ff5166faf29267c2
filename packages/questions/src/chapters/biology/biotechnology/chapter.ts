import { defineChapter } from '../../../kit/define-chapter.ts'

export const biotechnology = defineChapter({
  subject: 'biology',
  title: 'Biotechnology',
  aliases: ['biotechnology and its applications', 'biotechnology principles and processes', 'biotech'],
  weight: 60,
  types: {
    'bank/biotechnology': {
      title: 'Genetic Engineering',
      aliases: [
        'recombinant dna technology',
        'genetically modified crops',
        'gm crops',
        'bt cotton',
        'cloning',
        'tissue culture',
        'pcr',
        'gene therapy',
        'gene cloning',
        'dna technology',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
