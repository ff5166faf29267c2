import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Names, isomers, effects and reactions of carbon compounds, from hydrocarbons to functional groups.',
  terms,
  method: [
    'Find the longest chain with the chief group and number it low.',
    'Find the functional group and recall its test.',
    'For a mechanism ask: which electrons move, which ion is the most stable?',
  ],
  tables: [
    {
      title: 'Functional groups',
      columns: ['Group', 'Family', 'Ending'],
      rows: [
        ['–OH', 'alcohol', '-ol'],
        ['–CHO', 'aldehyde', '-al'],
        ['>C=O', 'ketone', '-one'],
        ['–COOH', 'acid', '-oic acid'],
        ['–NH₂', 'amine', '-amine'],
      ],
    },
    {
      title: 'Hydrocarbons',
      columns: ['Family', 'Formula', 'Test'],
      rows: [
        ['Alkane', 'CₙH₂ₙ₊₂', 'no colour change with bromine water'],
        ['Alkene', 'CₙH₂ₙ', 'decolours bromine water'],
        ['Alkyne', 'CₙH₂ₙ₋₂', 'terminal ones give a precipitate with ammoniacal silver nitrate'],
      ],
    },
    {
      title: 'Tests',
      columns: ['Test', 'Shows'],
      rows: [
        ['Tollens', 'aldehydes'],
        ['Iodoform', 'CH₃CO– or CH₃CH(OH)–'],
        ['Lucas', 'class of alcohol'],
        ['Carbylamine', 'primary amines'],
        ['Sodium bicarbonate', 'carboxylic acids'],
      ],
    },
    {
      title: 'Named reactions',
      columns: ['Name', 'What happens'],
      rows: [
        ['Wurtz', 'two alkyl halides join'],
        ['Cannizzaro', 'aldehydes without alpha hydrogen'],
        ['Reimer–Tiemann', 'phenol to salicylaldehyde'],
        ['Sandmeyer', 'diazonium salt to aryl halide'],
        ['Clemmensen', 'C=O to CH₂'],
      ],
    },
  ],
  tips: [
    'Markovnikov: H goes to the carbon with more H; peroxide turns it round for HBr only.',
    'Carbocations: tertiary > secondary > primary.',
    'SN1: tertiary, racemises; SN2: primary, inverts.',
  ],
  mistakes: ['Numbering the chain from the wrong end.', 'Calling homologues isomers.'],
  advanced: [
    'Aromatic: planar ring with $4n + 2$ pi electrons.',
    'Nitro group directs to meta, –OH and –NH₂ to ortho and para.',
  ],
  sections,
})
