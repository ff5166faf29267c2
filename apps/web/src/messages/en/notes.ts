import type { NoteDifficulty, NoteType } from '@ekagra/schema/generate-notes'
import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'
import { formatTimeAgo } from '../format-time-ago.ts'

const noteTypes: Record<NoteType, string> = {
  comprehensive: 'Comprehensive',
  summary: 'Summary',
  detailed: 'Detailed',
  practical: 'Practical',
  exam: 'Exam-focused',
}

const difficulties: Record<NoteDifficulty, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

/** Words of the notes. */
export const notes = {
  title: 'Your Notes',
  text: 'Notes on any topic, kept in this browser.',
  description:
    'Smart study notes on any topic: formulas, worked examples, tips and mistakes, kept in this browser.',
  create: 'Create New Study Note',
  backToNotes: 'Back to Notes',
  loading: 'Loading your notes...',
  /** A tag on a card. Tags are stored in English. */
  tagName: (tag: string): string => tag,

  list: {
    search: 'Search your notes',
    view: 'View',
    grid: 'Grid',
    rows: 'List',
    title: 'Saved notes',
    count: (found: number) => countOf('en', found, 'note', 'notes'),
    limit: (kept: number) => `Up to ${formatNumber(kept)} notes are kept.`,
    updated: (moment: number, now: number) => `Updated ${formatTimeAgo('en', moment, now)}`,
    remove: (title: string) => `Delete the note ${title}`,
    emptyTitle: 'No Notes Yet',
    emptyText: 'Name a topic and read its notes in a moment: formulas, worked examples, tips and mistakes.',
    noMatchTitle: 'Nothing matches',
    noMatchText: 'No note has all of these words.',
    clear: 'Clear search',
    loadFailed: 'Failed to load notes. Please try again.',
    loadFailedText: 'What this browser has stored as your notes cannot be read. You can save it as a file.',
    tryAgain: 'Try Again',
    downloadStored: 'Download what is stored',
    storedFile: 'ekagra-notes-unreadable.txt',
    benefitsTitle: 'What notes do for you',
    benefits: [
      'Formulas and facts of a chapter in one place, as tables to learn from.',
      'Worked examples with every step, and the wrong answers with where they come from.',
      'Five types and three levels: a summary for the last evening, details for the first reading.',
      'Questions on any note with one press, and a clean page to print or save as PDF.',
    ],
  },

  remove: {
    title: 'Delete Note',
    text: (title: string) => `The note “${title}” will be gone. This action cannot be undone`,
    confirm: 'Delete',
    keep: 'Keep',
    done: 'Note deleted successfully',
    failed: 'Failed to delete note. Please try again.',
  },

  form: {
    pageTitle: 'Create a note',
    pageText: 'Name a topic and get study notes on it.',
    topic: 'Topic',
    placeholder: 'Percentage, Optics, Syllogism',
    blank: 'Please enter a topic',
    options: 'Smart Options',
    noteType: 'Note Type',
    difficulty: 'Difficulty Level',
    noteTypes,
    difficulties,
    submit: 'Create notes',
    category: (category: string) => `Recommended: ${category}`,
    newNote: 'New study note',
  },

  making: {
    title: (topic: string) => `Writing notes on ${topic}`,
    progress: 'Progress',
    percent: (percent: number) => `${Math.round(percent)}%`,
    cancel: 'Cancel',
    preview: 'What is written so far',
    done: 'Smart study notes created successfully!',
    failed: 'Failed to create smart study notes. Please try again.',
    generationFailed: 'Failed to generate smart notes. Please try again.',
    empty: 'API returned empty content',
    /** The reason that the server gave. */
    serverReason: (message: string): string => message,
    requestFailed: (status: number) => `API request failed with status ${status}`,
    unreachable: 'The server cannot be reached, and this device has no notes on the topic.',
    tryAgain: 'Try Again',
    changeTopic: 'Change the topic',
    /** Shown in place of a note that could not be generated. */
    errorNote: (topic: string, reason: string) => `## No notes on ${topic} yet

${reason}

### What you can try

1. Check the spelling of the topic, or name it as a book would: a chapter such as Percentage or Optics.
2. Ask for one topic at a time.
3. Check your connection and press Try Again. What you typed is still there.
4. Choose another note type under Smart Options.`,
    /** Shown when the AI does not answer: nothing that the learner did is wrong. */
    providerDown: (topic: string, reason: string) => `## No notes on ${topic} yet

${reason}

What you typed is still there: press Try Again in a minute.`,
    madeHere: 'The server could not be reached. These notes were made on this device.',
  },

  save: {
    done: 'Note saved successfully!',
    failed: 'Failed to save note. Please try again.',
    full: 'Failed to save note due to storage limitations. Try clearing some notes.',
    cacheCleared: 'Cache cleared to make space for new notes',
    olderRemoved: 'Older notes were removed to free up storage space',
    onlyForThisVisit: 'This browser keeps nothing: copy or download the note before you leave.',
    unsavedTitle: 'This note is not saved yet',
    unsavedText: 'Save it again, or keep it as a file.',
    again: 'Save the note',
    notices: (notices: readonly string[]) => notices.join('. '),
  },

  room: {
    title: (kept: number) => `You have ${formatNumber(kept)} notes`,
    text: (kept: number) =>
      `Ekagra keeps ${formatNumber(kept)}. Saving this one removes the oldest, so download it first if you still need it:`,
    download: (title: string) => `Download ${title}`,
    save: 'Save the new note',
    notNow: 'Not now',
  },

  note: {
    description: (title: string) => `Study notes: ${title}`,
    missingTitle: 'This note is not here',
    missingText: 'It was deleted, or it was made in another browser.',
    allNotes: 'All Notes',
    tabs: 'The note',
    preview: 'Preview',
    edit: 'Edit',
    tools: 'What to do with this note',
    copy: 'Copy',
    copied: 'Notes copied',
    copyFailed: 'Failed to copy notes',
    print: 'Print or save as PDF',
    download: 'Download',
    remove: 'Delete Note',
    quiz: 'Quiz me on this note',
    quizText: 'Questions made from its text',
    contents: 'On this page',
    empty: 'This note has no text yet.',
    titleField: 'Title',
    contentField: 'Text (Markdown)',
    contentHint: 'Headings with #, lists with -, tables with |, formulas between dollar signs.',
    livePreview: 'How it will look',
    save: 'Save',
    discard: 'Discard changes',
    unsaved: 'Not saved yet',
    unsavedPreview: 'This is what you typed. The note keeps its old text until you save.',
    keepEditing: 'Go on editing',
    titleBlank: 'A note needs a title',
    writtenByAi: (provider: string) => `Written by AI (${provider}). Check facts that matter.`,
    writtenByEngine: 'Written by the engine of Ekagra',
    endings: {
      'cut-off': 'The AI stopped before these notes were complete.',
      filtered: 'A section of these notes was left out.',
    },
    endingTexts: {
      'cut-off': 'What is above is complete as far as it goes; the rest is missing.',
      filtered:
        'It contained a link, a picture or a script, or the filter of the AI stopped it. The place is marked in the text.',
    },
    continue: 'Continue',
    continueFailed: 'The AI could not continue the notes just now. Please try again in a minute.',
  },

  inline: {
    title: 'Smart notes',
    offer: (topic: string) => `Read the essentials of ${topic} before you practice it.`,
    begin: 'Generate notes',
    loading: (topic: string) => `Writing notes on ${topic}...`,
    failed: 'Failed to generate notes',
    full: 'View Full Notes',
  },
}

export const notesMessages = defineMessages(notes, {
  hi: async () => (await import('../hi/notes.ts')).notes,
})
