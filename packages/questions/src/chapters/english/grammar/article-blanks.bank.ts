import { articleSentences } from '../../../kit/english/article-sentences.ts'
import { type Point, readSentences } from '../../../kit/english/read-sentences.ts'
import { blanksBank } from '../../../kit/english/sentence-banks.ts'

/** The concept that each point of grammar belongs to. */
export const CONCEPTS: Readonly<Partial<Record<Point, string>>> = {
  article: 'articles',
  determiner: 'determiners',
}

/** The correct sentences that are asked. */
const SENTENCES = readSentences(articleSentences)

/** "Fill in the right article or determiner: He is ______ MLA from the northern part of the State." */
export const articleBlanks = blanksBank('article-blanks', SENTENCES, {
  ask: 'Fill in the right article or determiner:',
  nothing: 'no article',
  concepts: CONCEPTS,
})
