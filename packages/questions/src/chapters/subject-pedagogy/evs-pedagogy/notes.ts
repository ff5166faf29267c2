import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'EVS joins science, social science and environmental education in Classes III to V. Papers ask for its scope, its themes, fit activities, skills of inquiry and fair assessment. Fifteen of the thirty questions on EVS in Paper I of CTET are of this kind.',
  terms,
  method: [
    'Choose what is near to the child, concrete and first-hand before what is far, abstract and told.',
    'Name the skill: what is seen is observed, what is concluded is inferred, what is expected is predicted.',
    'Choose the option in which children look, ask, try and discuss.',
    'For assessment choose many kinds of evidence over the year, never rank or recall alone.',
  ],
  tables: [
    {
      title: 'EVS in the curriculum',
      columns: ['Where', 'How'],
      rows: [
        ['Classes I and II', 'through language and mathematics, no separate book'],
        ['Classes III to V', 'one integrated area by themes'],
        ['From Class VI', 'separate science and social science'],
        ['Framework of 1975', 'proposed EVS; Classes III to V in two parts'],
        ['Framework of 2023', 'The World Around Us in the preparatory stage'],
      ],
    },
    {
      title: 'The six themes',
      columns: ['Theme', 'Example of a question for children'],
      rows: [
        [
          'Family and friends',
          'Who does which work at home? (with relationships, work and play, animals, plants)',
        ],
        ['Food', 'Where does it come from and who eats last?'],
        ['Shelter', 'Why do houses differ from place to place?'],
        ['Water', 'Who fetches it, and how is it stored?'],
        ['Travel', 'How did people travel when grandmother was young?'],
        ['Things we make and do', 'How is a pot made?'],
      ],
    },
    {
      title: 'Skills',
      columns: ['Skill', 'Example'],
      rows: [
        ['Observation', 'the leaf has a toothed edge'],
        ['Classification', 'sorting leaves by their edge'],
        ['Inference', 'an insect has eaten here'],
        ['Prediction', 'it will rain soon'],
        ['Fair test', 'only one thing is changed'],
      ],
    },
  ],
  tips: [
    'The community, its people and its places are resources of EVS.',
    'Ideas of children that differ from science are to be explored, not struck out.',
    'A field visit: purpose first, questions before, recording on the spot, discussion after.',
  ],
  mistakes: [
    'Taking EVS for science alone: social matters such as gender, caste and work belong to it.',
    'Taking an inference for an observation.',
  ],
  advanced: [
    'POE (predict, observe, explain) brings out what children think before they see the result.',
    'M. C. Mehta v. Union of India (1991): the environment is to be taught at all levels.',
  ],
})
