import type { ExamPattern, MarkFraction, PaperPart, PaperSection } from '@ekagra/schema/exam-pattern'

/** Extra time of a candidate who is entitled to it: 20 minutes for each hour. */
const EXTRA_TIME = 4 / 3

export const toMarks = ([numerator, denominator]: MarkFraction): number => numerator / denominator

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const questionsOf = ({ parts }: PaperSection): number => sum(parts.map(({ questions }) => questions))

export const questionsOfPaper = ({ sections }: ExamPattern): number => sum(sections.map(questionsOf))

export const marksOf = ({ parts }: PaperSection): number =>
  sum(parts.map(({ questions, right }) => (questions * right[0]) / right[1]))

export const marksOfPaper = ({ sections }: ExamPattern): number => sum(sections.map(marksOf))

export const minutesOfPaper = ({ clock, sections }: ExamPattern): number =>
  clock.kind === 'common' ? clock.minutes : sum(sections.map(({ minutes = 0 }) => minutes))

/** With the extra time of those who are entitled to it. */
export const withExtraTime = (minutes: number, hasExtraTime: boolean): number =>
  hasExtraTime ? minutes * EXTRA_TIME : minutes

/** The time of a section: its own clock, or its share of the common one by questions. */
export function fairMinutes(pattern: ExamPattern, section: PaperSection): number {
  if (pattern.clock.kind === 'sectional') return section.minutes ?? 0
  return (pattern.clock.minutes * questionsOf(section)) / questionsOfPaper(pattern)
}

/** A try pays when it is right more often than this: wrong / (right + wrong). */
export function breakEven({ right, wrong }: PaperPart): number {
  const [gain, loss] = [toMarks(right), toMarks(wrong)]
  return gain + loss === 0 ? 0 : loss / (gain + loss)
}

/** The parts that all questions of a paper share, or null when marks differ between them. */
export function commonScheme({ sections }: ExamPattern): Pick<PaperPart, 'right' | 'wrong'> | null {
  const [first, ...others] = sections.flatMap(({ parts }) => parts)
  if (!first) return null
  const isSame = (a: MarkFraction, b: MarkFraction) => a[0] * b[1] === b[0] * a[1]
  return others.every(({ right, wrong }) => isSame(right, first.right) && isSame(wrong, first.wrong))
    ? first
    : null
}

/** One section of a paper, with its own clock or its fair share of the common one. */
export function oneSection(pattern: ExamPattern, index: number): ExamPattern {
  const section = pattern.sections[index]
  if (!section) throw new RangeError(`${pattern.id} has no section ${index}`)
  const minutes = Math.max(1, Math.round(fairMinutes(pattern, section)))
  const { minutes: _, ...rest } = section
  // A cut-off or a pass mark belongs to the whole paper.
  const { passShare: __, ...whole } = pattern
  return { ...whole, clock: { kind: 'common', minutes }, sections: [rest], cutOffs: [] }
}

/** A shorter paper: the same sections, marks and pace. */
export function shorten(pattern: ExamPattern, share: number): ExamPattern {
  const fewer = (questions: number) => Math.max(1, Math.round(questions * share))
  const sections = pattern.sections.map((section): PaperSection => {
    const parts = section.parts.map((part) => ({ ...part, questions: fewer(part.questions) }))
    const pace = (section.minutes ?? 0) / questionsOf(section)
    const kept = sum(parts.map(({ questions }) => questions))
    return {
      ...section,
      parts,
      ...(section.minutes !== undefined && { minutes: Math.max(1, Math.round(pace * kept)) }),
    }
  })
  const shorter = { ...pattern, sections, cutOffs: [] }
  if (pattern.clock.kind === 'sectional') return shorter
  const pace = pattern.clock.minutes / questionsOfPaper(pattern)
  return {
    ...shorter,
    clock: { kind: 'common', minutes: Math.max(1, Math.round(pace * questionsOfPaper(shorter))) },
  }
}
