import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'What science is, which skills make it up and how it is taught in Classes VI to VIII. Ten of the thirty questions on science in Paper II of CTET are of this kind.',
  terms,
  method: [
    'Tell observation (sensed) from inference (concluded) and hypothesis (to be tested).',
    'In an experiment find what is changed, what is measured and what is kept the same.',
    "For a misconception choose evidence that the pupils' own idea cannot explain, not a dictated law.",
    'For NCF 2005, match the words of the question with one of the six validities.',
  ],
  tables: [
    {
      title: 'Six validities of a science curriculum (NCF 2005)',
      columns: ['Validity', 'Asks for'],
      rows: [
        ['Cognitive', "content and language within the child's reach"],
        ['Content', 'significant and correct content'],
        ['Process', 'the methods by which science is made'],
        ['Historical', 'how ideas grew over time'],
        ['Environmental', "the learner's surroundings, local and global"],
        ['Ethical', 'honesty, objectivity, cooperation, freedom from fear and prejudice'],
      ],
    },
    {
      title: 'Methods and models',
      columns: ['Name', 'Mark'],
      rows: [
        ['Heuristic (Armstrong)', 'the pupil as discoverer'],
        ['Demonstration', 'the teacher performs, pupils observe'],
        ['Project (Kilpatrick)', 'a purposeful task in a real setting'],
        ['5E (Bybee)', 'engage, explore, explain, elaborate, evaluate'],
        ['POE', 'predict, observe, explain'],
        ['Concept map (Novak)', 'concepts joined by linking words'],
      ],
    },
    {
      title: 'Variables',
      columns: ['Variable', 'In a test of light on growth'],
      rows: [
        ['Independent', 'the light'],
        ['Dependent', 'the growth'],
        ['Controlled', 'soil, water, kind of plant'],
      ],
    },
  ],
  tips: [
    'Scientific temper stands in Article 51A(h).',
    'A law states a regularity, a theory explains it; theories do not turn into laws.',
  ],
  mistakes: [
    'Thinking that a hypothesis must be true: it must be testable.',
    'Explaining before pupils have explored, where the 5E model is asked for.',
  ],
  advanced: [
    'Popper: a scientific claim can be falsified. Kuhn: science works within paradigms that revolutions replace.',
    'Conceptual change needs dissatisfaction and an idea that is intelligible, plausible and fruitful.',
  ],
})
