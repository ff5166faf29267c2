import { countOf, formatNumber } from '../format.ts'

/** The question session, in practice and in a test. */
export const session = {
  pageTitle: { practice: (topic: string) => `${topic} practice`, test: (topic: string) => `${topic} test` },
  loading: 'Loading your questions...',
  loadFailed: 'Error loading questions. Please try again.',
  noQuestions: 'No questions found. Please search for a topic first.',
  resumed: 'Your session is back. You can go on where you stopped.',
  saveFailed: 'Failed to save your progress',

  elsewhere: {
    title: 'This session is open in another tab',
    text: 'Go on there, or close that tab and take it over here.',
    takeOver: 'Try again',
    home: 'Go to the start page',
  },

  back: { practice: 'Leave practice', test: 'Leave test' },
  position: (at: number, total: number) => `Question ${at} of ${total}`,
  answered: (count: number) => `${formatNumber(count)} answered`,
  endTest: 'End Test',
  finish: 'Finish',
  autoNext: 'Auto-Next',
  theme: 'Switch between light and dark',

  panel: 'Your session',
  time: 'Time',
  timeLeft: 'Time left',
  elapsed: (text: string) => `Time spent ${text}`,
  remaining: (text: string) => `Time left ${text}`,
  submitsItself: 'then it submits itself',
  minutesLeft: (minutes: number) => `${countOf('en', minutes, 'minute', 'minutes')} left`,
  answers: 'Answers',
  tally: {
    right: 'Right',
    wrong: 'Wrong',
    open: 'Open',
    answered: 'Answered',
    marked: 'Marked',
  },
  questions: 'Questions',
  more: (count: number) => `+${count} more`,
  allQuestions: 'All questions',
  questionState: {
    right: (n: number) => `Question ${n}, right`,
    wrong: (n: number) => `Question ${n}, wrong`,
    chosen: (n: number) => `Question ${n}, chosen`,
    open: (n: number) => `Question ${n}, not answered`,
    'not-visited': (n: number) => `Question ${n}, not visited`,
    'not-answered': (n: number) => `Question ${n}, not answered`,
    answered: (n: number) => `Question ${n}, answered`,
    marked: (n: number) => `Question ${n}, marked for review`,
    'answered-and-marked': (n: number) => `Question ${n}, answered and marked for review`,
  },
  legend: {
    'not-visited': 'Not visited',
    'not-answered': 'Not answered',
    answered: 'Answered',
    marked: 'Marked for review',
    'answered-and-marked': 'Answered and marked; counts as answered',
  },

  prev: 'Prev',
  check: 'Check',
  next: 'Next',
  skip: 'Skip',
  submit: 'Submit',
  mark: 'Mark for review',
  unmark: 'Remove the mark',
  clear: 'Clear answer',
  selectAnswer: 'Please select an answer',

  correct: 'Correct',
  incorrect: 'Incorrect',
  notAnswered: 'Not answered',
  correctAnswerIs: (letter: string) => `The correct answer is ${letter}, `,
  showExplanation: 'Show explanation',
  hideExplanation: 'Hide explanation',

  invalid: {
    title: 'Error loading question',
    text: 'There was a problem loading this question. Please try refreshing the page.',
    refresh: 'Refresh',
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
  practiceEnded: 'Practice session ended',
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
    badge: 'Review',
    title: (score: number, total: number) => `${formatNumber(score)} of ${formatNumber(total)} right`,
    text: 'Every explanation is open now.',
    results: 'See results',
  },

  keys: {
    title: 'Keys',
    to: 'to',
    or: 'or',
    choose: 'choose',
    check: 'check, then next',
    goOn: 'next',
    move: 'previous, next',
    mark: 'mark for review',
    list: 'all keys',
    dialogTitle: 'Keys in a session',
  },
}
