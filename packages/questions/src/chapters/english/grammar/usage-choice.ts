import { defineGenerator } from '../../../kit/define-generator.ts'
import { readSentences } from '../../../kit/english/read-sentences.ts'
import { fillBlank, rightSentences, solveSentence } from '../../../kit/english/sentence-questions.ts'
import { usageSentences } from '../../../kit/english/usage-sentences.ts'

const CONCEPTS: Readonly<Record<string, string>> = {
  conjunction: 'conjunctions',
  comparison: 'degrees-of-comparison',
  pronoun: 'pronouns',
  noun: 'nouns',
  adverb: 'adjectives-and-adverbs',
}

const SENTENCES = readSentences(usageSentences).filter(({ point }) => CONCEPTS[point] !== undefined)

/** "Fill in the right word: This road is ______ than the one near the school." */
export const usageChoice = defineGenerator({
  id: 'english/usage',
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
    const alike = some.filter(({ point, breaks }) => breaks && point === sentence.point)
    if (!rng.chance(blanks) && alike.length >= 4) {
      return { ...rightSentences(rng, alike, ''), concept }
    }
    return { ...fillBlank(sentence, 'Fill in the right word or words:', 'no word'), concept }
  },
  solve: (given) => solveSentence(SENTENCES, given),
})
