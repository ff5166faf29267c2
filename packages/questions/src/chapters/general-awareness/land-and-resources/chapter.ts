import { defineChapter } from '../../../kit/define-chapter.ts'

export const landAndResources = defineChapter({
  subject: 'general-awareness',
  title: 'Rivers, Soils, Climate & Resources',
  aliases: [
    'rivers soils and resources',
    'rivers and resources of india',
    'rivers soils and resources of india',
  ],
  weight: 12,
  types: {
    'bank/seas-crops-and-climates': { title: 'Seas, Lakes, Crops & Climates', aliases: [], weight: 1 },
    'bank/dams-peaks-and-passes': { title: 'Highest Dams, Peaks & Two Passes', aliases: [], weight: 0.6 },
    'bank/water-hazards-and-cities': { title: 'Groundwater, Natural Hazards & Cities', aliases: [] },
    'bank/globe-pairs': { title: 'Latitude and Longitude Compared', aliases: [] },
    'bank/land-pairs': { title: 'Rivers, Plains & Crops Compared', aliases: [] },
    'bank/rivers-and-resources': {
      title: 'Rivers, Rocks, Climate & Crops',
      aliases: ['tributaries and crops', 'rivers rocks crops and resources'],
    },
  },
  questions: () => import('./questions.ts'),
})
