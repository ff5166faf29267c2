import type { PaperQuestion } from '@ekagra/schema/exam-paper'
import { expect, it } from 'vitest'
import { aQuestion } from '../testing/builders.ts'
import { questionSets } from './question-sets.ts'

const asked = (index: number, title?: string, section = 0): PaperQuestion => ({
  section,
  part: 0,
  print: `print${index}`,
  question: aQuestion({
    id: `q${index}`,
    ...(title !== undefined && { figure: { kind: 'passage', title, paragraphs: ['A text.'] } }),
  }),
})

it('finds questions that share a passage, only side by side and in one section', () => {
  const questions = [
    asked(0),
    asked(1, 'Tea'),
    asked(2, 'Tea'),
    asked(3, 'Salt'),
    asked(4, 'Salt', 1),
    asked(5, 'Tea', 1),
  ]
  const tea = { from: 1, to: 2 }
  expect(questionSets(questions)).toEqual([null, tea, tea, null, null, null])
})
