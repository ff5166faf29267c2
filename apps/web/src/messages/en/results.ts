import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'
import { formatMoment } from '../format-date.ts'

const seconds = (value: number) => `${formatNumber(Math.round(value))} s`
const questions = (count: number) => countOf('en', count, 'question', 'questions')

/** The results of a test or a practice run. */
export const results = {
  title: { practice: 'Practice results', test: 'Test results' },
  loading: 'Loading results',
  waysOut: { history: 'Open the history', test: 'Try Another Test' },

  problems: {
    incomplete: 'Complete test details may not be available for this entry',
    noId: 'Could not view exam results',
    unreadable: 'Could not load test questions and answers',
    broken: 'There was a problem loading your test results',
    missing: 'Failed to load test results',
    partly: 'Could not load test results properly.',
  },
  loaded: 'Test results loaded successfully',
  saveFailed: 'Failed to save your progress',

  history: 'History',
  noOtherTests: 'This is your only test so far. The next ones will stand here.',
  day: (date: number) => formatMoment('en', date),
  ringLabel: (percent: number, score: number, total: number) =>
    `${percent} per cent, ${score} of ${total} right`,
  rightOf: (score: number, total: number) => `${formatNumber(score)} of ${formatNumber(total)} right`,
  unconfirmed: 'Not confirmed',
  unconfirmedMeans:
    'This score comes from an address, not from a test taken here. It stays out of your statistics.',

  badge: { 'great-job': 'Great job!', 'good-effort': 'Good effort!', 'keep-practicing': 'Keep practicing!' },
  message: {
    excellent: 'You know this topic well.',
    good: 'A good base. A little more practice makes it safe.',
    fair: 'You are on the way. Go over the ones you missed.',
    'needs-work': 'This topic needs another look. Start with the explanations.',
  },
  bands: { excellent: 'Excellent', good: 'Good', fair: 'Fair', 'needs-work': 'Needs work' },
  bandsLabel: (percent: number, band: string) => `${percent} per cent stands in the band ${band}`,
  below: (bound: number) => `below ${bound}`,

  mock: {
    heading: (grade: string) => `Grade ${grade}`,
    message: {
      outstanding: 'Outstanding. You are ready for the real paper.',
      excellent: 'Excellent work. Only details are missing.',
      good: 'A solid result. Work on the weaker topics.',
      fair: 'A fair start. Regular practice will lift it.',
      'needs-work': 'Go back to the basics and take your time.',
    },
    timeUse: { excellent: 'Excellent', good: 'Good', rushed: 'Rushed' },
    timeUseMeans: {
      excellent: 'You had time to spare.',
      good: 'You used your time well.',
      rushed: 'Time ran short at the end.',
    },
  },

  stats: {
    score: 'Score',
    accuracy: 'Accuracy',
    time: 'Time',
    level: 'Level',
    timeText: (text: string) => text,
    of: (total: string) => `of ${total}`,
    tried: (count: number) => `of ${formatNumber(count)} tried`,
    skipped: (count: number) => (count === 0 ? 'none skipped' : `${formatNumber(count)} skipped`),
    wrong: (count: number) => (count === 0 ? 'none wrong' : `${formatNumber(count)} wrong`),
    average: (value: number) => `${seconds(value)} a question`,
    timeUse: 'Use of time',
  },

  tabs: 'Parts of the result',
  performance: 'Performance',
  review: 'Review Answers',
  tryAnother: 'Try Another Test',
  practiceAgain: 'Practice again',
  retryWrong: (count: number) => (count === 1 ? 'Retry the one you missed' : `Retry the ${count} you missed`),
  practice: (topic: string) => `Practice ${topic}`,

  nextSteps: {
    title: 'Next steps',
    review: (count: number) => (count === 1 ? 'See the one you missed' : `See the ${count} you missed`),
    reviewText: 'Each one stands beside its answer and the way to it.',
    reviewAction: 'Review Answers',
    queue: 'What you got wrong comes back',
    queueAction: 'Review queue',
    queueText: (count: number) =>
      `${countOf('en', count, 'question is', 'questions are')} in your review queue and will be asked again before you forget.`,
    harder: 'Everything right',
    harderText: 'Take the same topic one level up.',
    again: 'Another round',
    againText: (topic: string) => `New questions on ${topic}.`,
  },

  recommendations: {
    title: 'Study recommendations',
    'learn-again': (topic: string) => `Read up on ${topic}`,
    'practise-more': (topic: string) => `More practice in ${topic}`,
    'raise-level': (topic: string) => `Harder questions in ${topic}`,
    practice: (count: number) => `Practice ${questions(count)}`,
    notes: 'Make a note',
  },

  time: {
    title: 'Time per question',
    average: (value: number) => `Average ${seconds(value)}`,
    allRight: (slowest: number, value: number) => `Question ${slowest} took the longest, ${seconds(value)}.`,
    lost: (share: number, time: string, count: number) =>
      `${share} per cent of your time, ${time}, went to the ${count === 1 ? 'question' : `${count} questions`} you did not get right.`,
    slowest: (number: number, value: number) => `Question ${number} alone took ${seconds(value)}.`,
    pace: (value: number) => `${seconds(value)}, the pace of the limit`,
    outcome: { right: 'Right', wrong: 'Wrong', skipped: 'Skipped' },
    columns: { number: 'Question', topic: 'Topic', answer: 'Answer', time: 'Time' },
    seconds,
  },

  topics: {
    title: 'Accuracy by topic',
    mockTitle: 'Topic performance',
    order: 'Weakest first',
    strength: { strong: 'Strong', good: 'Good', 'needs-work': 'Needs Work' },
    share: (percent: number) => `${percent} per cent`,
  },

  reviewTab: {
    filter: 'Show',
    filters: { all: 'All', wrong: 'Wrong', skipped: 'Skipped', right: 'Right' },
    youSaid: 'You said',
    itIs: 'it is',
    youSkipped: 'You skipped it; it is',
    emptyTitle: 'No answers to review',
    empty: 'Complete test details may not be available for this entry',
    none: 'None of this kind.',
  },
}

export const resultsMessages = defineMessages(results, {
  hi: async () => (await import('../hi/results.ts')).results,
})
