import { defineChapter } from '../../../kit/define-chapter.ts'

export const environment = defineChapter({
  subject: 'general-awareness',
  title: 'Environment & Biodiversity',
  aliases: ['environment', 'biodiversity', 'ecology', 'paryavaran', 'environment and ecology', 'wildlife'],
  weight: 40,
  types: {
    'bank/gases-biomes-and-reserves': { title: 'Gases, Biomes & Reserves', aliases: [], weight: 2 },
    'bank/conservation-pairs': { title: 'Protected Areas & Conservation Compared', aliases: [] },
    'bank/summits-species-and-laws': { title: 'Parks, Species, Summits & Acts', aliases: [], weight: 2 },
    'bank/ecology': { title: 'Ecosystems & Biodiversity', aliases: ['ecology basics'], weight: 3 },
    'bank/environmental-protection': {
      title: 'Pollution & Climate Change',
      aliases: ['pollution', 'pradushan'],
      weight: 3,
    },
    'bank/conservation-and-law': {
      title: 'Conservation, Laws & Agreements',
      aliases: ['environment laws and conventions'],
      weight: 3,
    },
    'facts/biosphere-reserves': { title: 'Biosphere Reserves of India', aliases: [], weight: 0.8 },
    'facts/environment-agreements': { title: 'Agreements on the Environment', aliases: [], weight: 1 },
    'facts/environment-laws': { title: 'Environmental Laws of India', aliases: [], weight: 0.5 },
    'facts/ramsar-sites': { title: 'Ramsar Sites & Wetlands', aliases: [] },
    'facts/national-parks': { title: 'National Parks', aliases: [], weight: 2 },
    'bank/parks-and-reserves': {
      title: 'Parks & Tiger Reserves by State',
      aliases: ['parks and reserves by state'],
      weight: 0.5,
    },
  },
  questions: () => import('./questions.ts'),
})
