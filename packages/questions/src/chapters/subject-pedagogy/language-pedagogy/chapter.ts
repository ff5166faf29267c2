import { defineChapter } from '../../../kit/define-chapter.ts'

export const languagePedagogy = defineChapter({
  subject: 'subject-pedagogy',
  title: 'Pedagogy of Language',
  aliases: [
    'language pedagogy',
    'teaching of language',
    'language teaching',
    'pedagogy of english',
    'english pedagogy',
    'teaching of english',
    'hindi pedagogy',
    'pedagogy of hindi',
    'pedagogy of language development',
    'methods of teaching language',
  ],
  weight: 60,
  types: {
    'bank/language-learning': {
      title: 'How Language Is Learnt',
      aliases: ['language development'],
    },
    'bank/language-skills': {
      title: 'Teaching of Language Skills',
      aliases: [],
    },
  },
  questions: () => import('./questions.ts'),
})
