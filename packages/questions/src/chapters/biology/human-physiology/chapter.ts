import { defineChapter } from '../../../kit/define-chapter.ts'

export const humanPhysiology = defineChapter({
  subject: 'biology',
  title: 'Human Physiology',
  aliases: [
    'human body',
    'human body systems',
    'human anatomy',
    'physiology',
    'human anatomy and physiology',
    'life processes',
    'manav sharir',
  ],
  weight: 140,
  types: {
    'bank/body-pairs': { title: 'Rods & Cones, Nerves & Glands Compared', aliases: [] },
    'bank/digestion': {
      title: 'Digestion & Absorption',
      aliases: ['digestion', 'human digestive system', 'digestive system', 'pachan tantra'],
    },
    'bank/breathing-and-circulation': {
      title: 'Breathing & Circulation',
      aliases: [],
      weight: 1.3,
    },
    'bank/excretion-and-locomotion': {
      title: 'Excretion & Movement',
      aliases: [],
      weight: 1.1,
    },
    'bank/nervous-and-endocrine': {
      title: 'Nerves, Hormones & Senses',
      aliases: ['control and coordination'],
      weight: 1.2,
    },
    'bank/heart-blood-and-lungs': { title: 'Heart, Blood & Lungs', aliases: [], weight: 1.9 },
    'bank/kidney-muscle-and-bone': { title: 'Kidney, Muscle & Bone', aliases: [], weight: 1.5 },
    'bank/neurons-and-hormones': { title: 'Neurons & Hormones', aliases: [], weight: 1.5 },
  },
  questions: () => import('./questions.ts'),
})
