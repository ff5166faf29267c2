import { defineChapter } from '../../../kit/define-chapter.ts'

export const scienceTechnology = defineChapter({
  subject: 'general-awareness',
  title: 'Science & Technology',
  aliases: ['science tech', 's&t', 'science and tech', 'vigyan aur prodyogiki', 'technology'],
  weight: 40,
  types: {
    'bank/technology': {
      title: 'Space, Nuclear & Biotechnology',
      aliases: ['technology in news'],
      weight: 1.5,
    },
    'bank/technology-of-today': {
      title: 'Electric Vehicles, Biofuels, Chips & Space Debris',
      aliases: ['emerging technology', 'new technology in india'],
    },
    'bank/scans-and-the-universe': {
      title: 'Radar, Scans, Gravitational Waves & Dark Matter',
      aliases: [],
      weight: 0.7,
    },
    'facts/inventions': { title: 'Inventions & Discoveries', aliases: [] },
    'facts/space-missions': { title: 'Space Missions', aliases: ['satellite', 'nasa'] },
    'facts/institutes': { title: 'Research Institutes', aliases: ['institutes'], weight: 0.8 },
    'facts/science-abbreviations': { title: 'Full Forms in Science', aliases: [], weight: 0.5 },
  },
  questions: () => import('./questions.ts'),
})
