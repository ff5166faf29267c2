import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    "In the active voice the subject acts; in the passive it suffers the action. The object becomes the subject, the verb becomes 'be' with the past participle, and the doer follows 'by'.",
  terms,
  method: [
    'Find subject, verb and object.',
    'Make the object the subject.',
    "Put 'be' into the tense of the verb and add the past participle.",
    "Add the doer with 'by' if it matters, and keep every other word.",
  ],
  tables: [
    {
      title: 'The tenses',
      columns: ['Active', 'Passive'],
      rows: [
        ['writes', 'is written'],
        ['is writing', 'is being written'],
        ['has written', 'has been written'],
        ['wrote', 'was written'],
        ['was writing', 'was being written'],
        ['had written', 'had been written'],
        ['will write', 'will be written'],
        ['can, must, should write', 'can, must, should be written'],
        ['should have written', 'should have been written'],
      ],
    },
    {
      title: 'Other sentences',
      columns: ['Active', 'Passive'],
      rows: [
        ['Open the door.', 'Let the door be opened.'],
        ['Please help me.', 'You are requested to help me.'],
        ['Who broke it?', 'By whom was it broken?'],
        ['They say that he is ill.', 'It is said that he is ill.'],
        ['They made him wait.', 'He was made to wait.'],
      ],
    },
  ],
  tips: [
    'The tense never changes: compare it first and strike out the other options.',
    "A phrasal verb keeps its preposition: 'was laughed at by the boys'.",
  ],
  mistakes: ["Writing 'being' after 'has' or 'had'.", 'Leaving the verb in agreement with the old subject.'],
  advanced: [
    "An intransitive verb such as 'collapse', 'happen' or 'sleep' has no passive.",
    "With an infinitive the passive is 'to be done', earlier in time 'to have been done'.",
  ],
})
