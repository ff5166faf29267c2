import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'
import { formatDay, formatMonth } from '../format-date.ts'

/** Words of the exam history. */
export const history = {
  title: 'Exam history',
  search: 'Search by topic',
  sort: 'Sort',
  sorts: { newest: 'Newest', oldest: 'Oldest', score: 'Score' },
  difficulty: 'Difficulty',
  filters: { all: 'All levels', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  deleteAll: 'Delete all history',
  clearAll: 'Clear all',
  view: 'View',
  views: { cards: 'Cards', analytics: 'Analytics' },
  recentTests: 'Recent tests',
  count: (tests: number) => countOf('en', tests, 'test', 'tests'),
  loading: 'Loading...',

  errorTitle: 'Something went wrong',
  errorText: 'Could not load your exam history. Please try again later.',
  tryAgain: 'Try again',
  errorToast: 'Error loading exam history',

  emptyTitle: 'No tests yet',
  emptyText: 'Take one short test and your scores, times and weak areas appear here.',
  takeTest: 'Take a 5-minute test',
  addSampleData: 'Add Sample Data',
  sampleDataAdded: 'Sample data added',
  sampleDataFailed: 'The sample data could not be saved',

  noMatchTitle: (search: string) => (search ? `Nothing matches “${search}”` : 'Nothing matches'),
  noMatchText: 'No test on this topic at this level.',
  clearFilter: 'Clear filter',

  entry: {
    list: 'Tests',
    score: (percent: number) => `${percent} percent`,
    result: (score: number, total: number) => `${formatNumber(score)} of ${formatNumber(total)}`,
    time: (text: string) => text,
    day: (moment: number, now: number) => formatDay('en', moment, now),
    asked: (typed: string) => `typed: ${typed}`,
    unknownDay: 'Date unknown',
    currentAffairs: 'Current affairs',
    device: { mobile: 'On a phone', desktop: 'On a computer', unknown: 'Device unknown' },
    unconfirmed: 'From a link, not counted',
    answers: 'Answers',
    answer: {
      correct: (question: number) => `Question ${question}: correct`,
      incorrect: (question: number) => `Question ${question}: incorrect`,
      none: (question: number) => `Question ${question}: not answered`,
    },
    summaryOnly: 'Only the summary of this test was kept.',
    viewResults: 'View results',
    takeAgain: 'Take again',
    remove: 'Remove this test',
  },

  removeOne: {
    title: 'Remove this test?',
    text: (topic: string) =>
      `${topic} goes from this device with its questions and answers. This cannot be undone.`,
    confirm: 'Remove',
    cancel: 'Keep',
    done: 'Exam removed from history',
    failed: 'The test could not be removed. Please try again.',
  },
  removeAll: {
    title: 'Delete all history?',
    text: (tests: number) =>
      `${countOf('en', tests, 'test goes', 'tests go')} from this device. This cannot be undone.`,
    confirm: (tests: number) => `Delete ${countOf('en', tests, 'test', 'tests')}`,
    cancel: 'Keep',
    done: 'All exam history has been cleared',
    failed: 'The history could not be cleared. Please try again.',
  },

  analytics: {
    totalTests: 'Total tests',
    totalQuestions: 'Total questions',
    averageScore: 'Average score',
    timeSpent: 'Time spent',
    number: formatNumber,
    percent: (value: number) => `${value}%`,
    time: (hours: number, minutes: number) =>
      hours > 0 ? `${formatNumber(hours)} h ${minutes} m` : `${minutes} m`,
    seconds: (seconds: number) => `${Math.round(seconds)} s`,
    topTopics: 'Top topics',
    topicDetail: (tests: number, average: number) =>
      `${countOf('en', tests, 'test', 'tests')}, average ${average}%`,
    rank: (place: number, topic: string) => `${place}. ${topic}`,
    byDifficulty: 'Tests by difficulty',
    mastery: 'Mastery map',
    level: { easy: 'Easy', medium: 'Medium', hard: 'Hard', 'current-affairs': 'Current affairs' },
  },

  trend: {
    title: 'Average score, week by week',
    since: (moment: number, now: number) => `Since ${formatMonth('en', moment, now)}`,
    up: (first: number, last: number, weeks: number) =>
      `Up from ${first}% to ${last}% in ${countOf('en', weeks, 'week', 'weeks')}.`,
    down: (first: number, last: number, weeks: number) =>
      `Down from ${first}% to ${last}% in ${countOf('en', weeks, 'week', 'weeks')}.`,
    level: (last: number, weeks: number) =>
      `Steady at ${last}% over ${countOf('en', weeks, 'week', 'weeks')}.`,
    one: (average: number) => `${average}% so far. Take tests in another week to see where it goes.`,
    percent: (value: number) => `${value}%`,
    day: (moment: number, now: number) => formatDay('en', moment, now),
    showTable: 'Show as a table',
    weekOf: 'Week of',
    tests: 'Tests',
    average: 'Average',
  },
}

export const historyMessages = defineMessages(history, {
  hi: async () => (await import('../hi/history.ts')).history,
})
