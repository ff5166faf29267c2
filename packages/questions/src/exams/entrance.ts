import { PROSE } from './english.ts'
import type { Exam } from './exam.ts'
import { examNames } from './exam-names.ts'
import { SSC_AWARENESS } from './general-awareness.ts'
import { ANALYTICAL_REASONING } from './reasoning.ts'
import { BASIC_NUMERACY } from './school-mathematics.ts'
import { ENTRANCE_CHEMISTRY, JEE_MATHEMATICS, JEE_PHYSICS, NEET_BIOLOGY, NEET_PHYSICS } from './sciences.ts'

/** Exams that lead to a place of study. */
export const entranceExams = {
  neet: {
    ...examNames.neet,
    paper: 'NEET UG, 2025',
    sections: [
      {
        title: 'Physics',
        questions: 45,
        lines: NEET_PHYSICS,
        formats: { statements: 4, pictures: 4 },
      },
      {
        title: 'Chemistry',
        questions: 45,
        lines: ENTRANCE_CHEMISTRY,
        formats: { statements: 7, matches: 3 },
      },
      { title: 'Biology', questions: 90, lines: NEET_BIOLOGY, formats: { matches: 8 } },
    ],
  },
  'jee-main': {
    ...examNames['jee-main'],
    paper: 'Paper 1, 2025; five of each 25 are answered there with a number instead of an option',
    sections: [
      { title: 'Mathematics', questions: 25, lines: JEE_MATHEMATICS },
      {
        title: 'Physics',
        questions: 25,
        lines: JEE_PHYSICS,
        formats: { statements: 2, pictures: 3 },
      },
      {
        title: 'Chemistry',
        questions: 25,
        lines: ENTRANCE_CHEMISTRY,
        formats: { statements: 3, matches: 1 },
      },
    ],
  },
  cuet: {
    ...examNames.cuet,
    paper: 'General Aptitude Test, 2025',
    sections: [
      {
        title: 'General Knowledge & Current Affairs',
        questions: 16,
        lines: SSC_AWARENESS,
      },
      { title: 'Numerical Ability', questions: 17, lines: BASIC_NUMERACY },
      {
        title: 'Mental Ability & Reasoning',
        questions: 17,
        lines: {
          ...ANALYTICAL_REASONING,
          'Analogy & Classification': [3, 'analogy', 'classification'],
          'Mirror Images & Figures': [1, 'mirror-images', 'figure-counting'],
        },
      },
    ],
  },
  gate: {
    ...examNames.gate,
    paper: 'General Aptitude, 2025',
    sections: [
      {
        title: 'Verbal Aptitude',
        questions: 3,
        lines: {
          'Fill in the Blanks': [1.2, 'fill-in-the-blanks'],
          Synonyms: [0.4, 'facts/synonyms'],
          'Parts of Speech & Grammar': [0.6, 'grammar'],
          'Reading Comprehension': [0.8, ...PROSE],
        },
      },
      {
        title: 'Quantitative Aptitude',
        questions: 4,
        lines: {
          'Data Interpretation': [0.8, 'data-interpretation'],
          Arithmetic: [
            1.2,
            'percentage',
            'ratio-proportion',
            'average',
            'time-and-work',
            'speed-time-distance',
          ],
          'Mensuration & Geometry': [0.7, 'mensuration', 'geometry'],
          'Permutation, Combination & Probability': [0.7, 'permutation-and-combination', 'probability'],
          'Powers, Logarithms & Progressions': [0.6, 'surds-and-indices', 'logarithms', 'progressions'],
        },
      },
      {
        title: 'Analytical Aptitude',
        questions: 2,
        lines: {
          Syllogism: [0.8, 'syllogism'],
          'Number Relations & Series': [0.5, 'series', 'missing-number'],
          Analogy: [0.2, 'analogy'],
          'Puzzles & Seating': [0.5, 'puzzle', 'seating', 'ranking'],
        },
      },
      {
        title: 'Spatial Aptitude',
        questions: 1,
        lines: {
          'Mirror & Water Images': [0.3, 'mirror-images'],
          'Paper Folding & Cutting': [0.3, 'paper-folding'],
          'Cubes & Dice': [0.2, 'cubes-and-dice'],
          'Figure Rotation & Assembly': [0.2, 'figure-assembly'],
        },
      },
    ],
  },
  cat: {
    ...examNames.cat,
    paper: 'CAT 2024',
    sections: [
      {
        title: 'Verbal Ability & Reading Comprehension',
        questions: 24,
        lines: {
          'Reading Comprehension': [16, ...PROSE],
          'Sentence Rearrangement': [3, 'para-jumbles'],
          'Paragraph Summary': [2.5, 'bank/paragraph-summary'],
          'Paragraph Completion': [2.5, 'bank/paragraph-completion'],
        },
        passages: { most: 4, questions: 4 },
      },
      {
        title: 'Data Interpretation & Logical Reasoning',
        questions: 22,
        lines: {
          // All of it in sets on one table, chart or arrangement.
          'Data Interpretation': [
            9,
            'interpretation/table-set',
            'interpretation/bar-set',
            'interpretation/line-set',
            'interpretation/radar-set',
            'interpretation/mixed-set',
            'interpretation/caselet-set',
          ],
          'Puzzles & Seating': [
            9,
            'reasoning/floor-attribute-set',
            'reasoning/box-attribute-set',
            'reasoning/schedule-attribute-set',
            'reasoning/two-row-set',
            'reasoning/square-seat-set',
            'reasoning/facing-ring-set',
          ],
          'Games & Networks': [4, 'reasoning/league-set', 'reasoning/network-set'],
        },
      },
      {
        title: 'Quantitative Ability',
        questions: 22,
        lines: {
          Arithmetic: [
            8.5,
            'percentage',
            'profit-and-loss',
            'discount',
            'simple-interest',
            'compound-interest',
            'ratio-proportion',
            'mixture',
            'average',
            'time-and-work',
            'pipes',
            'speed-time-distance',
            'boats',
            'partnership',
          ],
          Algebra: [7, 'algebra', 'quadratic-equations', 'logarithms', 'progressions', 'surds-and-indices'],
          'Geometry & Mensuration': [3.5, 'geometry', 'mensuration', 'coordinate-geometry', 'trigonometry'],
          'Number System': [1.5, 'number-system', 'hcf-lcm'],
          'Permutation, Combination & Probability': [1.5, 'permutation-and-combination', 'probability'],
        },
      },
    ],
  },
} as const satisfies Record<string, Exam>
