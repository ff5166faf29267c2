import { markPaper, type PaperMarks } from '@ekagra/exam/exam-paper/mark-paper'
import type { SatPaper } from '@ekagra/schema/exam-paper'
import { outcomesOf } from './outcomes-of.ts'

/** The marks of a paper that was handed in. */
export function satMarks(sat: Pick<SatPaper, 'paper' | 'progress'>): PaperMarks {
  const outcomes = outcomesOf(sat)
  return markPaper(
    sat.paper.pattern,
    sat.paper.questions.map(({ section, part }, index) => ({
      section,
      part,
      outcome: outcomes[index] ?? 'left',
    })),
  )
}

/** Papers that can be compared: the same pattern, the same part of it. */
export const isSameKind = (a: SatPaper, b: SatPaper): boolean =>
  a.paper.patternId === b.paper.patternId &&
  a.paper.scope === b.paper.scope &&
  a.paper.sectionIndex === b.paper.sectionIndex
