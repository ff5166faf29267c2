import { defineChapter } from '../chapter.ts'

export const reports = defineChapter({
  subject: 'general-awareness',
  title: 'Reports & Indices',
  aliases: ['report', 'index', 'indices', 'indexes', 'reports and index', 'report and indices'],
  weight: 25,
  types: {
    'facts/indices': {
      title: 'Reports & Their Publishers',
      aliases: ['index publisher', 'global index', 'published by', 'suchkank'],
    },
  },
})
