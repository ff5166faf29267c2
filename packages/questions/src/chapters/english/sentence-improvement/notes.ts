import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A part of a sentence is printed in bold. You choose the phrase that should stand there, or say that nothing needs to change.',
  terms,
  method: [
    'Ask what is being tested: tense, preposition, comparison, idiom or word order.',
    'Put each option into the sentence and read the whole of it.',
    'Reject an option that mends one thing and spoils another.',
    "Choose 'No improvement' when the original is correct, even if it could be said differently.",
  ],
  tables: [
    {
      title: 'Patterns that are asked most',
      columns: ['Pattern', 'Example'],
      rows: [
        ['it is time + past', 'It is time you started.'],
        ['would rather + bare verb', 'I would rather stay than go.'],
        ['used to + verb / be used to + -ing', 'He used to swim. He is used to swimming.'],
        ['too … to / so … that', 'too weak to walk; so weak that he cannot walk'],
        ['had better + bare verb', 'You had better leave.'],
        ['insist on, persist in, look forward to + -ing', 'He insisted on paying.'],
        ['not only … but also before like parts', 'He lost not only his ticket but also his passport.'],
        ['lest … should', 'lest he should be caught'],
      ],
    },
  ],
  tips: ['Two options that differ in one word show what is tested.', 'A longer option is not a better one.'],
  mistakes: [
    "Changing a correct idiom because it looks strange: 'much to my surprise' is right.",
    'Leaving a double comparative or a double negative.',
  ],
  advanced: [
    "In 'as good as, if not better than' each comparison keeps its own link word.",
    "The subjunctive stays after 'whatever': 'Whatever be the outcome'.",
  ],
})
