import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview: 'The sentences of a paragraph stand in a wrong order. The links between them show the right one.',
  terms,
  method: [
    'Find the first sentence: it names a person or thing and uses no pronoun for what came before.',
    'Look for pairs: a noun and its pronoun, a cause and its result, a claim and its example.',
    'Put the words of time in order: first, then, later, at last.',
    'Build a pair and strike out the options that do not have it.',
  ],
  tables: [
    {
      title: 'Links to look for',
      columns: ['Link', 'Tells'],
      rows: [
        ['he, it, they, this, such', 'its noun stands just before'],
        ['a thing … the thing', "'a' comes first"],
        ['however, yet, but', 'the opposite stands before'],
        ['therefore, for this reason', 'the reason stands before'],
        ['for example', 'the claim stands before'],
        ['some … others … both kinds', 'in this order'],
      ],
    },
  ],
  tips: [
    'One sure pair is often enough to find the answer.',
    'The last sentence usually sums up or gives the result.',
  ],
  mistakes: [
    "Beginning with a sentence that opens with 'but', 'this' or 'they'.",
    'Checking the first sentence only and not the whole order.',
  ],
  advanced: ["'That small change' or 'this clue' points to one particular thing: find it."],
})
