import { openCorrectionBook } from '@ekagra/exam/correction/correct-question'
import type { Correction } from '@ekagra/schema/correction'
import type { HallAnswer, SatPaper } from '@ekagra/schema/exam-paper'
import { expect, it } from 'vitest'
import { makePaper } from '../../testing/make-paper.ts'
import { outcomesOf } from '../papers/outcomes-of.ts'
import { satMarks } from '../papers/sat-marks.ts'
import { rescorePaper } from './rescore-paper.ts'

const DATE = '2026-11-15T12:00:00.000Z'
const book = (...corrections: Correction[]) => openCorrectionBook({ corrections, held: [] })

/** A right answer is worth 1 mark, a wrong one costs a quarter. */
function sat(answers: HallAnswer[], paper = makePaper('paper-1')): SatPaper {
  const none = answers.map(() => false)
  return {
    id: paper.id,
    paper,
    progress: {
      id: paper.id,
      revision: 1,
      elapsedMs: 1000,
      at: 0,
      answers,
      drafts: answers,
      marked: none,
      visited: none,
      crossed: answers.map(() => []),
      visits: [],
      breaks: 0,
    },
    finishedAt: DATE,
    endedBy: 'learner',
    causes: {},
  }
}

it('gives back the marks that a wrong key took, and keeps what the paper was worth', () => {
  const before = sat([1, 0, null, 0])
  expect(satMarks(before).marks).toBe(1.75)
  const after = rescorePaper(before, book({ question: 'q0', kind: 'fix', key: 'b', keeps: true, date: DATE }))
  expect(satMarks(after).marks).toBe(3)
  expect(after.former).toEqual({ marks: 1.75, questions: 1, date: DATE })
})

it('counts a retracted question as right, also where it was left', () => {
  const after = rescorePaper(sat([1, 0, null, 0]), book({ question: 'q2', kind: 'retract', date: DATE }))
  expect(outcomesOf(after)).toEqual(['wrong', 'right', 'right', 'right'])
})

it('reads typed numbers by the new key, and lets the old one stand when the admin says so', () => {
  const paper = makePaper('paper-1')
  const typed = paper.questions.map((asked) => ({
    ...asked,
    numeric: { key: '8800', unit: 'rupees' },
    question: { ...asked.question, options: ['₹8,800', '₹8,820', '₹8,840', '₹8,400'] },
  }))
  const before = sat(['8820', '8800', '8,820', '9'], { ...paper, questions: typed })
  expect(outcomesOf(before)).toEqual(['wrong', 'right', 'wrong', 'wrong'])
  const fix = (question: string, keeps: boolean): Correction => ({
    question,
    kind: 'fix',
    key: '₹8,820',
    date: DATE,
    ...(keeps && { keeps: true }),
  })
  const kept = rescorePaper(before, book(...['q0', 'q1', 'q2', 'q3'].map((id) => fix(id, true))))
  expect(outcomesOf(kept)).toEqual(['right', 'right', 'right', 'wrong'])
  const strict = rescorePaper(before, book(...['q0', 'q1', 'q2', 'q3'].map((id) => fix(id, false))))
  expect(outcomesOf(strict)).toEqual(['right', 'wrong', 'right', 'wrong'])
})

it('leaves a paper without corrected questions as it is', () => {
  const before = sat([0, 0, 0, 0])
  expect(rescorePaper(before, book({ question: 'q-9', kind: 'retract', date: DATE }))).toBe(before)
})
