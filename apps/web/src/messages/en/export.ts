import { defineMessages } from '../define-messages.ts'
import { countOf } from '../format.ts'

/** Words of the dialog that saves or prints a set of questions. */
export const exportWords = {
  button: 'Export',
  title: 'Export questions',
  text: (count: number) =>
    `${countOf('en', count, 'question', 'questions')} with answers. A file or a print stays with you.`,
  format: 'Format',
  formats: {
    print: 'Print or PDF',
    csv: 'Spreadsheet (CSV)',
    gift: 'GIFT, for Moodle and others',
    'moodle-xml': 'Moodle XML',
    anki: 'Anki cards (.apkg)',
    live: 'Live quiz with others',
  },
  notes: {
    print:
      'Opens the questions, an answer sheet and the key to print. Choose Save as PDF there to get a file.',
    csv: 'Opens in Excel, Sheets and LibreOffice. It can be imported here again under Files.',
    gift: 'Keeps passages, maths and explanations. It can be imported here again under Files.',
    'moodle-xml': 'Keeps passages, maths and explanations. It can be imported here again under Files.',
    anki: 'One card for each question. The part that writes Anki files is loaded once: about 0.3 MB.',
    live: 'You open a room and the others play these questions at the same time. They are then sent to the server.',
  },
  save: 'Save file',
  open: { print: 'Open print page', live: 'Go to Live quiz' },
  saving: 'Making the file...',
  failed: 'The file could not be made. Go online once and try again, or choose another format.',
  saved: (name: string) => `Saved ${name}.`,
  printTitle: (name: string) => `${name}, to print`,
  printText: 'The questions, an answer sheet, and the key on a page of its own.',
  printFacts: (count: number) => countOf('en', count, 'question', 'questions'),
  questions: 'Questions',
  lostTitle: 'Nothing to print here',
  lostText: 'Open a result, your bookmarks or a file, and choose Export there.',
  lostAction: 'Go to Files',
}

export const exportMessages = defineMessages(exportWords, {
  hi: async () => (await import('../hi/export.ts')).exportWords,
})
