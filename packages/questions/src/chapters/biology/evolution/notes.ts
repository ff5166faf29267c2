import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview: 'How life began and changed: evidence, theories, and the forces that change populations.',
  terms,
  method: [
    'Same plan, other work: homologous (divergent). Same work, other plan: analogous (convergent).',
    'Link each name with one idea.',
    'For populations ask which condition of Hardy–Weinberg is broken.',
  ],
  tables: [
    {
      title: 'Names and ideas',
      columns: ['Name', 'Idea'],
      rows: [
        ['Lamarck', 'use and disuse'],
        ['Darwin, Wallace', 'natural selection'],
        ['de Vries', 'mutation'],
        ['Oparin, Haldane', 'chemical evolution'],
        ['Miller', 'amino acids in a flask'],
        ['Pasteur', 'life only from life'],
      ],
    },
    {
      title: 'Homology and analogy',
      columns: ['Pair', 'Kind'],
      rows: [
        ['Forelimbs of whale, bat, man', 'homologous'],
        ['Thorn of Bougainvillea, tendril of Cucurbita', 'homologous'],
        ['Wings of butterfly and bird', 'analogous'],
        ['Sweet potato and potato', 'analogous'],
      ],
    },
    {
      title: 'Brains of human ancestors',
      columns: ['Form', 'Brain (cc)'],
      rows: [
        ['Homo habilis', '650–800'],
        ['Homo erectus', 'about 900'],
        ['Neanderthal', 'about 1,400'],
      ],
    },
  ],
  tips: [
    'Selection: stabilising (mean), directional (one end), disruptive (both ends).',
    '$p + q = 1$ and $p^2 + 2pq + q^2 = 1$.',
    "Darwin's finches: adaptive radiation.",
  ],
  mistakes: [
    'Thinking that soot or DDT caused the useful mutations: it only selected those that were there.',
    'Taking fitness for bodily strength.',
  ],
  advanced: ['Founder effect: drift when a few individuals start a new population.'],
})
