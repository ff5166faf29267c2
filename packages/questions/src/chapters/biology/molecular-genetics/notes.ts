import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview: 'DNA is copied, transcribed to RNA and translated to protein; genes are switched on and off.',
  terms,
  method: [
    'Write the direction of each strand before you pair bases.',
    'Change T to U in RNA.',
    'Read codons from AUG in steps of three.',
  ],
  tables: [
    {
      title: 'Three processes',
      columns: ['Process', 'From', 'To', 'Enzyme'],
      rows: [
        ['Replication', 'DNA', 'DNA', 'DNA polymerase'],
        ['Transcription', 'DNA', 'RNA', 'RNA polymerase'],
        ['Translation', 'mRNA', 'protein', 'ribosome'],
        ['Reverse transcription', 'RNA', 'DNA', 'reverse transcriptase'],
      ],
    },
    {
      title: 'Experiments',
      columns: ['Who', 'What it showed'],
      rows: [
        ['Griffith', 'transformation'],
        ['Avery, MacLeod, McCarty', 'the transforming substance is DNA'],
        ['Hershey and Chase', 'DNA is the genetic material'],
        ['Meselson and Stahl', 'replication is semiconservative'],
      ],
    },
    {
      title: 'lac operon',
      columns: ['Gene', 'Codes for'],
      rows: [
        ['i', 'repressor'],
        ['z', 'beta-galactosidase'],
        ['y', 'permease'],
        ['a', 'transacetylase'],
      ],
    },
  ],
  tips: [
    '64 codons: 61 for amino acids, 3 stop (UAA, UAG, UGA).',
    'A = T and G = C in double-stranded DNA (Chargaff).',
    'New strands grow 5′ to 3′ only.',
  ],
  mistakes: ['Looking for T in an anticodon.', 'Calling introns the coding parts.'],
  advanced: [
    'hnRNA is capped at 5′, tailed with A at 3′ and spliced.',
    'RNA polymerase I: rRNA, II: mRNA precursor, III: tRNA and 5S rRNA.',
  ],
})
