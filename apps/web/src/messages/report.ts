import { defineMessages } from './define-messages.ts'
import { report } from './en/report.ts'

export const reportMessages = defineMessages(report, {
  hi: async () => (await import('./hi/report.ts')).report,
})
