import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A passage is followed by questions on what it says, what it means and what follows from it. The answer is always in the text, never in what you know besides.',
  terms,
  method: [
    'Read the questions quickly, then the passage once with care.',
    'For a question of fact, find the line and read it again.',
    'For a question of meaning, read the sentences around the word.',
    'For inference and main idea, choose what the whole passage supports and nothing more.',
  ],
  tables: [
    {
      title: 'Kinds of questions',
      columns: ['Question', 'How to answer'],
      rows: [
        ['According to the passage …', 'find the sentence; the option says it in other words'],
        ['What does the phrase mean?', 'put each option in its place'],
        ['What can be inferred?', 'take the smallest step beyond the text'],
        ['What is the main idea or title?', 'neither one detail nor too wide'],
        ["What is the writer's attitude?", 'look at the words of praise, blame or doubt'],
      ],
    },
  ],
  tips: [
    "Options that hold 'always', 'never', 'only' or 'all' are seldom right.",
    'An option may be true and yet not answer the question.',
  ],
  mistakes: ['Answering from general knowledge.', 'Taking an example in the passage for its main point.'],
  advanced: ["In irony the words say the opposite: 'It liked the place too well' tells of a weed."],
})
