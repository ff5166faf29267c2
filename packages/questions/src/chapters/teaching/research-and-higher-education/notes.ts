import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'What the general paper for college teachers asks besides teaching: research, communication, technology, logic and the system of higher education.',
  terms,
  method: [
    'For research, ask what is studied: the past, the present, or the effect of a change.',
    'For sampling, ask whether chance or the researcher chooses.',
    'For a fallacy, find what is put in the place of a reason.',
    'For a proposition, ask two things: all or some, and is it denied?',
  ],
  tables: [
    {
      title: 'Types of research',
      columns: ['Type', 'Mark'],
      rows: [
        ['fundamental', 'adds to theory'],
        ['applied', 'solves a practical problem'],
        ['action', 'done by the practitioner on the spot'],
        ['experimental', 'a variable is changed under control'],
        ['ex post facto', 'the cause has already acted'],
        ['ethnographic', 'a culture is seen from inside'],
      ],
    },
    {
      title: 'Sampling',
      columns: ['Method', 'How the units are chosen'],
      rows: [
        ['simple random', 'each has an equal chance'],
        ['systematic', 'at a fixed interval'],
        ['stratified', 'at random from each group'],
        ['cluster', 'whole groups at random'],
        ['quota, purposive, snowball', 'not by chance'],
      ],
    },
    {
      title: 'Square of opposition',
      columns: ['Pair', 'Relation'],
      rows: [
        ['A and O, E and I', 'contradictory: one true, one false'],
        ['A and E', 'contrary: not both true'],
        ['I and O', 'sub-contrary: not both false'],
        ['A and I, E and O', 'subaltern'],
      ],
    },
    {
      title: 'Pramanas',
      columns: ['Pramana', 'Meaning'],
      rows: [
        ['pratyaksha', 'perception'],
        ['anumana', 'inference'],
        ['upamana', 'comparison'],
        ['shabda', 'testimony'],
        ['arthapatti', 'supposition from facts'],
        ['anupalabdhi', 'non-perception'],
      ],
    },
    {
      title: 'Levels of teaching',
      columns: ['Level', 'Associated with'],
      rows: [
        ['memory', 'Herbart'],
        ['understanding', 'Morrison'],
        ['reflective', 'Hunt'],
      ],
    },
  ],
  tips: [
    'Type I: a true null hypothesis is rejected. Type II: a false one is accepted.',
    'Nominal names, ordinal ranks, interval has equal gaps, ratio has a true zero.',
    'UGC Act 1956, IGNOU 1985, NAAC 1994.',
  ],
  mistakes: [
    'Mixing stratified (some from each group) and cluster (all from some groups) sampling.',
    'Mixing contrary (not both true) and contradictory (never the same).',
  ],
  advanced: ['Charvaka accepts one pramana, Samkhya three, Nyaya four, Bhatta Mimamsa and Advaita six.'],
})
