import { SSC_ENGLISH, SSC_MAINS_ENGLISH } from './english.ts'
import type { Exam } from './exam.ts'
import { examNames } from './exam-names.ts'
import { COMPUTER_KNOWLEDGE, SSC_AWARENESS } from './general-awareness.ts'
import { SSC_REASONING } from './reasoning.ts'
import { BASIC_MATHEMATICS, SSC_MATHEMATICS } from './school-mathematics.ts'

const AWARENESS = {
  title: 'General Awareness',
  lines: SSC_AWARENESS,
  mostFormats: { statements: 4, matches: 1 },
}

const sections = (questions: number, mathematics = SSC_MATHEMATICS): Exam['sections'] => [
  { title: 'General Intelligence & Reasoning', questions, lines: SSC_REASONING },
  { ...AWARENESS, questions },
  { title: 'Quantitative Aptitude', questions, lines: mathematics },
  { title: 'English', questions, lines: SSC_ENGLISH },
]

export const sscExams = {
  'ssc-cgl': {
    ...examNames['ssc-cgl'],
    paper: 'Tier 1, 2025',
    sections: sections(25),
  },
  'ssc-cgl-tier-2': {
    ...examNames['ssc-cgl-tier-2'],
    paper: 'Tier 2, Paper I, 2025; without the typing test',
    sections: [
      {
        title: 'Mathematical Abilities',
        questions: 30,
        lines: SSC_MATHEMATICS,
      },
      {
        title: 'Reasoning & General Intelligence',
        questions: 30,
        lines: SSC_REASONING,
      },
      {
        title: 'English Language & Comprehension',
        questions: 45,
        lines: SSC_MAINS_ENGLISH,
      },
      { ...AWARENESS, questions: 25 },
      {
        title: 'Computer Knowledge',
        questions: 20,
        lines: COMPUTER_KNOWLEDGE,
      },
    ],
  },
  'ssc-chsl': {
    ...examNames['ssc-chsl'],
    paper: 'Tier 1, 2025',
    sections: sections(25),
  },
  'ssc-gd': {
    ...examNames['ssc-gd'],
    paper: 'Computer-based examination, 2025',
    sections: sections(20, BASIC_MATHEMATICS),
  },
} as const satisfies Record<string, Exam>
