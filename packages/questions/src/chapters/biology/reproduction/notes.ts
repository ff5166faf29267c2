import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'How plants and humans reproduce: flower to seed, gamete to birth, and the means of birth control.',
  terms,
  method: [
    'Follow the path of the gamete from where it is made to where it fuses.',
    'Write the ploidy: gamete n, zygote 2n, endosperm 3n.',
    'For the menstrual cycle name the hormone of each phase.',
  ],
  tables: [
    {
      title: 'After fertilisation in a flower',
      columns: ['Before', 'After'],
      rows: [
        ['Ovule', 'seed'],
        ['Ovary', 'fruit'],
        ['Egg + male gamete', 'zygote, then embryo'],
        ['Polar nuclei + male gamete', 'endosperm (3n)'],
      ],
    },
    {
      title: 'Kinds of pollination',
      columns: ['Kind', 'Pollen comes from'],
      rows: [
        ['Autogamy', 'same flower'],
        ['Geitonogamy', 'another flower of the same plant'],
        ['Xenogamy', 'another plant'],
      ],
    },
    {
      title: 'Menstrual cycle of 28 days',
      columns: ['Phase', 'Hormone'],
      rows: [
        ['Follicles grow', 'FSH, oestrogen'],
        ['Ovulation, about day 14', 'LH surge'],
        ['Luteal phase', 'progesterone of the corpus luteum'],
      ],
    },
  ],
  tips: [
    'Embryo sac: 7 cells, 8 nuclei.',
    'One spermatocyte gives four sperms, one oocyte one ovum.',
    'Fertilisation in the fallopian tube, implantation in the uterus.',
    'The sperm decides the sex of the child.',
  ],
  mistakes: [
    'Mixing pollination with fertilisation.',
    'Mixing parthenocarpy (fruit) with parthenogenesis (individual).',
  ],
  advanced: [
    'Meiosis II of the oocyte is completed only after a sperm enters.',
    'ZIFT: zygote into the tube; GIFT: gametes into the tube.',
  ],
  sections,
})
