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
    'facts/tribes': {
      title: 'Tribes of India',
      aliases: ['tribe', 'janjati', 'adivasi', 'tribes', 'tribal groups'],
      weight: 0.8,
    },
    'facts/crafts': {
      title: 'Crafts, Paintings & Textiles',
      aliases: ['gi tag', 'gi tags', 'folk painting', 'painting', 'handicraft', 'handloom', 'saree'],
    },
    'facts/musicians': {
      title: 'Musicians & Dancers',
      aliases: [
        'musical instruments',
        'instrument and artist',
        'classical music',
        'sangeet',
        'vadya yantra',
        'artist',
        'instrumentalists',
      ],
    },
    'facts/heritage-sites': {
      title: 'World Heritage Sites',
      aliases: ['unesco', 'heritage site', 'unesco heritage sites', 'vishwa dharohar', 'monument'],
    },
    'facts/festivals': {
      title: 'Festivals & Fairs',
      aliases: ['festival', 'fairs and festivals', 'tyohar', 'mela', 'festivals of india'],
    },
    'facts/dances': {
      title: 'Dances of India',
      aliases: ['dance', 'classical dance', 'folk dance', 'nritya', 'lok nritya', 'classical dances'],
      weight: 1.5,
    },
  },
  questions: () => import('./questions.ts'),
})
