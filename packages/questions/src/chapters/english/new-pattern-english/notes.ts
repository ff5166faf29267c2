import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Papers of banks ask grammar and sense together: words that have changed places, halves of sentences in two columns, and one word in several sentences.',
  terms,
  method: [
    'Read the sentence as it is printed and mark the first word that makes no sense.',
    'Ask what kind of word must stand there: a noun, a verb, an adjective, a person or a thing.',
    'Look for the word in bold that fits, and see whether the first one fits in its place.',
    'Read the mended sentence once more from start to end.',
  ],
  tables: [
    {
      title: 'What to look at',
      columns: ['Question', 'Look at'],
      rows: [
        ['word swap', 'the verbs and the words they belong to'],
        ['column matching', 'the link word and the tense of the second half'],
        ['word usage', 'the part of speech and the preposition that follows'],
      ],
    },
  ],
  tips: [
    'A pair that restores one place and spoils another is wrong.',
    'In column matching, strike out the endings with a wrong link word first.',
  ],
  mistakes: [
    'Joining two halves because they are on one subject, although the grammar forbids it.',
    'Stopping after one right pair when a second one is right as well.',
  ],
  advanced: [
    'When two words of one kind are in bold, only the meaning decides: read the cause before the effect.',
  ],
})
