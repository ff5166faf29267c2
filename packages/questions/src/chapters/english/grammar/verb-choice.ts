import { defineGenerator } from '../../../kit/define-generator.ts'
import { readSentences } from '../../../kit/english/read-sentences.ts'
import { fillBlank, rightSentences, solveSentence } from '../../../kit/english/sentence-questions.ts'
import { verbSentences } from '../../../kit/english/verb-sentences.ts'

const SENTENCES = readSentences(verbSentences)

const CONCEPTS: Readonly<Record<string, string>> = {
  agreement: 'subject-verb-agreement',
  tense: 'tenses',
  conditional: 'conditionals',
  modal: 'modals',
  verbform: 'verb-forms',
  subjunctive: 'subjunctive',
  inversion: 'inversion',
}

/** "Fill in the right words: Each of the boys ______ been given a new uniform." */
export const verbChoice = defineGenerator({
  id: 'english/verbs',
  version: 1,
  concepts: Object.values(CONCEPTS),
  levels: {
    easy: { level: 1, blanks: 0.9 },
    medium: { level: 2, blanks: 0.7 },
    hard: { level: 3, blanks: 0.6 },
  },
  generate(rng, { level, blanks }) {
    const some = SENTENCES.filter((sentence) => sentence.level === level)
    const sentence = rng.pick(some)
    const concept = CONCEPTS[sentence.point] ?? ''
    const alike = some.filter(({ point }) => point === sentence.point)
    if (!rng.chance(blanks) && alike.length >= 4) {
      return { ...rightSentences(rng, alike, ''), concept }
    }
    return { ...fillBlank(sentence, 'Fill in the right words:', 'no word'), concept }
  },
  solve: (given) => solveSentence(SENTENCES, given),
})
