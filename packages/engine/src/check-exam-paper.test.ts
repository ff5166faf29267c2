import type { Exam } from '@ekagra/content/syllabus/exam'
import { type ExamId, exams } from '@ekagra/content/syllabus/exams'
import { coveredShare } from '@ekagra/content/syllabus/weigh-exam'
import { expect, it } from 'vitest'
import { checkExamPaper } from './check-exam-paper.ts'

/** The least share of each paper, in per cent, that can be asked here; raise it when more can be. */
const FLOORS: Readonly<Record<ExamId, number>> = {
  'ssc-cgl': 70,
  'ssc-chsl': 70,
  'ssc-gd': 70,
  'ibps-po': 70,
  'ibps-clerk': 70,
  'sbi-po': 60,
  'rrb-ntpc': 95,
  'rrb-group-d': 88,
  upsc: 92,
  csat: 63,
  'state-psc': 87,
  nda: 68,
  cds: 62,
  neet: 31,
  'jee-main': 60,
  cuet: 98,
  gate: 65,
  cat: 61,
  ctet: 18,
}

it.each(Object.entries(FLOORS))('%s can be asked to at least %d per cent', (id, floor) => {
  const exam = Object.entries<Exam>(exams).find(([other]) => other === id)?.[1]
  expect(exam && Math.round(1000 * coveredShare(exam)) / 10).toBeGreaterThanOrEqual(floor)
})

it.each(Object.entries<Exam>(exams))('the full paper of %s keeps its pattern', async (_id, exam) => {
  expect((await checkExamPaper(exam, 'medium', 'test')).faults).toEqual([])
})
