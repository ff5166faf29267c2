import { defineGenerator } from '../../../kit/define-generator.ts'
import { articleSentences } from '../../../kit/english/article-sentences.ts'
import { readSentences } from '../../../kit/english/read-sentences.ts'
import { fillBlank, rightSentences, solveSentence } from '../../../kit/english/sentence-questions.ts'

const SENTENCES = readSentences(articleSentences)

/** "Fill in the right article or determiner: He is ______ MLA from the northern part of the State." */
export const articleChoice = defineGenerator({
  id: 'english/articles',
  version: 1,
  concepts: ['articles', 'determiners'],
  levels: {
    easy: { level: 1, blanks: 1 },
    medium: { level: 2, blanks: 0.7 },
    hard: { level: 3, blanks: 0.6 },
  },
  generate(rng, { level, blanks }) {
    const some = SENTENCES.filter((sentence) => sentence.level === level)
    if (!rng.chance(blanks)) {
      return { ...rightSentences(rng, some, ' and their articles and determiners'), concept: 'articles' }
    }
    const sentence = rng.pick(some)
    const isFirst = /^[A-Z]/.test(sentence.wrong.find((words) => words.length > 1) ?? '')
    return {
      ...fillBlank(
        sentence,
        'Fill in the right article or determiner:',
        isFirst ? 'No article' : 'no article',
      ),
      concept: sentence.point === 'article' ? 'articles' : 'determiners',
    }
  },
  solve: (given) => solveSentence(SENTENCES, given),
})
