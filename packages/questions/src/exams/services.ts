import { DEFENCE_ENGLISH, PROSE } from './english.ts'
import type { Exam } from './exam.ts'
import { examNames } from './exam-names.ts'
import { CIVIL_SERVICES, DEFENCE_AWARENESS, STATE_SERVICES } from './general-awareness.ts'
import { ANALYTICAL_REASONING } from './reasoning.ts'
import { BASIC_NUMERACY, SSC_MATHEMATICS } from './school-mathematics.ts'
import { NDA_MATHEMATICS } from './sciences.ts'

/** Exams of the Union and the States for civil and military service. */
export const serviceExams = {
  upsc: {
    ...examNames.upsc,
    paper: 'General Studies Paper I, 2025',
    sections: [{ title: 'General Studies', questions: 100, lines: CIVIL_SERVICES }],
  },
  csat: {
    ...examNames.csat,
    paper: 'General Studies Paper II, 2025',
    sections: [
      {
        title: 'Comprehension',
        questions: 29,
        lines: { 'Reading Comprehension': [27, ...PROSE], 'Decision Making': [2, 'decision-making'] },
      },
      { title: 'Basic Numeracy', questions: 31, lines: BASIC_NUMERACY },
      {
        title: 'Logical Reasoning & Analytical Ability',
        questions: 17,
        lines: ANALYTICAL_REASONING,
      },
      {
        title: 'Data Interpretation & Sufficiency',
        questions: 3,
        lines: { 'Data Interpretation': [3, 'data-interpretation'] },
      },
    ],
  },
  'state-psc': {
    ...examNames['state-psc'],
    paper: 'Prelims, General Studies, as most states ask it, 2025',
    sections: [{ title: 'General Studies', questions: 150, lines: STATE_SERVICES }],
  },
  nda: {
    ...examNames.nda,
    paper: 'Mathematics and General Ability, 2025',
    sections: [
      { title: 'Mathematics', questions: 120, lines: NDA_MATHEMATICS },
      { title: 'English', questions: 50, lines: DEFENCE_ENGLISH },
      {
        title: 'Physics',
        questions: 25,
        lines: {
          'Motion, Force & Gravitation': [6, 'motion', 'laws-of-motion', 'gravitation'],
          'Work, Energy & Power': [3, 'work-energy-power'],
          Heat: [3, 'heat'],
          'Light & Sound': [6, 'optics', 'physics/waves', 'physics/shm'],
          'Electricity & Magnetism': [6, 'current-electricity', 'magnetism'],
          'Units & Instruments': [1, 'units-and-dimensions', 'facts/si-units', 'facts/instruments'],
        },
      },
      {
        title: 'Chemistry',
        questions: 15,
        lines: {
          'Elements, Compounds & Mixtures': [
            4,
            'facts/elements',
            'facts/chemical-names',
            'facts/alloys',
            'facts/ores',
          ],
          'Atoms & Moles': [3, 'mole-concept', 'structure-of-atom'],
          'Acids, Bases & Salts': [2, 'chemistry/ph'],
          'Oxidation & Reduction': [1.5, 'redox-reactions'],
          'Carbon & its Compounds': [2, 'organic-chemistry'],
          'Everyday Chemistry': [2.5, 'everyday-chemistry'],
        },
      },
      {
        title: 'General Science',
        questions: 10,
        lines: {
          'Human Body': [4, 'human-physiology'],
          'Cell & Tissues': [2, 'cell', 'animal-tissues'],
          'Plants & Animals': [1.5, 'plant-structure', 'diversity-and-classification'],
          'Health & Disease': [2.5, 'facts/diseases', 'facts/vitamins'],
        },
      },
      {
        title: 'History, Geography & Current Events',
        questions: 50,
        lines: DEFENCE_AWARENESS,
      },
    ],
  },
  cds: {
    ...examNames.cds,
    paper: 'English, General Knowledge and Elementary Mathematics, 2025',
    sections: [
      { title: 'English', questions: 120, lines: DEFENCE_ENGLISH },
      {
        title: 'General Knowledge',
        questions: 120,
        lines: {
          ...DEFENCE_AWARENESS,
          'General Science': [30, 'general-science'],
          'Environment & Biodiversity': [6, 'environment'],
        },
      },
      {
        title: 'Elementary Mathematics',
        questions: 100,
        lines: { ...SSC_MATHEMATICS, Logarithms: [60, 'logarithms'] },
      },
    ],
  },
} as const satisfies Record<string, Exam>
