import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview: 'Pathogens and how they spread, immunity, vaccines, AIDS, cancer and the abuse of drugs.',
  terms,
  method: [
    'For a disease recall: pathogen, carrier, organ, test.',
    'For immunity decide: innate or acquired, active or passive, humoral or cell-mediated.',
  ],
  tables: [
    {
      title: 'Immunity',
      columns: ['Kind', 'Meaning', 'Example'],
      rows: [
        ['Innate', 'from birth, not specific', 'skin, acid of the stomach'],
        ['Active', 'body makes antibodies', 'vaccine, infection'],
        ['Passive', 'antibodies are given', 'antitoxin, colostrum'],
      ],
    },
    {
      title: 'Tests',
      columns: ['Disease', 'Test'],
      rows: [
        ['Typhoid', 'Widal'],
        ['HIV', 'ELISA'],
        ['Tuberculosis', 'Mantoux'],
      ],
    },
    {
      title: 'Drugs',
      columns: ['Drug', 'Plant'],
      rows: [
        ['Heroin, morphine', 'Papaver somniferum'],
        ['Cocaine', 'Erythroxylum coca'],
        ['Marijuana', 'Cannabis sativa'],
      ],
    },
  ],
  tips: [
    'B cells make antibodies; T cells reject grafts and help B cells.',
    'IgA in colostrum, IgE in allergy.',
    'HIV attacks helper T cells.',
  ],
  mistakes: ['Treating viral fevers with antibiotics.', 'Thinking that HIV spreads by touch or mosquitoes.'],
  advanced: [
    'Plasmodium: sporozoites enter man, gametocytes enter the mosquito.',
    'Antibody: H₂L₂, two heavy and two light chains.',
  ],
  sections,
})
