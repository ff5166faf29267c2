import type { ExamPaper } from '@ekagra/schema/exam-paper'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'

/** Two sections of two questions, a minute each. */
const pattern: ExamPattern = {
  id: 'bank',
  title: 'Bank',
  group: 'banking',
  clock: { kind: 'sectional' },
  sections: ['English', 'Quant'].map((title) => ({
    title,
    short: title,
    minutes: 1,
    parts: [{ questions: 2, form: 'option' as const, right: [1, 1], wrong: [1, 4] }],
    syllabus: { exam: 'ibps-po', section: title },
  })),
  levels: [1, 1, 1],
  calculator: 'none',
  realOptions: 5,
  languages: [],
  cutOffs: [],
}

export const makePaper = (id: string): ExamPaper => ({
  id,
  pattern,
  patternId: 'bank',
  scope: 'full',
  seed: 'a',
  skips: [],
  hasExtraTime: false,
  startedAt: '2026-01-01T00:00:00.000Z',
  questions: [0, 0, 1, 1].map((section, index) => ({
    section,
    part: 0,
    print: `print${index}`,
    question: {
      id: `q${index}`,
      text: `Question ${index}?`,
      options: ['a', 'b', 'c', 'd'],
      correctAnswer: 0,
      explanation: '',
      difficulty: 'easy',
      trust: 'computed',
    },
  })),
})
