import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A word or a pair of words is missing. The sentence itself tells which one fits, by its meaning, its grammar or a fixed phrase.',
  terms,
  method: [
    'Read the whole sentence and guess the word before you look at the options.',
    "Mark the signal words: 'though' and 'but' ask for a contrast, 'so' and 'because' for a cause.",
    'Check the grammar: which preposition follows, which form of the verb.',
    'With two blanks, fill the easier one first and strike out what does not fit.',
  ],
  tables: [
    {
      title: 'Signal words',
      columns: ['Signal', 'Ask for'],
      rows: [
        ['though, although, despite, but, yet', 'the opposite idea'],
        ['so, therefore, hence, that is why', 'a result'],
        ['because, since, as, owing to', 'a cause'],
        ['unless, provided, if', 'a condition'],
        ['a colon or a semicolon', 'an explanation of the word'],
        ['even', 'the case one would least expect'],
      ],
    },
  ],
  tips: [
    'A word after a colon often defines the blank.',
    'Words that look alike (eminent, imminent) are offered to catch a quick eye.',
  ],
  mistakes: [
    'Taking a word that fits the blank but not the sentence.',
    "Forgetting that 'despite' takes no clause and 'although' takes no bare noun.",
  ],
  advanced: ['In pairs the relation counts: the two words must be alike, or opposed, as the link word says.'],
})
