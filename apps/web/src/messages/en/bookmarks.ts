import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'
import { formatRecentDay } from '../format-date.ts'

/** Words of the bookmarks. */
export const bookmarks = {
  title: 'Bookmarks',
  text: 'Questions you kept, to read again or to practice as a set.',
  description: 'The questions you bookmarked, with their answers and explanations, kept in this browser.',
  search: 'Search your bookmarks',
  topic: 'Topic',
  allTopics: 'All topics',
  topicChoice: (topic: string, questions: number) => `${topic} (${formatNumber(questions)})`,
  otherTopic: 'Other',
  list: 'Bookmarked questions',
  count: (questions: number) => countOf('en', questions, 'question', 'questions'),
  practise: (questions: number) => `Practice ${countOf('en', questions, 'question', 'questions')}`,
  practiseFirst: (questions: number) => `Practice the first ${formatNumber(questions)}`,
  saved: (moment: number, now: number) => `kept ${formatRecentDay('en', moment, now)}`,
  remove: (text: string) => `Remove the bookmark of: ${text}`,
  removed: 'Removed from your bookmarks.',
  undo: 'Undo',
  withoutText: 'A question whose text was not kept',
  withoutTextDetail: 'An earlier version kept only its number, so it cannot be shown or practiced.',
  emptyTitle: 'No bookmarks yet',
  emptyText:
    'Press the bookmark under any question, in practice or in your results, and it waits for you here.',
  emptyAction: 'Start practice',
  noMatchTitle: 'Nothing matches',
  noMatchText: 'No bookmark has these words under this topic.',
  clear: 'Clear search and topic',
}

export const bookmarkMessages = defineMessages(bookmarks, {
  hi: async () => (await import('../hi/bookmarks.ts')).bookmarks,
})
