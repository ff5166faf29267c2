import { defineMessages } from '../define-messages.ts'

export const notFound = {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have moved, or a letter went missing on the way.',
  home: 'Go to the home page',
  search: 'Search a topic',
}

export const notFoundMessages = defineMessages(notFound, {
  hi: async () => (await import('../hi/not-found.ts')).notFound,
})
