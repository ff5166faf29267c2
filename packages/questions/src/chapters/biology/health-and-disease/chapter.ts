import { defineChapter } from '../../../kit/define-chapter.ts'

export const healthAndDisease = defineChapter({
  subject: 'biology',
  title: 'Human Health & Disease',
  aliases: ['human health and diseases', 'immunity', 'immune system', 'why do we fall ill'],
  weight: 35,
  types: {
    'bank/immunity-pairs': { title: 'Innate & Acquired Immunity Compared', aliases: [] },
    'bank/health-and-disease': {
      title: 'Immunity & Infection',
      aliases: [],
    },
    'bank/immunity-and-diseases': { title: 'Immunity & Diseases in Detail', aliases: [], weight: 1.6 },
    'bank/named-diseases': { title: 'Polio, Rabies & Other Diseases', aliases: [], weight: 0.8 },
    'bank/animals-food-and-health': { title: 'Health of People, Animals & Food', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
