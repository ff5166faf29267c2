import { shortCategory } from '@ekagra/exam/current-affairs/categories'
import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'
import { formatSourceDate } from '../format-date.ts'

const questions = (count: number) => countOf('en', count, 'question', 'questions')

/** The Current Affairs Hub: set-up, quiz and result. */
export const currentAffairs = {
  title: 'Current Affairs Hub',
  text: 'Timed quizzes on recent events, by category and time, with a review of every answer.',
  tabs: { label: 'Ways to a quiz', generate: 'Generate', categories: 'Categories' },

  timeframe: 'Timeframe',
  timeframes: { today: 'Today', weekly: 'Week', monthly: 'Month', yearly: 'Year' },
  timeframeChips: { today: 'Today', weekly: 'This Week', monthly: 'This Month', yearly: 'This Year' },
  timeframeMeans: {
    today: 'The last 24 hours.',
    weekly: 'The last 7 days.',
    monthly: 'The last month.',
    yearly: 'The last year.',
  },
  categoryTitle: 'Category',
  /**
   * Categories are stored and requested by their English titles; a category that a learner typed is not
   * translated.
   */
  categoryName: (title: string): string => title,
  /** Fits the quiz header of a phone. */
  shortCategoryName: (title: string): string => shortCategory(title),
  indiaBulk: 'India Bulk',
  indiaBulkMeans: 'All categories, 25+ questions, India focus',
  indiaBulkOf: (means: string, timeframe: string) => `${means}. ${timeframe}.`,
  or: 'or one category',
  category: 'Choose a category',
  noCategory: 'Select a category',
  other: 'Other (Custom)',
  otherLabel: 'Your category',
  otherPlaceholder: 'For example, monsoon or chess',
  generate: 'Generate',
  selectCategory: 'Please select or enter a category.',
  generatingTitle: (category: string) => `Generating ${category}`,
  analyzing: 'AI is analyzing latest news and creating India-focused questions...',
  evergreenAnalyzing: 'Without an AI provider these will be lasting facts, marked as evergreen.',
  progress: 'Generating questions',
  percent: (value: number) => `${value}%`,
  cancel: 'Cancel',
  newsLink: 'Read the news',

  evergreen: 'Evergreen',
  evergreenTitle: 'Evergreen questions',
  evergreenSetup:
    'No AI provider is connected to this Ekagra, so quizzes ask what stays true: important days, awards, schemes, summits and places. Each is marked as evergreen.',
  evergreenQuiz: (count: number, total: number) =>
    count === total
      ? 'These are lasting facts, not news of this timeframe.'
      : `${formatNumber(count)} of ${questions(total)} are lasting facts, not news; each is marked.`,
  asOf: (date: string) => `True as of ${formatSourceDate('en', date)}`,

  mcqs: (count: number) => `${count} MCQs`,
  used: (count: number) => `Used ${count} time(s)`,
  session: (number: number, count: number) => `Session #${number} - ${count} questions`,
  sessions: (category: string) => `Quizzes on ${category} in this visit`,
  loading: (category: string) => `Loading ${category} questions...`,

  generated: (count: number) => `Generated ${count} India-focused questions successfully!`,
  generateFailed: 'Failed to generate questions. Please try again.',
  generatingMore: (count: number) =>
    `Generated ${count} questions. Generating additional questions to reach 25+...`,
  tryingAgain: (count: number) => `Only generated ${count} questions. Trying again to reach 25+...`,
  minimumNotReached: 'Failed to generate minimum 25 questions for India Bulk.',
  needsMore: (count: number) => `India Bulk needs at least 25 questions but only generated ${count}`,
  nothingUsable: (count: number) => `Failed to generate enough questions for India Bulk (got ${count})`,
  fresh: (count: number, category: string) => `Generated ${count} fresh questions for ${category}`,
  loaded: (count: number, category: string) => `Loaded ${count} new questions for ${category}`,
  seenBefore: (category: string) => `You have seen every question on ${category} that there is now.`,
  seenBeforeMeans: 'Here they are again, those from longest ago first.',
  loadFailed: (category: string) => `Failed to load questions for ${category}`,
  somethingWrong: 'Something went wrong. Please try again.',

  leftTitle: (category: string) => `You left a quiz on ${category}`,
  leftText: (answered: number, total: number) => `${formatNumber(answered)} of ${questions(total)} answered.`,
  resume: 'Continue',
  discard: 'Discard it',

  quizTitle: (category: string) => `${category} quiz`,
  exit: 'Exit',
  elapsed: (text: string) => `Time spent ${text}`,
  autoAdvance: 'Auto-advance',
  place: (at: number, total: number) => `Q ${at}/${total}`,
  questionNumber: (at: number) => `Question ${at}`,
  quizProgress: 'Progress of the quiz',
  previous: 'Previous',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  selectAnswer: 'Please select an answer before proceeding',
  noQuestions: 'No questions loaded. Please try again.',

  errorTitle: 'Error Loading Questions',
  errorText: 'We encountered an issue loading the current affairs questions.',
  returnToSearch: 'Return to Search',

  resultTitle: 'Current affairs result',
  headline: {
    outstanding: 'Outstanding!',
    excellent: 'Excellent!',
    'great-job': 'Great Job!',
    'good-work': 'Good Work!',
    'keep-practicing': 'Keep Practicing!',
  },
  completed: (topic: string, timeframe: string) => `Quiz completed: ${topic} • ${timeframe}`,
  correctOf: (score: number, total: number) => `${score}/${total} correct`,
  ringLabel: (percent: number, score: number, total: number) =>
    `${percent} per cent, ${score} of ${total} correct`,
  stats: { correct: 'Correct', incorrect: 'Incorrect', time: 'Time', score: 'Score' },
  review: 'Question Review',
  outcome: { right: 'Correct', wrong: 'Incorrect' },
  explanation: 'Explanation',
  tryNewTopic: 'Try New Topic',
  retry: 'Retry Quiz',
  saved: 'Current Affairs test saved to history!',
  notSaved: "Test completed but couldn't save to history",
}

export const currentAffairsMessages = defineMessages(currentAffairs, {
  hi: async () => (await import('../hi/current-affairs.ts')).currentAffairs,
})
