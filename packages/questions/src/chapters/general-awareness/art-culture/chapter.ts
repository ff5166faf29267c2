import { defineChapter } from '../../../kit/define-chapter.ts'

export const artCulture = defineChapter({
  subject: 'general-awareness',
  title: 'Art & Culture',
  aliases: [
    'art',
    'culture',
    'kala',
    'kala aur sanskriti',
    'indian culture',
    'sanskriti',
    'art & culture of india',
  ],
  weight: 45,
  types: {
    'bank/art-pairs': { title: 'Schools of Art Compared', aliases: [] },
    'bank/masters-and-temples': { title: 'Masters, Temples & Arts of the States', aliases: [], weight: 1 },
    'bank/arts-of-india': { title: 'Arts & Architecture of India', aliases: ['fine arts'], weight: 2 },
    'bank/dances-music-and-heritage': { title: 'Dances, Music & Heritage', aliases: [], weight: 1.5 },
    'facts/tribes': { title: 'Tribes of India', aliases: [], weight: 0.8 },
    'facts/crafts': { title: 'Crafts, Paintings & Textiles', aliases: [] },
    'facts/musicians': { title: 'Musicians & Dancers', aliases: ['artist'] },
    'facts/heritage-sites': { title: 'World Heritage Sites', aliases: ['unesco'] },
    'facts/festivals': { title: 'Festivals & Fairs', aliases: [] },
    'facts/dances': { title: 'Dances of India', aliases: ['dance', 'nritya'], weight: 1.5 },
    'bank/state-dances-and-court-art': {
      title: 'Folk Dances State by State',
      aliases: ['folk dances of a state'],
    },
  },
  questions: () => import('./questions.ts'),
})
