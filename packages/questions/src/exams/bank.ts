import { BANK_ENGLISH } from './english.ts'
import type { Exam } from './exam.ts'
import { examNames } from './exam-names.ts'
import { BANK_REASONING } from './reasoning.ts'
import { BANK_MATHEMATICS } from './school-mathematics.ts'

const sections = (english: number, mathematics: number, reasoning: number): Exam['sections'] => [
  { title: 'English Language', questions: english, lines: BANK_ENGLISH },
  {
    title: 'Quantitative Aptitude',
    questions: mathematics,
    lines: BANK_MATHEMATICS,
    formats: { pictures: 10 },
  },
  { title: 'Reasoning Ability', questions: reasoning, lines: BANK_REASONING },
]

export const bankExams = {
  'ibps-po': {
    ...examNames['ibps-po'],
    paper: 'Prelims, 2025',
    sections: sections(30, 35, 35),
  },
  'ibps-clerk': {
    ...examNames['ibps-clerk'],
    paper: 'Prelims, 2025',
    sections: sections(30, 35, 35),
  },
  'sbi-po': {
    ...examNames['sbi-po'],
    paper: 'Prelims, 2025',
    sections: sections(40, 30, 30),
  },
} as const satisfies Record<string, Exam>
