import { defineChapter } from '../../../kit/define-chapter.ts'

export const generalScience = defineChapter({
  subject: 'general-awareness',
  title: 'General Science',
  aliases: ['samanya vigyan', 'vigyan', 'everyday science', 'gen science', 'science gk', 'science'],
  weight: 130,
  types: {
    'facts/branches-of-science': {
      title: 'Branches of Study',
      aliases: ['branches of science', 'study of', 'branch of science', 'ology'],
      weight: 0.9,
    },
    'facts/alloys': {
      title: 'Alloys & Ores',
      aliases: ['alloy', 'ore', 'mishra dhatu', 'ayask', 'metals and alloys'],
      weight: 0.8,
    },
    'facts/chemical-names': {
      title: 'Common Names of Chemicals',
      aliases: ['chemical name', 'common chemical names', 'chemical formula', 'rasayanik naam'],
    },
    'facts/diseases': {
      title: 'Diseases',
      aliases: ['disease', 'human diseases', 'rog', 'bimari', 'diseases and causes', 'health and disease'],
      weight: 1.4,
    },
    'facts/vitamins': {
      title: 'Vitamins',
      aliases: ['vitamin', 'vitamins and deficiency', 'vitamin deficiency', 'nutrition'],
      weight: 0.7,
    },
    'facts/instruments': {
      title: 'Scientific Instruments',
      aliases: ['measuring instruments', 'scientific instrument', 'yantra', 'instrument'],
    },
    'facts/si-units': {
      title: 'Units of Measurement',
      aliases: ['si unit', 'unit', 'units', 'si units', 'units and measurement'],
    },
    'facts/elements': {
      title: 'Chemical Elements',
      aliases: ['element', 'chemical symbols', 'atomic number', 'tatva', 'symbols of elements'],
      weight: 1.5,
    },
    'facts/plant-diseases': {
      title: 'Diseases of Crops',
      aliases: ['plant diseases', 'crop diseases', 'plant disease', 'agriculture diseases'],
      weight: 0.5,
    },
    'facts/phenomena': {
      title: 'Everyday Science',
      aliases: [
        'everyday science',
        'daily life science',
        'science in daily life',
        'principle behind',
        'physics in daily life',
      ],
      weight: 1.2,
    },
    'facts/natural-acids': {
      title: 'Acids in Food & Nature',
      aliases: ['acids', 'natural acids', 'acids in food', 'acid in lemon'],
      weight: 0.6,
    },
    'facts/human-body': {
      title: 'Human Body',
      aliases: ['human anatomy', 'manav sharir', 'body parts', 'blood', 'digestive system', 'physiology'],
      weight: 1.4,
    },
    'facts/hormones': {
      title: 'Hormones & Glands',
      aliases: ['hormone', 'glands', 'endocrine', 'endocrine system', 'plant hormones'],
      weight: 1,
    },
  },
  questions: () => import('./questions.ts'),
})
