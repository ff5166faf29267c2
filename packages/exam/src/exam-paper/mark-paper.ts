import type { ExamPattern, MarkFraction, PaperPart } from '@ekagra/schema/exam-pattern'

export type Outcome = 'right' | 'wrong' | 'left'

/** A question of a paper, as far as marking needs it. */
export interface MarkedQuestion {
  section: number
  part: number
  outcome: Outcome
}

export interface Tally {
  right: number
  wrong: number
  left: number
  /** Gained by right answers. */
  gained: number
  /** Taken off for wrong answers, as a positive number. */
  lost: number
  /** Gained minus lost. */
  marks: number
  /** With everything right. */
  of: number
}

export interface PaperMarks extends Tally {
  sections: readonly Tally[]
}

/**
 * Marks of a paper. Right and wrong answers are counted first and multiplied once for each part, so that a third of a
 * mark taken off three times is exactly one mark.
 */
export function markPaper({ sections }: ExamPattern, questions: readonly MarkedQuestion[]): PaperMarks {
  const tallies = sections.map(({ parts }, section) =>
    addUp(
      parts.map((part, index) =>
        tallyPart(
          part,
          questions.filter((question) => question.section === section && question.part === index),
        ),
      ),
    ),
  )
  return { ...addUp(tallies), sections: tallies }
}

function tallyPart(part: PaperPart, questions: readonly MarkedQuestion[]): Tally {
  const count = (outcome: Outcome) => questions.filter((question) => question.outcome === outcome).length
  const [right, wrong] = [count('right'), count('wrong')]
  const [gained, lost] = [times(part.right, right), times(part.wrong, wrong)]
  return {
    right,
    wrong,
    left: questions.length - right - wrong,
    gained,
    lost,
    marks: gained - lost,
    of: times(part.right, questions.length),
  }
}

const times = ([numerator, denominator]: MarkFraction, count: number) => (numerator * count) / denominator

/** Sums of binary fractions carry dust in the last digits; no paper has marks finer than a millionth. */
export const cleanMarks = (marks: number): number => Math.round(marks * 1e6) / 1e6

function addUp(tallies: readonly Tally[]): Tally {
  const sum = (pick: (tally: Tally) => number) => tallies.reduce((total, tally) => total + pick(tally), 0)
  return {
    right: sum(({ right }) => right),
    wrong: sum(({ wrong }) => wrong),
    left: sum(({ left }) => left),
    gained: cleanMarks(sum(({ gained }) => gained)),
    lost: cleanMarks(sum(({ lost }) => lost)),
    marks: cleanMarks(sum(({ marks }) => marks)),
    of: cleanMarks(sum(({ of }) => of)),
  }
}

/** Right answers among those given; null when none was given. */
export const accuracy = ({ right, wrong }: Pick<Tally, 'right' | 'wrong'>): number | null =>
  right + wrong === 0 ? null : right / (right + wrong)
