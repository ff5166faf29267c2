import { defineMessages } from '../define-messages.ts'

/** Words inside a document: a note, an answer, a news text. */
export const markdown = {
  loading: 'Loading...',
  table: 'Table',
  code: 'Code',
  done: 'Done',
  open: 'Not done',
  footnotes: 'Footnotes',
  picture: (alt: string) => (alt === '' ? '[picture]' : `[picture: ${alt}]`),
  cut: 'The rest is too long to show.',
}

export const markdownMessages = defineMessages(markdown, {
  hi: async () => (await import('../hi/markdown.ts')).markdown,
})
