import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview: 'Metals of groups 1 and 2 and the elements of groups 13 to 18: preparation, properties and uses.',
  terms,
  method: [
    'Place the element in its group and recall the group trend.',
    'Then recall what is odd about the first member.',
    'For processes learn the catalyst.',
  ],
  tables: [
    {
      title: 'Industrial processes',
      columns: ['Process', 'Product', 'Catalyst'],
      rows: [
        ['Haber', 'ammonia', 'iron'],
        ['Contact', 'sulphuric acid', 'V₂O₅'],
        ['Ostwald', 'nitric acid', 'platinum'],
        ['Deacon', 'chlorine', 'CuCl₂'],
      ],
    },
    {
      title: 'Flame colours',
      columns: ['Element', 'Colour'],
      rows: [
        ['Li', 'crimson'],
        ['Na', 'golden yellow'],
        ['K', 'lilac'],
        ['Ca', 'brick red'],
        ['Ba', 'apple green'],
      ],
    },
    {
      title: 'Hardness of water',
      columns: ['Kind', 'Salts', 'Removed by'],
      rows: [
        ['Temporary', 'bicarbonates', 'boiling'],
        ['Permanent', 'chlorides, sulphates', 'washing soda'],
      ],
    },
  ],
  tips: [
    'Acid strength: HI > HBr > HCl > HF.',
    'Na under kerosene, white P under water.',
    'Aqua regia: 3 HCl to 1 HNO₃.',
  ],
  mistakes: [
    'Calling boric acid tribasic: it is monobasic.',
    'Expecting concentrated HNO₃ to dissolve Al or Fe: they turn passive.',
  ],
  advanced: [
    'Inert pair effect grows down a group: Pb²⁺ is stable.',
    'Diborane: two bridging hydrogen atoms, three-centre bonds.',
  ],
})
