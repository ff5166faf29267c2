import { expect, it } from 'vitest'
import type { Exam } from '../exams/exam.ts'
import { exams } from '../exams/exams.ts'
import { coveredShare } from '../exams/weigh-exam.ts'
import { checkExamPaper } from './check-exam-paper.ts'

/** The least share of each paper, in per cent, that can be asked here; raise it when coverage grows. */
const FLOORS: Readonly<Record<keyof typeof exams, number>> = {
  'ssc-cgl': 96,
  'ssc-cgl-tier-2': 98,
  'ssc-chsl': 95,
  'ssc-gd': 95,
  'ibps-po': 100,
  'ibps-clerk': 100,
  'sbi-po': 100,
  'rrb-ntpc': 97,
  'rrb-group-d': 97,
  upsc: 92,
  csat: 97,
  'state-psc': 87,
  nda: 95,
  cds: 97,
  neet: 99,
  'jee-main': 96,
  cuet: 98,
  gate: 95,
  cat: 89,
  ctet: 100,
  'ctet-2-science': 100,
  'ctet-2-social': 100,
}

it.each(Object.entries(FLOORS))('%s can be asked to at least %d per cent', (id, floor) => {
  const exam = Object.entries<Exam>(exams).find(([other]) => other === id)?.[1]
  expect(exam && Math.round(1000 * coveredShare(exam)) / 10).toBeGreaterThanOrEqual(floor)
})

it.each(Object.entries<Exam>(exams))('the full paper of %s keeps its pattern', async (_id, exam) => {
  expect((await checkExamPaper(exam, 'medium', 'test')).faults).toEqual([])
})
