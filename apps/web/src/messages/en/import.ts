import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'

const questions = (count: number) => countOf('en', count, 'question', 'questions')

/** Words of the dry run that imports questions from a file. */
export const importWords = {
  title: 'Questions in this file',
  working: (done: number, total: number) =>
    `Checking answers: ${formatNumber(done)} of ${formatNumber(total)}`,
  workingLabel: 'Checking answers',
  summary: (count: number, format: string) =>
    `${questions(count)} can be imported, in their order. Read as: ${format}. Nothing is stored until you press the button.`,
  formats: {
    numbered: 'numbered questions',
    aiken: 'Aiken',
    gift: 'GIFT',
    'moodle-xml': 'Moodle XML',
    qti: 'QTI',
    csv: 'a table',
  },
  keys: {
    file: (count: number) => `${formatNumber(count)} with the answer of the file`,
    both: (count: number) =>
      `${formatNumber(count)} with the answer of the file, which Ekagra worked out too`,
    engine: (count: number) => `${formatNumber(count)} whose answer was missing and was worked out`,
    none: (count: number) => `${formatNumber(count)} without an answer`,
  },
  noProblems: 'No problem was found.',
  problemsTitle: (count: number) => `${countOf('en', count, 'thing', 'things')} to look at`,
  row: (row: number) => `Row ${formatNumber(row)}:`,
  line: (row: number) => `Line ${formatNumber(row)}:`,
  problems: {
    'no-questions': 'No question was found. Check that each has a number and four options.',
    'too-long-file': 'The file is too long. Split it and import the parts.',
    'too-many-questions': 'Only the first 2,000 questions are read. Put the rest into another file.',
    'broken-file': 'This part is damaged or incomplete. Export the file again from where it was made.',
    'missing-columns':
      'Columns are missing. Name them in the first row: question, option a to option d, answer.',
    'number-gap': 'Numbers are missing before this question. Check whether a question was lost.',
    'not-a-choice': 'Left out: it is not a question with options. Rewrite it with four options.',
    'no-text': 'Left out: the question has no text. Add it.',
    'few-options': 'Left out: it has fewer than four options. Add the missing ones.',
    'many-options': 'Left out: it has more than four options. Remove a wrong one.',
    'empty-option': 'Left out: an option is empty. Fill it in.',
    'same-options': 'Left out: two options are the same. Correct one of them.',
    'key-not-an-option': 'The answer in the file is none of the options. Choose it below.',
    'many-keys': 'Left out: it has several right answers. Keep one.',
    'too-long': 'Left out: the text is too long for a question. Shorten it.',
    repeated: 'Left out: the same question is in the file already.',
    'picture-left-out': 'A picture was left out. Check that the question can be understood without it.',
    'text-left-out': 'This text belongs to no question and was left out. Check that nothing is missing.',
    'no-key':
      'The file has no answer and it could not be worked out. Choose it below, or leave the question out.',
    'key-doubted': 'Ekagra works out another answer than the file. Decide below.',
  },
  askTitle: (count: number) =>
    count === 1 ? 'One answer needs you' : `${formatNumber(count)} answers need you`,
  askText: 'Choose the right option. Questions without an answer are left out.',
  askMore: (count: number, rest: number) =>
    count === rest
      ? `Show the other ${formatNumber(rest)}`
      : `Show ${formatNumber(count)} of ${formatNumber(rest)} more`,
  keyOf: (row: number) => `Answer of the question on line ${formatNumber(row)}`,
  choose: 'Choose the answer',
  leaveOut: 'Leave this question out',
  save: (count: number) => `Import ${questions(count)}`,
  imported: (count: number) => `Imported ${questions(count)}.`,
  count: (count: number) => questions(count),
  practise: 'Practice these questions',
  test: 'Test on these questions',
  notStored: 'Your browser could not store the questions. They are here until you leave this page.',
}

export const importMessages = defineMessages(importWords, {
  hi: async () => (await import('../hi/import.ts')).importWords,
})
