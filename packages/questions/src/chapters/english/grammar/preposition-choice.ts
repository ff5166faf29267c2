import { defineGenerator } from '../../../kit/define-generator.ts'
import { prepositionSentences } from '../../../kit/english/preposition-sentences.ts'
import { readSentences } from '../../../kit/english/read-sentences.ts'
import { fillBlank, rightSentences, solveSentence } from '../../../kit/english/sentence-questions.ts'

const SENTENCES = readSentences(prepositionSentences)

const CONCEPTS: Readonly<Record<string, string>> = {
  time: 'prepositions-of-time',
  place: 'prepositions-of-place',
  fixed: 'fixed-prepositions',
}

/** "Fill in the right preposition: The doctor cured him ______ malaria within a week." */
export const prepositionChoice = defineGenerator({
  id: 'english/prepositions',
  version: 1,
  concepts: ['prepositions', ...Object.values(CONCEPTS)],
  levels: {
    easy: { level: 1, blanks: 1 },
    medium: { level: 2, blanks: 0.7 },
    hard: { level: 3, blanks: 0.6 },
  },
  generate(rng, { level, blanks }) {
    const some = SENTENCES.filter((sentence) => sentence.level === level)
    if (!rng.chance(blanks)) {
      return { ...rightSentences(rng, some, ' and their prepositions'), concept: 'prepositions' }
    }
    const sentence = rng.pick(some)
    return {
      ...fillBlank(sentence, 'Fill in the right preposition:', 'no preposition'),
      concept: ['prepositions', CONCEPTS[sentence.point] ?? ''],
    }
  },
  solve: (given) => solveSentence(SENTENCES, given),
})
