import { defineMessages } from '../define-messages.ts'
import { countOf, formatBytes, formatNumber } from '../format.ts'
import { formatRecentDay } from '../format-date.ts'

export interface FileShape {
  isPaged: boolean
  parts: readonly string[]
  savedAt: number
  questions?: readonly unknown[] | undefined
}

const partsOf = ({ isPaged, parts }: FileShape) =>
  isPaged ? countOf('en', parts.length, 'page', 'pages') : countOf('en', parts.length, 'part', 'parts')

const wordsIn = ({ parts }: FileShape) =>
  parts.reduce((sum, part) => sum + part.split(/\s+/).filter((word) => word !== '').length, 0)

/** Words of the screen that turns files into quizzes. */
export const files = {
  title: 'Files',
  text: 'Turn a document or a past paper into a quiz.',
  description: 'Turn a PDF, a chapter or your own notes into multiple-choice questions that quote the page.',
  dropText: 'Choose a document, a photo or a past paper, or drop it here. It is read in your browser.',
  choose: 'Choose a file',
  paste: 'Paste text',
  kinds:
    'PDF up to 40 MB, Word, Excel, CSV, text, a picture, GIFT, Aiken, Moodle XML or QTI. Only the pages you choose are sent to make questions.',
  yours: 'Your files',
  detail: (file: FileShape, now: number, bytes: number) =>
    [
      ...(file.questions ? [countOf('en', file.questions.length, 'question', 'questions')] : []),
      ...(file.parts.length > 0 ? [partsOf(file), countOf('en', wordsIn(file), 'word', 'words')] : []),
      formatBytes(bytes),
      `added ${formatRecentDay('en', file.savedAt, now)}`,
    ].join(', '),
  space: (bytes: number) => `They take ${formatBytes(bytes)} in this browser and are stored nowhere else.`,
  rename: (name: string) => `Rename ${name}`,
  renameTitle: 'Rename file',
  newName: 'New name',
  renameSave: 'Rename',
  again: (name: string) => `Practice ${name} again`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Removed ${name}.`,
  undo: 'Undo',
  all: 'All files',
  choosePages: (file: FileShape) =>
    file.parts.length === 1
      ? 'Questions are made from this text.'
      : `Choose which of the ${partsOf(file)} the questions are made from.`,
  from: ({ isPaged }: Pick<FileShape, 'isPaged'>): string => (isPaged ? 'From page' : 'From part'),
  to: ({ isPaged }: Pick<FileShape, 'isPaged'>): string => (isPaged ? 'To page' : 'To part'),
  chosen: (letters: number, limit: number) =>
    `${formatNumber(letters)} of at most ${formatNumber(limit)} characters`,
  tooMuchTitle: 'More than fits into one quiz',
  tooMuch: (limit: number) =>
    `The first ${formatNumber(limit)} characters are used. Choose fewer pages to be asked about all of them.`,
  practise: ({ isPaged }: Pick<FileShape, 'isPaged'>): string =>
    isPaged ? 'Practice these pages' : 'Practice this text',
  test: 'Take a mock test',
  next: ({ isPaged }: Pick<FileShape, 'isPaged'>): string => (isPaged ? 'Next pages' : 'Next part'),
  textTitle: 'Text of the file',
  heading: 'Chapter',
  anyHeading: 'Choose a chapter',
  preview: 'Text of the chosen pages',
  emptyPages: 'These pages have no text. They may be pictures.',
  pasteTitle: 'Paste text',
  pasteName: 'Name (optional)',
  pasteText: 'Text',
  pasteUse: 'Use this text',
  pastedName: 'Pasted text',
  reading: (name: string, done: number, total: number) =>
    total > 0
      ? `Reading ${name}: page ${formatNumber(done)} of ${formatNumber(total)}`
      : `Opening ${name}...`,
  readingLabel: 'Reading the file',
  cancel: 'Cancel',
  failed: (name: string) => `${name} could not be read`,
  problems: {
    'not-a-pdf': 'This is not a PDF, or it is damaged. Try to open and save it again in another app.',
    locked: 'The PDF is locked with a password. Save a copy without one and choose that.',
    'too-hard':
      'The file is built in a way that cannot be read safely here. Print it into a new PDF and choose that.',
    'no-text':
      'The PDF has no text: its pages are pictures, and no letters could be read in them. Type the lines you need under Paste text.',
    'no-text-in-picture':
      'No letters could be read in the picture. Take it again in good light, straight from above.',
    damaged: 'The file is damaged or incomplete. Open it where it was made and save it again.',
    'too-large':
      'The file is too large: a PDF may have 40 MB, a Word or Excel file or a picture 20 MB, a text 4 MB. Save the chapter you need on its own.',
    'unknown-kind':
      'Only PDF, Word, Excel, pictures and text files can be read. Save the document as a PDF first.',
    empty: 'There is no text in it. Paste or choose some.',
    offline: 'The part of the app that reads PDFs has not been loaded yet. Go online once and try again.',
    cancelled: 'Reading was cancelled.',
  },
  notKept: 'Your browser could not keep the text. It is here until you leave this page.',
  leftOut: (read: number, left: number) =>
    `The first ${formatNumber(read)} pages were read; ${formatNumber(left)} were left out.`,
}

export const filesMessages = defineMessages(files, {
  hi: async () => (await import('../hi/files.ts')).files,
})
