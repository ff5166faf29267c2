import { defineChapter } from '../../../kit/define-chapter.ts'

export const makersOfModernIndia = defineChapter({
  subject: 'general-awareness',
  title: 'Makers of Modern India',
  aliases: ['people of modern india'],
  weight: 24,
  types: {
    'bank/movement-pairs': { title: 'Moderates, Extremists & Others Compared', aliases: [] },
    'bank/governors-and-acts': {
      title: 'Governors, Acts & Treaties of British India',
      aliases: ['acts and treaties of british india'],
      weight: 1.5,
    },
    'bank/people-and-movements': {
      title: 'People & Movements of the Freedom Struggle',
      aliases: ['leaders of the freedom struggle', 'leaders of national movement'],
      weight: 1.5,
    },
    'bank/rebels-and-reformers': { title: 'Rebels & Reformers by Name', aliases: [], weight: 0.4 },
    'bank/reforms-and-risings': {
      title: 'Reforms, Press, Schools & Risings of British India',
      aliases: ['reforms and risings of british india'],
      weight: 1.5,
    },
  },
  questions: () => import('./questions.ts'),
})
