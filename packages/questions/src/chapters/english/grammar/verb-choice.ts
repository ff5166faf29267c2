import { defineGenerator } from '../../../kit/define-generator.ts'
import { type Point, readSentences } from '../../../kit/english/read-sentences.ts'
import { blanksBank } from '../../../kit/english/sentence-banks.ts'
import { correctTexts, rightSentences, solveSentences } from '../../../kit/english/sentence-questions.ts'
import { verbSentences } from '../../../kit/english/verb-sentences.ts'

const CONCEPTS: Readonly<Partial<Record<Point, string>>> = {
  agreement: 'subject-verb-agreement',
  tense: 'tenses',
  conditional: 'conditionals',
  modal: 'modals',
  verbform: 'verb-forms',
  subjunctive: 'subjunctive',
  inversion: 'inversion',
}

const SENTENCES = readSentences(verbSentences)

/** "Fill in the right words: Each of the boys ______ been given a new uniform." */
export const verbBlanks = blanksBank('verb-blanks', SENTENCES, {
  ask: 'Fill in the right words:',
  nothing: 'no word',
  concepts: CONCEPTS,
})

const CORRECT = correctTexts(SENTENCES)

/** "Consider the following sentences ... Which of the sentences given above is/are correct?" */
export const verbChoice = defineGenerator({
  id: 'english/verbs',
  version: 1,
  concepts: Object.values(CONCEPTS),
  levels: {
    easy: { levels: [1, 2], many: 2 },
    medium: { levels: [1, 2, 3], many: 3 },
    hard: { levels: [2, 3], many: 4 },
  },
  // All of one point, so that the question is on one concept.
  generate(rng, { levels, many }) {
    const some = SENTENCES.filter(({ level, breaks }) => breaks && levels.some((one) => one === level))
    const { point } = rng.until(
      () => rng.pick(some),
      (one) => some.filter((other) => other.point === one.point).length > (many === 2 ? 10 : many),
    )
    const alike = some.filter((one) => one.point === point)
    return { ...rightSentences(rng, alike, { many, about: '' }), concept: CONCEPTS[point] ?? '' }
  },
  solve: (given) => solveSentences(CORRECT, given),
})
