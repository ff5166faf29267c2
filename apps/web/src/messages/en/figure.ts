import { defineMessages } from '../define-messages.ts'

/** Words around charts, tables and drawings. */
export const figure = {
  showTable: 'Show as a table',
  showWords: 'The picture in words',
  picture: (position: number) => `Picture ${position}`,
  tableOf: (title: string) => `${title}, as a table`,
  label: 'Name',
  value: 'Value',
}

export const figureMessages = defineMessages(figure, {
  hi: async () => (await import('../hi/figure.ts')).figure,
})
