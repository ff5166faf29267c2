import { defineChapter } from '../../../kit/define-chapter.ts'

export const scienceTechnology = defineChapter({
  subject: 'general-awareness',
  title: 'Science & Technology',
  aliases: ['science tech', 's&t', 'science and tech', 'vigyan aur prodyogiki', 'technology'],
  weight: 40,
  types: {
    'facts/inventions': {
      title: 'Inventions & Discoveries',
      aliases: [
        'invention',
        'discovery',
        'inventor',
        'scientists and inventions',
        'avishkar',
        'avishkar aur avishkarak',
        'discoveries',
      ],
    },
    'facts/space-missions': {
      title: 'Space Missions',
      aliases: [
        'space',
        'isro',
        'isro missions',
        'satellite',
        'chandrayaan',
        'antriksh',
        'nasa',
        'space technology',
        'space science',
      ],
    },
    'facts/institutes': {
      title: 'Research Institutes',
      aliases: [
        'research institute',
        'institutes',
        'csir',
        'research centres',
        'institutes in india',
        'location of institutes',
      ],
      weight: 0.8,
    },
  },
  questions: () => import('./questions.ts'),
})
