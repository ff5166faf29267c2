import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The four animal tissues, what each is made of and what it does, and the bodies of cockroach and frog as examples.',
  terms,
  method: ['Ask what the tissue does: cover, join, move or conduct.', 'Then look at cell shape and matrix.'],
  tables: [
    {
      title: 'Tissues',
      columns: ['Tissue', 'Kinds', 'Where'],
      rows: [
        [
          'Epithelial',
          'squamous, cuboidal, columnar, ciliated, compound',
          'blood vessels, tubules, gut, bronchioles, skin',
        ],
        ['Connective', 'areolar, dense, cartilage, bone, blood', 'all over the body'],
        ['Muscular', 'skeletal, smooth, cardiac', 'limbs, gut, heart'],
        ['Nervous', 'neurons, neuroglia', 'brain, cord, nerves'],
      ],
    },
    {
      title: 'Muscles',
      columns: ['Kind', 'Stripes', 'Will'],
      rows: [
        ['Skeletal', 'yes', 'voluntary'],
        ['Smooth', 'no', 'involuntary'],
        ['Cardiac', 'yes', 'involuntary'],
      ],
    },
  ],
  tips: [
    'Tendon: muscle to bone; ligament: bone to bone.',
    'Tight junctions seal, adhering ones hold, gap junctions let ions pass.',
    'Cockroach: tracheae, Malpighian tubules, compound eyes.',
  ],
  mistakes: [
    'Calling blood no tissue.',
    'Thinking that striped always means voluntary: cardiac muscle is not.',
  ],
  advanced: ['Intercalated discs join the cells of cardiac muscle.'],
})
