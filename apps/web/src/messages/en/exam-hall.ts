import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'

const scoresNothing = (count: number) => (count === 1 ? 'it scores nothing' : 'they score nothing')
const questions = (count: number) => countOf('en', count, 'question', 'questions')

/** The hall: a paper that is being sat. */
export const examHall = {
  pageTitle: (exam: string) => `${exam}, exam hall`,
  loading: 'Opening your paper...',
  leave: 'Leave the paper',
  theme: 'Switch between light and dark',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  questionPaper: 'Question paper',
  endTest: 'End Test',
  calculator: 'Calculator',
  keysButton: 'Keys',
  palette: 'Questions',

  sections: 'Sections',
  sectionCountLabel: (section: string, answered: number, total: number) =>
    `${section}, ${formatNumber(answered)} of ${formatNumber(total)} answered`,
  closed: 'closed',
  locked: (time: string) => `opens later, ${time}`,
  sectionClosed: (section: string) => `${section} is closed. Its saved answers are kept.`,
  sectionLocked: (section: string) => `${section} opens by itself when its time comes.`,

  remaining: (text: string) => `Time left ${text}`,
  fiveMinutes: (section: string | null) =>
    section === null ? '5 minutes left' : `5 minutes left in ${section}`,
  oneMinute: (section: string | null) =>
    section === null ? 'Less than a minute' : `Less than a minute in ${section}`,
  stillOpen: (count: number) => `${questions(count)} still open.`,
  savedCounts: 'What is saved counts. Then the paper hands itself in.',
  nextOpens: (section: string) => `What is saved counts. ${section} opens by itself.`,
  sectionOpened: (section: string) => `${section} is open now.`,

  number: (at: number) => `Question ${at}`,
  ofSection: (from: number, to: number) => `of ${from} to ${to}`,
  right: (marks: string) => `+${marks}`,
  wrong: (marks: string) => `−${marks}`,
  marksLabel: (right: string, wrong: string) =>
    `${right} for a right answer, ${wrong} taken off for a wrong one`,
  noNegative: 'no negative',
  shared: (from: number, to: number) => `Questions ${from} to ${to}`,
  sharedNote: 'belong together',
  hide: 'Hide',
  show: 'Show',
  setQuestions: 'Questions of this set',

  crossOut: (letter: string) => `Cross out ${letter}`,
  takeBack: (letter: string) => `Take back crossing out ${letter}`,
  crossedOut: 'crossed out',
  yourAnswer: 'Your answer',
  typeHint: 'Type it, or use the keys. No units.',
  typePlaces: (places: number) =>
    `Give ${countOf('en', places, 'decimal place', 'decimal places')}. No units.`,
  pad: 'Number keys',
  backspace: 'Delete the last character',
  minus: 'Minus',
  point: 'Decimal point',
  clearAll: 'Clear all',

  saveNext: 'Save & Next',
  markNext: 'Mark for Review & Next',
  clear: 'Clear Response',
  lastOfPaper: 'This is the last question. Open any number, or end the test.',
  lastOfSection: 'This is the last question of the section. Open any number of it.',
  unsaved: 'Chosen, not saved yet. Press Save & Next to save it.',

  notKept: 'Your answers are not being kept on this device',
  notKeptText: 'The browser cannot store anything more. Keep this page open, or free some space.',
  dataCleared: 'The data of this site were cleared. Your paper is stored again.',
  resumed: 'Your paper is back, with your answers and the time you had left.',

  states: {
    'not-visited': 'Not visited',
    'not-answered': 'Not answered',
    answered: 'Answered',
    marked: 'Marked for review',
    'answered-and-marked': 'Answered and marked; counts as answered',
  },
  questionState: {
    'not-visited': (n: number) => `Question ${n}, not visited`,
    'not-answered': (n: number) => `Question ${n}, not answered`,
    answered: (n: number) => `Question ${n}, answered`,
    marked: (n: number) => `Question ${n}, marked for review`,
    'answered-and-marked': (n: number) => `Question ${n}, answered and marked for review`,
  },
  foldPalette: 'Fold the palette',
  unfoldPalette: 'Show the palette',

  paperText: (section: string, from: number, to: number) =>
    `${section}, ${from} to ${to}. Reading only; press a number to go there.`,
  close: 'Close',
  typed: 'Answer with a number',

  handIn: {
    title: 'Submit this test?',
    text: (time: string, section: string | null) =>
      section === null
        ? `You still have ${time}. After submitting, answers cannot be changed.`
        : `You still have ${time} in ${section}. After submitting, answers cannot be changed.`,
    section: 'Section',
    columns: {
      answered: 'Answered',
      'not-answered': 'Not answered',
      marked: 'Marked',
      'answered-and-marked': 'Answered, marked',
      'not-visited': 'Not visited',
    },
    all: (count: number) => `All ${formatNumber(count)}`,
    marked: (count: number) => `${formatNumber(count)} will be marked.`,
    markedOnly: (count: number) =>
      `${questions(count)} marked for review without an answer: ${scoresNothing(count)}.`,
    unsaved: (count: number) => `${questions(count)} chosen but not saved: ${scoresNothing(count)}.`,
    goThere: 'Go to it',
    keep: 'Continue Test',
    submit: 'Submit test',
    summary: 'Answers by section',
  },
  leaving: {
    title: 'Leave the paper?',
    text: 'Your answers are kept, and the clock stops while the paper is closed. You can go on with it from the list of exams.',
    leave: 'Leave for now',
    keep: 'Continue Test',
  },
  handedIn: 'Paper handed in.',
  timeUp: 'Time is up. Your paper was handed in.',
  notSaved: 'The result could not be stored on this device. It is shown until you leave.',

  missing: {
    title: 'This paper is not on this device',
    text: 'It was handed in, deleted, or begun in another browser.',
    choose: 'Choose an exam',
  },
  elsewhere: {
    title: 'This paper is open in another tab',
    text: 'Go on there, or close that tab and take it over here.',
    takeOver: 'Try again',
    choose: 'Choose an exam',
  },

  keys: {
    title: 'Keys in the hall',
    rows: [
      { keys: 'A–D, 1–4', does: 'choose an option' },
      { keys: 'Enter', does: 'Save & Next' },
      { keys: 'M', does: 'Mark for Review & Next' },
      { keys: 'X', does: 'Clear Response' },
      { keys: '← →', does: 'previous or next question, without saving' },
      { keys: 'Q', does: 'question paper' },
      { keys: '?', does: 'this list' },
    ],
  },
  calculatorWords: {
    title: 'Calculator',
    display: 'Result',
    error: 'Error',
    clear: 'Clear',
    back: 'Delete the last sign',
    equals: 'Equals',
    close: 'Close the calculator',
  },
}

export const examHallMessages = defineMessages(examHall, {
  hi: async () => (await import('../hi/exam-hall.ts')).examHall,
})
