import type { ErrorCause, HallProgress, PaperQuestion } from '@ekagra/schema/exam-paper'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { timeSpent } from './hall-state.ts'
import { cleanMarks, markPaper, type Outcome, type PaperMarks } from './mark-paper.ts'
import { breakEven, fairMinutes, questionsOfPaper, toMarks, withExtraTime } from './pattern-figures.ts'

/** How often a learner was right in a chapter before this paper. */
export interface ChapterRecord {
  right: number
  total: number
}

export interface AnalysedInput {
  pattern: ExamPattern
  questions: readonly PaperQuestion[]
  progress: HallProgress
  outcomes: readonly Outcome[]
  hasExtraTime: boolean
  /** By chapter, from earlier tests. */
  records: ReadonlyMap<string, ChapterRecord>
}

/** One question after the paper. */
export interface AnalysedQuestion {
  index: number
  section: number
  chapter: string
  outcome: Outcome
  /** Milliseconds on it, all visits together. */
  spentMs: number
  /** When it was last left. */
  leftAtMs: number
  /** Right at least half the time in its chapter. */
  isWithinReach: boolean
  /** Marks for a right answer, and marks taken off for a wrong one. */
  gain: number
  loss: number
  /** Answered faster than anyone reads and works. */
  isQuick: boolean
}

export interface SectionTime {
  spentMs: number
  fairMs: number
}

export interface PaperAnalysis {
  marks: PaperMarks
  questions: readonly AnalysedQuestion[]
  times: readonly SectionTime[]
  /** Where the marks went that are missing to full marks. */
  lost: {
    /** Wrong on what one usually gets right. */
    slips: Loss
    /** Left, though one usually gets it right. */
    winnable: Loss
    /** Wrong on what is not learnt yet. */
    beyond: Loss
    /** Left on what is not learnt yet. */
    wellLeft: Loss
  }
  /** Quick answers on what is not learnt yet. */
  guesses: { right: number; wrong: number; marks: number }
  /** A try pays above this share of right answers; the highest of the paper's parts. */
  breakEven: number
  /** What one blind guess among four options is worth on average, in the first part. */
  blindGuess: number
}

export interface Loss {
  count: number
  marks: number
}

/** Nobody reads a question and works it out in less. */
const QUICK_MS = 10_000
/** A chapter with fewer answers says little; the section decides then. */
const ENOUGH_ANSWERS = 3
const REACH = 0.5

export function analysePaper(input: AnalysedInput): PaperAnalysis {
  const { pattern, questions, outcomes } = input
  const analysed = analyseQuestions(input)
  const marks = markPaper(
    pattern,
    questions.map(({ section, part }, index) => ({ section, part, outcome: outcomes[index] ?? 'left' })),
  )
  const lossOf = (outcome: Outcome, isWithinReach: boolean) =>
    sumOf(
      analysed.filter((question) => question.outcome === outcome && question.isWithinReach === isWithinReach),
      lostOn,
    )
  const guessed = analysed.filter(
    ({ isQuick, isWithinReach, outcome }) => isQuick && !isWithinReach && outcome !== 'left',
  )
  const parts = pattern.sections.flatMap((section) => section.parts)
  const [first] = parts
  return {
    marks,
    questions: analysed,
    times: sectionTimes(input, analysed),
    lost: {
      slips: lossOf('wrong', true),
      winnable: lossOf('left', true),
      beyond: lossOf('wrong', false),
      wellLeft: lossOf('left', false),
    },
    guesses: {
      right: guessed.filter(({ outcome }) => outcome === 'right').length,
      wrong: guessed.filter(({ outcome }) => outcome === 'wrong').length,
      marks: sumOf(guessed, ({ outcome, gain, loss }) => (outcome === 'right' ? gain : -loss)).marks,
    },
    breakEven: Math.max(...parts.map(breakEven)),
    blindGuess: first ? toMarks(first.right) / 4 - (toMarks(first.wrong) * 3) / 4 : 0,
  }
}

/** Marks that a question misses to full marks: what is taken off for a wrong answer is lost on top of what a right one gives. */
function lostOn({ outcome, gain, loss }: AnalysedQuestion): number {
  if (outcome === 'right') return 0
  return outcome === 'wrong' ? gain + loss : gain
}

const sumOf = (list: readonly AnalysedQuestion[], pick: (question: AnalysedQuestion) => number): Loss => ({
  count: list.length,
  marks: cleanMarks(list.reduce((total, question) => total + pick(question), 0)),
})

export const chapterOf = ({ question }: Pick<PaperQuestion, 'question'>): string =>
  question.topicPath?.[1] ?? question.topicPath?.[0] ?? ''

function analyseQuestions({
  pattern,
  questions,
  progress,
  outcomes,
  records,
}: AnalysedInput): AnalysedQuestion[] {
  const spent = timeSpent(progress)
  const left = timesLeft(progress)
  const known = new Map(records)
  for (const [index, question] of questions.entries()) {
    const outcome = outcomes[index] ?? 'left'
    if (outcome !== 'left')
      known.set(chapterOf(question), add(known.get(chapterOf(question)), outcome === 'right'))
  }
  const sections = pattern.sections.map((_, section) => {
    const given = questions.flatMap((question, index) =>
      question.section === section ? [outcomes[index] ?? 'left'] : [],
    )
    return {
      right: given.filter((one) => one === 'right').length,
      total: given.filter((one) => one !== 'left').length,
    }
  })
  return questions.map((question, index) => {
    const { section, part } = question
    const scheme = pattern.sections[section]?.parts[part]
    const outcome = outcomes[index] ?? 'left'
    const chapter = chapterOf(question)
    const own = known.get(chapter)
    const record = own && own.total >= ENOUGH_ANSWERS ? own : sections[section]
    const spentMs = spent[index] ?? 0
    return {
      index,
      section,
      chapter,
      outcome,
      spentMs,
      leftAtMs: left[index] ?? 0,
      isWithinReach: record !== undefined && record.total > 0 && record.right / record.total >= REACH,
      gain: scheme ? toMarks(scheme.right) : 0,
      loss: scheme ? toMarks(scheme.wrong) : 0,
      isQuick: outcome !== 'left' && spentMs < QUICK_MS,
    }
  })
}

const add = (record: ChapterRecord | undefined, isRight: boolean): ChapterRecord => ({
  right: (record?.right ?? 0) + (isRight ? 1 : 0),
  total: (record?.total ?? 0) + 1,
})

/** When each question was left for the last time; 0 when it was never opened. */
function timesLeft({ visits, elapsedMs, answers }: HallProgress): number[] {
  const left = answers.map(() => 0)
  for (const [place, [index]] of visits.entries()) left[index] = visits[place + 1]?.[1] ?? elapsedMs
  return left
}

function sectionTimes(
  { pattern, hasExtraTime }: AnalysedInput,
  questions: readonly AnalysedQuestion[],
): SectionTime[] {
  return pattern.sections.map((section, index) => ({
    spentMs: questions
      .filter((question) => question.section === index)
      .reduce((sum, { spentMs }) => sum + spentMs, 0),
    fairMs: withExtraTime(fairMinutes(pattern, section), hasExtraTime) * 60_000,
  }))
}

/** A stretch of time in one section. */
export interface Stretch {
  section: number
  fromMs: number
  toMs: number
}

/** The paper as stretches in one section after the other. */
export function stretches(
  { visits, elapsedMs }: HallProgress,
  questions: readonly PaperQuestion[],
): Stretch[] {
  const found: Stretch[] = []
  for (const [place, [index, fromMs]] of visits.entries()) {
    const section = questions[index]?.section ?? 0
    const toMs = visits[place + 1]?.[1] ?? elapsedMs
    const last = found.at(-1)
    if (last?.section === section) last.toMs = toMs
    else found.push({ section, fromMs, toMs })
  }
  return found
}

/** The likely cause of a wrong answer; the learner's own word replaces it. */
export function suggestCause(
  { isQuick, isWithinReach, spentMs }: AnalysedQuestion,
  fairMs: number,
  hasCrossedOut: boolean,
): ErrorCause {
  if (isQuick && !isWithinReach && !hasCrossedOut) return 'guess'
  if (isWithinReach) return spentMs > 2 * fairMs ? 'slow' : 'careless'
  return 'concept'
}

/** The fair share of one question, in milliseconds. */
export const fairShareMs = (pattern: ExamPattern, totalMs: number): number =>
  totalMs / questionsOfPaper(pattern)

export interface ChapterResult {
  chapter: string
  section: number
  right: number
  wrong: number
  left: number
  /** Marks that are missing to full marks. */
  lostMarks: number
}

/** The syllabus of the paper, chapter by chapter; where most marks were lost comes first. */
export function byChapter(questions: readonly AnalysedQuestion[]): ChapterResult[] {
  const found = new Map<string, ChapterResult>()
  for (const question of questions) {
    const { chapter, section, outcome } = question
    const key = `${section} ${chapter}`
    const own = found.get(key) ?? { chapter, section, right: 0, wrong: 0, left: 0, lostMarks: 0 }
    own[outcome] += 1
    own.lostMarks = cleanMarks(own.lostMarks + lostOn(question))
    found.set(key, own)
  }
  return [...found.values()].sort((a, b) => b.lostMarks - a.lostMarks || a.chapter.localeCompare(b.chapter))
}
