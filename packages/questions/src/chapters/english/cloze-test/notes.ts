import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A short passage has about five blanks. Each blank must fit its sentence and the whole passage as well.',
  terms,
  method: [
    'Read the whole passage once without filling anything.',
    'Fill the blanks that you are sure of.',
    'Decide the rest by the sentences before and after, not by the one sentence alone.',
    'Read the finished passage from start to end.',
  ],
  tables: [
    {
      title: 'What a blank may test',
      columns: ['Clue', 'Look for'],
      rows: [
        ['a preposition after the blank', 'a verb or adjective that takes it'],
        ["'but', 'however', 'instead'", 'a word against what came before'],
        ['an example after the sentence', 'the general word for it'],
        ['a verb form near by', 'the same tense and structure'],
        ['half of an idiom', 'its other half'],
      ],
    },
  ],
  tips: [
    'The tone of a passage is one: a sad word hardly stands in a cheerful passage.',
    'If two options mean the same, neither is likely to be the answer.',
  ],
  mistakes: [
    'Deciding each blank by itself.',
    "Choosing a word for its sound: 'advice' is the noun and 'advise' the verb.",
  ],
  advanced: ['The last blank often sums the passage up: decide it last.'],
})
