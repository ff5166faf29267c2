import { defineMessages } from './define-messages.ts'
import { homeSections } from './en/home-sections.ts'

export const homeSectionsMessages = defineMessages(homeSections, {
  hi: async () => (await import('./hi/home-sections.ts')).homeSections,
})
