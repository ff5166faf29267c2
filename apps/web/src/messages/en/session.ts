import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'

/** The question session, in practice and in a test. */
export const session = {
  pageTitle: { practice: (topic: string) => `${topic} practice`, test: (topic: string) => `${topic} test` },
  loading: 'Loading your questions...',
  loadFailed: 'Error loading questions. Please try again.',
  noQuestions: 'No questions found. Please search for a topic first.',
  resumed: 'Your session is back. You can go on where you stopped.',
  saveFailed: 'Failed to save your progress',
  dataCleared: 'The data of this site were cleared. Your session is stored again.',

  back: { practice: 'Leave practice', test: 'Leave test' },
  asked: (typed: string) => `You typed: ${typed}`,
  position: (at: number, total: number) => `Question ${at} of ${total}`,
  answered: (count: number) => `${formatNumber(count)} answered`,
  endTest: 'End Test',
  finish: 'Finish',
  seeResults: 'See results',
  autoNext: 'Auto-Next',
  theme: 'Switch between light and dark',

  elapsed: (text: string) => `Time spent ${text}`,
  remaining: (text: string) => `Time left ${text}`,
  submitsItself: 'then it submits itself',
  minutesLeft: (minutes: number) => `${countOf('en', minutes, 'minute', 'minutes')} left`,
  questions: 'Questions',
  more: (count: number) => `+${count} more`,
  questionState: {
    right: (n: number) => `Question ${n}, right`,
    wrong: (n: number) => `Question ${n}, wrong`,
    chosen: (n: number) => `Question ${n}, chosen`,
    open: (n: number) => `Question ${n}, not answered`,
    coming: (n: number) => `Question ${n}, still on its way`,
    'not-visited': (n: number) => `Question ${n}, not visited`,
    'not-answered': (n: number) => `Question ${n}, not answered`,
    answered: (n: number) => `Question ${n}, answered`,
    marked: (n: number) => `Question ${n}, marked for review`,
    'answered-and-marked': (n: number) => `Question ${n}, answered and marked for review`,
  },
  prev: 'Prev',
  check: 'Check',
  next: 'Next',
  skip: 'Skip',
  submit: 'Submit',
  mark: 'Mark for review',
  clear: 'Clear answer',
  selectAnswer: 'Please select an answer',
  nextComing: 'The next question is on its way.',

  correct: 'Correct',
  incorrect: 'Incorrect',
  notAnswered: 'Not answered',
  correctAnswerIs: (letter: string) => `The correct answer is ${letter}, `,
  showExplanation: 'Show explanation',
  hideExplanation: 'Hide explanation',

  practiceEnded: 'Practice session ended',
}

export const sessionMessages = defineMessages(session, {
  hi: async () => (await import('../hi/session.ts')).session,
})
