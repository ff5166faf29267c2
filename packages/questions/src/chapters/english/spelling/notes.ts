import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'One of four spellings is right. Most mistakes concern double letters, silent letters, ie and ei, and endings.',
  terms,
  method: [
    'Break the word into prefix, root and ending: dis + appoint, mis + spell.',
    'Check each double letter by itself.',
    'Compare with a word of the same family: maintain, but maintenance.',
    'Strike out the spellings that fail in one place.',
  ],
  tables: [
    {
      title: 'Words that are asked most',
      columns: ['Word', 'Remember'],
      rows: [
        ['accommodate', 'cc and mm'],
        ['embarrass, harass', 'rr and ss; one r and ss'],
        ['necessary', 'one c, ss'],
        ['occasion, occurrence', 'cc, one s; cc and rr'],
        ['separate', 'a rat in the middle'],
        ['receive, believe', 'ei after c, else ie'],
        ['pronunciation', 'no o after the first n'],
        ['questionnaire', 'nn'],
        ['lieutenant, surveillance', 'lieu; ei'],
        ['conscientious, mischievous', '-ious; -ous'],
      ],
    },
  ],
  tips: [
    'Write the doubtful word down: the eye knows more than the ear.',
    'British spelling is used: colour, centre, licence (noun).',
  ],
  mistakes: [
    "Adding an e: 'argument' has none after u.",
    "Mixing '-ance' and '-ence': vigilance, but independence.",
  ],
  advanced: [
    'Stationery is paper, stationary is standing still; principal is the head, principle is a rule.',
  ],
})
