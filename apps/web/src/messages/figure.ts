import { defineMessages } from './define-messages.ts'
import { figure } from './en/figure.ts'

export const figureMessages = defineMessages(figure, {
  hi: async () => (await import('./hi/figure.ts')).figure,
})
