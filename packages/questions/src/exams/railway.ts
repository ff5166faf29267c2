import type { Exam } from './exam.ts'
import { examNames } from './exam-names.ts'
import { GROUP_D_AWARENESS, RAILWAY_AWARENESS, SCHOOL_SCIENCE } from './general-awareness.ts'
import { RAILWAY_REASONING } from './reasoning.ts'
import { RAILWAY_MATHEMATICS } from './school-mathematics.ts'

export const railwayExams = {
  'rrb-ntpc': {
    ...examNames['rrb-ntpc'],
    paper: 'CBT 1, 2025',
    sections: [
      {
        title: 'General Awareness',
        questions: 40,
        lines: RAILWAY_AWARENESS,
      },
      { title: 'Mathematics', questions: 30, lines: RAILWAY_MATHEMATICS },
      {
        title: 'General Intelligence & Reasoning',
        questions: 30,
        lines: RAILWAY_REASONING,
      },
    ],
  },
  'rrb-group-d': {
    ...examNames['rrb-group-d'],
    paper: 'CBT, 2025',
    sections: [
      { title: 'General Science', questions: 25, lines: SCHOOL_SCIENCE },
      { title: 'Mathematics', questions: 25, lines: RAILWAY_MATHEMATICS },
      {
        title: 'General Intelligence & Reasoning',
        questions: 30,
        lines: RAILWAY_REASONING,
      },
      {
        title: 'General Awareness & Current Affairs',
        questions: 20,
        lines: GROUP_D_AWARENESS,
      },
    ],
  },
} as const satisfies Record<string, Exam>
