import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'How children grow in body, thought, language, feeling and morals, and what this asks of a teacher.',
  terms,
  method: [
    'Name the theorist whose terms the question uses.',
    'Place the child in a stage by what it can and cannot do, not by age alone.',
    "Ask what the teacher should do: follow the child's level and lead it one step on.",
  ],
  tables: [
    {
      title: "Piaget's stages",
      columns: ['Stage', 'About', 'Mark'],
      rows: [
        ['Sensorimotor', '0–2 years', 'object permanence'],
        ['Preoperational', '2–7 years', 'symbols, egocentrism, animism, no conservation'],
        ['Concrete operational', '7–11 years', 'conservation, seriation, reversibility'],
        ['Formal operational', '11 years on', 'abstract and hypothetical thought'],
      ],
    },
    {
      title: "Kohlberg's levels",
      columns: ['Level', 'Reason for being good'],
      rows: [
        ['Preconventional', 'punishment and reward'],
        ['Conventional', 'approval, law and order'],
        ['Postconventional', 'social contract, principles'],
      ],
    },
    {
      title: 'Others',
      columns: ['Theorist', 'Idea'],
      rows: [
        ['Vygotsky', 'zone of proximal development, more knowledgeable other, private speech'],
        [
          'Erikson',
          'eight psychosocial crises; school age: industry or inferiority; adolescence: identity or role confusion',
        ],
        ['Bronfenbrenner', 'micro-, meso-, exo- and macrosystem'],
        ['Gilligan', 'ethic of care'],
      ],
    },
  ],
  tips: [
    'Cephalocaudal is from head to foot, proximodistal from the centre outwards.',
    'Growth is measured, development is also change of quality.',
  ],
  mistakes: [
    'Taking assimilation for accommodation: the scheme changes only in the second.',
    'Thinking that all children develop at the same rate.',
  ],
  advanced: ['For Piaget thought comes before language; for Vygotsky they begin apart and merge.'],
})
