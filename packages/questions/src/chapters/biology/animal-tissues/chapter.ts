import { defineChapter } from '../../../kit/define-chapter.ts'

export const animalTissues = defineChapter({
  subject: 'biology',
  title: 'Structural Organisation in Animals',
  aliases: ['animal tissues', 'animal tissue', 'structural organization in animals', 'tissues'],
  weight: 25,
  types: {
    'bank/animal-tissues': {
      title: 'Tissues of Animals',
      aliases: ['cell and tissues'],
    },
    'bank/frog-and-cockroach': { title: 'Frog, Cockroach & Tissues', aliases: [], weight: 1.2 },
  },
  concepts: `
    epithelial-tissue | Epithelial Tissue | epithelium, squamous epithelium, columnar epithelium, ciliated epithelium, cell junctions, exocrine and endocrine glands
    connective-tissue | Connective Tissue | areolar tissue, adipose tissue, cartilage and bone, tendon and ligament, sanyoji utak
    muscular-tissue | Muscular Tissue | muscle tissue, cardiac muscle, smooth muscle, skeletal muscle tissue
    nervous-tissue | Nervous Tissue | neural tissue, neuroglia, neuroglial cells
    frog | Frog | rana tigrina, morphology of frog, anatomy of frog, mendhak
    cockroach | Cockroach | periplaneta americana, morphology of cockroach, anatomy of cockroach, tilchatta
  `,
  questions: () => import('./questions.ts'),
})
