import { defineChapter } from '../../../kit/define-chapter.ts'

export const generalScience = defineChapter({
  subject: 'general-awareness',
  title: 'General Science',
  aliases: ['samanya vigyan', 'vigyan', 'gen science', 'science gk', 'science'],
  weight: 130,
  types: {
    'bank/vitamin-pairs': { title: 'Fat- and Water-Soluble Vitamins Compared', aliases: [] },
    'bank/vitamins-in-depth': { title: 'Vitamins & What Their Lack Does', aliases: [], weight: 0.5 },
    'bank/health-and-everyday-science': {
      title: 'Health & Nutrition',
      aliases: ['health', 'swasthya'],
      weight: 1.5,
    },
    'facts/branches-of-science': {
      title: 'Branches of Study',
      aliases: ['branches of science'],
      weight: 0.9,
    },
    'facts/alloys': { title: 'Alloys', aliases: ['metals and alloys'], weight: 0.5 },
    'facts/ores': { title: 'Ores of Metals', aliases: [], weight: 0.5 },
    'facts/chemical-names': { title: 'Common Names of Chemicals', aliases: [] },
    'facts/diseases': { title: 'Diseases', aliases: [], weight: 1.4 },
    'facts/vitamins': { title: 'Vitamins', aliases: [], weight: 0.7 },
    'facts/instruments': { title: 'Scientific Instruments', aliases: ['instrument'] },
    'facts/si-units': { title: 'Units of Measurement', aliases: ['unit', 'units', 'units and measurement'] },
    'facts/elements': { title: 'Chemical Elements', aliases: [], weight: 1.5 },
    'facts/plant-diseases': { title: 'Diseases of Crops', aliases: ['plant diseases'], weight: 0.5 },
    'facts/phenomena': { title: 'Everyday Science', aliases: [], weight: 1.2 },
    'facts/natural-acids': { title: 'Acids in Food & Nature', aliases: ['acids'], weight: 0.6 },
    'facts/human-body': { title: 'Human Body', aliases: ['physiology'], weight: 1.4 },
    'facts/hormones': { title: 'Hormones & Glands', aliases: ['endocrine system'], weight: 1 },
  },
  questions: () => import('./questions.ts'),
})
