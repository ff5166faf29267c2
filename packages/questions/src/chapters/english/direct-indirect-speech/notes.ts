import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Direct speech gives the very words between quotation marks; indirect speech reports them. After a past reporting verb the tense moves back, and persons and words of nearness change.',
  terms,
  method: [
    'Choose the reporting verb: told, asked, ordered, requested, advised, exclaimed.',
    "Join with 'that', with 'if' or 'whether', with the question word, or with 'to' for a command.",
    'Move the tense back when the reporting verb is in the past.',
    'Change the persons and the words of time and place.',
  ],
  tables: [
    {
      title: 'Tenses',
      columns: ['Direct', 'Indirect'],
      rows: [
        ['writes', 'wrote'],
        ['is writing', 'was writing'],
        ['has written, wrote', 'had written'],
        ['was writing', 'had been writing'],
        ['will, shall', 'would'],
        ['can, may', 'could, might'],
        ['must', 'had to (or must)'],
      ],
    },
    {
      title: 'Words of time and place',
      columns: ['Direct', 'Indirect'],
      rows: [
        ['now', 'then'],
        ['today, tonight', 'that day, that night'],
        ['tomorrow', 'the next day'],
        ['yesterday', 'the day before'],
        ['last week', 'the previous week'],
        ['ago', 'before'],
        ['here, this, these', 'there, that, those'],
      ],
    },
  ],
  tips: [
    'An indirect question has the order of a statement and no question mark.',
    'First person follows the speaker, second person the listener, third person stays.',
  ],
  mistakes: [
    "Changing a universal truth: 'The teacher said that the sun rises in the east'.",
    "Writing 'asked that' for a question or 'said me'.",
  ],
  advanced: [
    "Unreal conditions, 'used to' and the past perfect do not change.",
    'A reporting verb in the present or future leaves the tense as it is.',
  ],
})
