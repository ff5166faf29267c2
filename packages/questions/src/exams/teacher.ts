import { PROSE } from './english.ts'
import type { Exam, ExamSection, SyllabusLines } from './exam.ts'
import { examNames } from './exam-names.ts'
import { HISTORY } from './general-awareness.ts'

const CHILD_DEVELOPMENT: ExamSection = {
  title: 'Child Development & Pedagogy',
  questions: 30,
  lines: {
    'Child Development': [15, 'child-development'],
    'Inclusive Education': [5, 'inclusive-education'],
    'Learning & Pedagogy': [10, 'learning-theories', 'assessment-and-teaching', 'education-policy'],
  },
}

const LANGUAGES: ExamSection = {
  title: 'Languages I & II',
  questions: 60,
  lines: {
    'Reading Comprehension': [30, ...PROSE, 'bank/poems'],
    'Pedagogy of Language': [30, 'language-pedagogy'],
  },
}

const DATA_HANDLING = [
  'statistics',
  'interpretation/table',
  'interpretation/bar',
  'interpretation/pie',
] as const

/** Of the sixty questions of this section, ten are on the pedagogy of mathematics and ten on that of science. */
const MATHEMATICS_AND_SCIENCE: SyllabusLines = {
  'Number System': [8, 'number-system', 'hcf-lcm', 'fractions-and-decimals', 'surds-and-indices'],
  'Ratio, Percentage & Interest': [3, 'ratio-proportion', 'percentage', 'profit-and-loss', 'simple-interest'],
  Algebra: [3, 'algebra'],
  Geometry: [3, 'geometry'],
  Mensuration: [2, 'mensuration'],
  'Data Handling': [1, ...DATA_HANDLING],
  'Pedagogy of Mathematics': [10, 'mathematics-pedagogy'],
  Food: [2, 'facts/vitamins', 'bank/digestion'],
  Materials: [4, 'everyday-chemistry', 'facts/chemical-names', 'facts/alloys', 'facts/ores'],
  'The World of the Living': [5, 'bank/cell-structure', 'facts/human-body', 'facts/diseases', 'microbes'],
  'Moving Things, People & Ideas': [3, 'bank/laws-of-motion-concepts', 'bank/fluids'],
  'How Things Work': [2, 'bank/electricity-concepts', 'bank/magnetism-concepts'],
  'Natural Phenomena': [3, 'bank/light-concepts', 'bank/wave-concepts', 'facts/phenomena'],
  'Natural Resources': [1, 'environment'],
  'Pedagogy of Science': [10, 'science-pedagogy'],
}

/** The right to teach in a school: one paper for Classes I to V, another with a choice of subjects for VI to VIII. */
export const teacherExams = {
  ctet: {
    ...examNames.ctet,
    paper: 'Paper I, 2025; both languages taken as English',
    sections: [
      CHILD_DEVELOPMENT,
      LANGUAGES,
      {
        title: 'Mathematics',
        questions: 30,
        lines: {
          Numbers: [5, 'number-system', 'hcf-lcm', 'fractions-and-decimals', 'simplification'],
          'Shapes & Geometry': [4, 'geometry'],
          Measurement: [1.5, 'mensuration'],
          'Addition, Weight, Time & Capacity': [2.5, 'bank/primary-mathematics'],
          'Data Handling': [1, ...DATA_HANDLING],
          Patterns: [1, 'reasoning/number-series'],
          'Pedagogy of Mathematics': [15, 'mathematics-pedagogy'],
        },
      },
      {
        title: 'Environmental Studies',
        questions: 30,
        lines: {
          'Themes of the EVS Books': [8, 'environmental-studies'],
          'Plants, Animals & Environment': [3, 'environment'],
          'Food & Health': [2, 'facts/diseases', 'facts/vitamins'],
          'Places of India': [2, 'geography', 'india'],
          'Pedagogy of Environmental Studies': [15, 'evs-pedagogy'],
        },
      },
    ],
  },
  'ctet-2-science': {
    ...examNames['ctet-2-science'],
    paper: 'Paper II for teachers of mathematics and science, 2025; both languages taken as English',
    sections: [
      CHILD_DEVELOPMENT,
      LANGUAGES,
      {
        title: 'Mathematics & Science',
        questions: 60,
        lines: MATHEMATICS_AND_SCIENCE,
      },
    ],
  },
  'ctet-2-social': {
    ...examNames['ctet-2-social'],
    paper: 'Paper II for teachers of social studies, 2025; both languages taken as English',
    sections: [
      CHILD_DEVELOPMENT,
      LANGUAGES,
      {
        title: 'Social Studies',
        questions: 60,
        lines: {
          History: [15, ...HISTORY],
          Geography: [13, 'geography', 'land-and-resources'],
          'Social & Political Life': [12, 'polity', 'bank/income-and-development'],
          'Pedagogy of Social Science': [20, 'social-science-pedagogy'],
        },
      },
    ],
  },
} as const satisfies Record<string, Exam>
