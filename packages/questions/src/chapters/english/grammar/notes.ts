import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The small words and the forms of the verb: prepositions, articles and determiners, tenses and agreement.',
  terms,
  method: [
    'Name what is missing: a preposition, an article or a form of the verb.',
    'Look at the word that governs it: fond of, insist on, an hour.',
    'For a verb, find the words of time and the subject.',
    'Say the whole sentence once with your choice.',
  ],
  tables: [
    {
      title: 'Prepositions',
      columns: ['Word', 'Takes'],
      rows: [
        ['accuse, deprive, acquit', 'of'],
        ['insist, congratulate, depend', 'on'],
        ['persist, deal (trade)', 'in'],
        ['entrust (a person), comply', 'with'],
        ['prefer, senior, married', 'to'],
        ['absent, abstain, prevent', 'from'],
        ['discuss, resemble, enter (a place)', 'no preposition'],
      ],
    },
    {
      title: 'Articles',
      columns: ['Case', 'Article'],
      rows: [
        ['vowel sound: hour, honest, MLA', 'an'],
        ['consonant sound: university, one-eyed, European', 'a'],
        ['superlatives, rivers, the only one of its kind', 'the'],
        ['meals, languages, by bus, go to school', 'none'],
      ],
    },
    {
      title: 'The twelve tenses',
      columns: ['', 'Present', 'Past', 'Future'],
      rows: [
        ['simple', 'plays', 'played', 'will play'],
        ['continuous', 'is playing', 'was playing', 'will be playing'],
        ['perfect', 'has played', 'had played', 'will have played'],
        ['perfect continuous', 'has been playing', 'had been playing', 'will have been playing'],
      ],
    },
    {
      title: 'Tenses',
      columns: ['Signal', 'Tense'],
      rows: [
        ['every day, usually', 'present simple'],
        ['now, look!', 'present continuous'],
        ['since, for, already, yet', 'present perfect'],
        ['yesterday, last year, ago', 'simple past'],
        ['before, by the time (past)', 'past perfect'],
        ['by next June', 'future perfect'],
      ],
    },
  ],
  tips: [
    "It is the sound and not the letter that decides between 'a' and 'an'.",
    "After 'if', 'when' and 'until' the present stands for the future.",
  ],
  mistakes: [
    "Using 'between' for more than two without need, and 'among' for two.",
    "Saying 'few' for 'little': few books, little water.",
  ],
  advanced: ["'The few friends he had' means all there were; 'a few' means some; 'few' means hardly any."],
})
