import type { PaperQuestion } from '@ekagra/schema/exam-paper'

/** Questions from `from` to `to`, both included, that share one passage or figure. */
export interface QuestionSet {
  from: number
  to: number
}

const stemOf = ({ section, question }: PaperQuestion): string | null =>
  question.figure ? `${section} ${JSON.stringify(question.figure)}` : null

/** The set of each question; null for one that stands alone. */
export function questionSets(questions: readonly PaperQuestion[]): (QuestionSet | null)[] {
  const stems = questions.map(stemOf)
  const sets: (QuestionSet | null)[] = []
  for (let from = 0; from < stems.length; ) {
    let to = from
    while (stems[from] !== null && stems[to + 1] === stems[from]) to += 1
    const set = to > from ? { from, to } : null
    for (; from <= to; from += 1) sets.push(set)
  }
  return sets
}
