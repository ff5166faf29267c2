import { deduplicateQuestions } from '@ekagra/exam/similarity/deduplicate-questions'
import { makePaper } from '@ekagra/questions/paper/make-paper'
import { Difficulty } from '@ekagra/schema/difficulty'
import type { Report } from './report.ts'

/** Exams, subjects, chapters and single types: broad and narrow; computed, from tables and from banks. */
const TOPICS = [
  'ssc cgl',
  'ibps po',
  'rrb ntpc',
  'upsc',
  'jee main',
  'neet',
  'ctet',
  'maths',
  'reasoning',
  'english',
  'physics',
  'chemistry',
  'biology',
  'polity',
  'indian history',
  'geography',
  'economy',
  'simplification',
  'time and work',
  'trains',
  'profit and loss',
  'trigonometry',
  'data interpretation',
  'number series',
  'coding decoding',
  'syllogism',
  'seating arrangement',
  'mirror images',
  'vocabulary',
  'error spotting',
  'periodic table',
  'calorimetry',
] as const
const COUNT = 30

/** How much of a paper reaches the learner: the browser drops every question that repeats an earlier one. */
export async function reportFilter(report: Report): Promise<void> {
  const short: string[] = []
  let papers = 0
  let lost = 0
  for (const topic of TOPICS) {
    for (const difficulty of Difficulty.options) {
      const { questions = [] } = (await makePaper({ topic, difficulty, count: COUNT, seed: 'filter' })) ?? {}
      const received = questions.map(({ text, correctIndex, figure }) => ({
        text,
        correctAnswer: correctIndex,
        ...(figure && { figure }),
      }))
      const dropped = received.length - deduplicateQuestions(received).length
      papers += 1
      lost += dropped
      if (dropped > 0 || questions.length < COUNT)
        short.push(`${topic}, ${difficulty}: ${questions.length} made, ${dropped} dropped`)
    }
  }
  report(
    `8  lost to the browser's filter in ${papers} papers of ${COUNT}`,
    short.length === 0,
    `${lost} lost`,
    short,
  )
}
