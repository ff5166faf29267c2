import { defineMessages } from '../define-messages.ts'
import { formatSourceDate } from '../format-date.ts'

/** Words around a question once it is answered, in the session and in the results. */
export const explanation = {
  bookmark: 'Bookmark this question',
  report: 'Report this question',
  comesFrom: (option: string) => `Where ${option} comes from`,
  yourAnswer: 'your answer',
  steps: 'Step by step',
  source: 'Source',
  openPage: (page: number) => `Open page ${page}`,
  pageOf: (page: number, file: string) => `${file}, page ${page}`,
  pageGone: 'The file with this page is no longer in this browser.',
  asOf: (date: string) => `true as of ${formatSourceDate('en', date)}`,
}

export const explanationMessages = defineMessages(explanation, {
  hi: async () => (await import('../hi/explanation.ts')).explanation,
})
