import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'

/** Words of a session that its first question does not need: the side panel, dialogs, the review. */
export const sessionPanels = {
  elsewhere: {
    title: 'This session is open in another tab',
    text: 'Go on there, or close that tab and take it over here.',
    takeOver: 'Try again',
    home: 'Go to the start page',
  },

  invalid: {
    title: 'Error loading question',
    text: 'There was a problem loading this question. Please try refreshing the page.',
    refresh: 'Refresh',
  },

  panel: 'Your session',
  time: 'Time',
  timeLeft: 'Time left',
  answers: 'Answers',
  tally: {
    right: 'Right',
    wrong: 'Wrong',
    open: 'Open',
    answered: 'Answered',
    marked: 'Marked',
  },
  legend: {
    'not-visited': 'Not visited',
    'not-answered': 'Not answered',
    answered: 'Answered',
    marked: 'Marked for review',
    'answered-and-marked': 'Answered and marked; counts as answered',
  },

  exit: {
    test: {
      title: 'End test session?',
      keep: 'Continue Test',
      leave: 'End Test',
      text: (answered: number, total: number) =>
        `${formatNumber(answered)} of ${formatNumber(total)} answered. Your test is handed in with the answers it has.`,
    },
    practice: {
      title: 'Leave practice session?',
      keep: 'Continue Practice',
      leave: 'Exit Practice',
      text: (answered: number, total: number) =>
        `${formatNumber(answered)} of ${formatNumber(total)} answered. Your answers so far are kept.`,
    },
  },

  testCompleted: 'Test completed!',
  saveFailed: 'Failed to save your progress',
  timeUp: 'Time is up. Your test was handed in.',
  practiceCompleted: 'Practice completed!',
  practiceScore: (score: number, total: number) =>
    `${formatNumber(score)} of ${formatNumber(total)} right. Go through the explanations, or see your results.`,

  confirmSubmit: {
    title: 'Submit this test?',
    text: (open: number) =>
      `${countOf('en', open, 'question is', 'questions are')} still open. After submitting, answers cannot be changed.`,
    marked: (marked: number) =>
      `${countOf('en', marked, 'question is', 'questions are')} marked for review. After submitting, answers cannot be changed.`,
    keep: 'Continue Test',
    submit: 'Submit test',
  },

  review: {
    title: (score: number, total: number) => `${formatNumber(score)} of ${formatNumber(total)} right`,
    text: 'Every explanation is open now.',
    results: 'See results',
  },

  allQuestions: 'All questions',
  keys: {
    title: 'Keys',
    to: 'to',
    choose: 'choose',
    check: 'check, then next',
    goOn: 'next',
    mark: 'mark for review',
    list: 'all keys',
    dialogTitle: 'Keys in a session',
    move: 'previous, next',
    or: 'or',
  },
}

export const sessionPanelsMessages = defineMessages(sessionPanels, {
  hi: async () => (await import('../hi/session-panels.ts')).sessionPanels,
})
