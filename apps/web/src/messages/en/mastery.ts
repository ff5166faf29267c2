import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'

/** Words about a learner's progress in a chapter. */
export const mastery = {
  level: {
    'not-started': 'Not started',
    begun: 'Begun',
    'half-way': 'Half way',
    'nearly-there': 'Nearly there',
    mastered: 'Mastered',
  },
  figure: (percent: number, asked: number) =>
    `${percent}% of ${countOf('en', asked, 'question', 'questions')}`,
  noFigure: '–',
  finding: (mastered: number, begun: number, chapters: number) =>
    begun === 0
      ? `None of the ${formatNumber(chapters)} chapters begun yet.`
      : `${formatNumber(mastered)} of ${countOf('en', chapters, 'chapter', 'chapters')} mastered, ${formatNumber(begun)} begun.`,
  rule: (percent: number, questions: number) =>
    `A bubble fills with your average in a chapter. A full one is ${percent}% or more over at least ${countOf('en', questions, 'question', 'questions')}.`,
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  tableCaption: 'Mastery by chapter',
  subject: 'Subject',
  chapter: 'Chapter',
  state: 'State',
  averageHead: 'Average',
  key: 'What the bubbles mean',
}

export const masteryMessages = defineMessages(mastery, {
  hi: async () => (await import('../hi/mastery.ts')).mastery,
})
