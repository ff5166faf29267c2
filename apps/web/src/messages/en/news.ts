import { defineMessages } from '../define-messages.ts'
import { countOf } from '../format.ts'
import { formatDay, formatRecentDay } from '../format-date.ts'

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The News screen. */
export const news = {
  title: 'News',
  text: 'What happened lately, from the feeds of this Ekagra. Read it, then be asked about it.',
  hub: 'Current Affairs Hub',
  loading: 'Loading the news...',
  search: 'Search the news',
  searchPlaceholder: 'Words from a headline or a text',
  categories: 'Category',
  all: 'All',
  categoryName: (title: string): string => title,
  found: (count: number) => countOf('en', count, 'article', 'articles'),
  day: (moment: number, now: number) => capitalise(formatRecentDay('en', moment, now)),
  published: (moment: number, now: number) => formatDay('en', moment, now),
  opensElsewhere: '(opens in a new tab)',
  quiz: 'Quiz me on this',
  quizAbout: (title: string) => `Quiz me on this: ${title}`,
  quizOn: (category: string) => `Quiz on ${category}`,
  more: (count: number) => `Show ${countOf('en', count, 'more article', 'more articles')}`,
  quizFailed: 'No questions could be made from this article.',

  noFeedTitle: 'No news feed is connected',
  noFeed: 'Until there is one, the Current Affairs Hub asks about facts that last.',
  forOperators: 'Feeds (RSS or Atom) are named in the setting NEWS_FEEDS.',
  noArticlesTitle: 'No articles yet',
  noArticles: 'Feeds are connected, and none has given an article so far. They are read every half hour.',
  nothingTitle: 'Nothing matches',
  nothing: 'No article of this category has these words.',
  clear: 'Show everything',
  failedTitle: 'The news could not be loaded',
  failed: 'The server did not answer. Check your connection and try again.',
  tryAgain: 'Try Again',
}

export const newsMessages = defineMessages(news, {
  hi: async () => (await import('../hi/news.ts')).news,
})
