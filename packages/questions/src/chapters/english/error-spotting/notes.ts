import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A sentence is cut into parts and one part has a mistake of grammar or usage, or none has. Papers test the same dozen rules again and again.',
  terms,
  method: [
    'Find the subject and its verb first, and check that they agree.',
    "Then check the tense against the words of time: 'yesterday', 'since', 'for', 'already'.",
    "Look at the small words next: prepositions, articles, pronouns and pairs such as 'no sooner … than'.",
    "Read the sentence once aloud in the mind; mark 'No error' only when every part has been checked.",
  ],
  tables: [
    {
      title: 'Rules that are asked most',
      columns: ['Rule', 'Right form'],
      rows: [
        ['each, every, either, neither, everyone', 'singular verb'],
        ['A along with, as well as, together with B', 'the verb agrees with A'],
        ['either … or, neither … nor, not only … but also', 'the verb agrees with the nearer subject'],
        ['the number of / a number of', 'singular / plural verb'],
        ['one of the', 'plural noun, singular verb'],
        ['no sooner … than; scarcely, hardly … when', 'never mixed'],
        ['superior, inferior, senior, junior, prefer', 'to, not than'],
        ['furniture, advice, information, scenery, news', 'no plural form'],
        ['since 2015 / for ten years', 'starting point / length of time'],
        ['unless, lest', 'no second negative'],
      ],
    },
  ],
  tips: [
    'Cover the words between commas: they hardly ever change the verb.',
    "A sentence that opens with 'seldom', 'rarely', 'hardly' or 'not only' needs inversion.",
    'Some sentences have no error: they are correct although they look unusual.',
  ],
  mistakes: [
    'Marking a part because it sounds formal.',
    'Taking the noun nearest to the verb for its subject.',
  ],
  advanced: [
    "'He is one of those men who never give up' is plural, but 'the only one of the men who gives up' is singular.",
    "After 'demand, suggest, recommend that' the bare form stands: 'that he submit'.",
  ],
})
