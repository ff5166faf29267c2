import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'How history, geography and social and political life are taught in Classes VI to VIII: sources, maps, discussion, points of view and assessment. Twenty of the sixty questions on social studies in Paper II of CTET are of this kind.',
  terms,
  method: [
    'For a source ask whether it comes from the time studied (primary) or was written about it later (secondary).',
    'Choose inquiry, evidence and several points of view over information to be memorised.',
    'For maps begin with a plan of a place that pupils know.',
    'In matters of gender, caste and religion choose respect, discussion and the questioning of stereotypes.',
  ],
  tables: [
    {
      title: 'Sources and their study',
      columns: ['Source', 'Study'],
      rows: [
        ['Coins', 'numismatics'],
        ['Inscriptions', 'epigraphy'],
        ['Memory of people', 'oral history'],
        ['Maps', 'cartography'],
        ['Population', 'demography; the Census'],
      ],
    },
    {
      title: 'What NCF 2005 asks of social science',
      columns: ['From', 'To'],
      rows: [
        ['information', 'debate and understanding'],
        ['civics', 'social and political life'],
        ['one point of view', 'many, with marginal groups and women'],
        ['the textbook as the only source', 'the textbook as a way to further inquiry'],
      ],
    },
    {
      title: 'Techniques',
      columns: ['Technique', 'Good for'],
      rows: [
        ['Timeline', 'order and duration'],
        ['Role play', 'institutions, points of view'],
        ['Source method', 'evidence and interpretation'],
        ['Survey, case study', 'local and social issues'],
        ['Globe and model', 'seasons, land forms'],
        ['Jigsaw (Aronson)', 'shared learning: each pupil is an expert'],
      ],
    },
  ],
  tips: [
    'Carr: history is an unending dialogue between the present and the past.',
    'A larger scale (1 : 10,000) shows a smaller area in more detail.',
  ],
  mistakes: [
    'Taking a praise poem for a fact, or throwing it away as worthless: it needs checking.',
    'Mixing fact, which can be checked, with opinion.',
  ],
  advanced: [
    'Subaltern studies turned to peasants, workers and others left out of elite history.',
    'Presentism judges the past by the standards of the present; ethnocentrism judges others by those of one group.',
  ],
})
