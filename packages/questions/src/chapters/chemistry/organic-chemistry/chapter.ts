import { defineChapter } from '../../../kit/define-chapter.ts'

export const organicChemistry = defineChapter({
  subject: 'chemistry',
  title: 'Organic Chemistry',
  aliases: ['organic', 'carbon and its compounds', 'carbon compounds', 'karbanik rasayan'],
  weight: 230,
  types: {
    'bank/organic-basics': {
      title: 'General Organic Chemistry',
      aliases: [
        'goc',
        'organic basics',
        'iupac nomenclature',
        'nomenclature',
        'isomerism',
        'basic principles of organic chemistry',
        'organic chemistry some basic principles and techniques',
        'inductive effect',
        'stereochemistry',
        'reaction mechanism',
      ],
    },
    'bank/hydrocarbons': {
      title: 'Hydrocarbons',
      aliases: [
        'hydrocarbon',
        'alkanes',
        'alkenes',
        'alkynes',
        'benzene',
        'aromatic compounds',
        'alkane alkene alkyne',
        'petroleum',
      ],
      weight: 0.9,
    },
    'bank/functional-groups': {
      title: 'Functional Groups & Reactions',
      aliases: [
        'functional groups',
        'functional group',
        'alcohols',
        'alcohols phenols and ethers',
        'haloalkanes and haloarenes',
        'haloalkanes',
        'aldehydes ketones and carboxylic acids',
        'aldehydes and ketones',
        'carboxylic acids',
        'amines',
        'phenol',
        'named reactions',
        'name reactions',
        'organic reactions',
      ],
      weight: 1.6,
    },
  },
})
