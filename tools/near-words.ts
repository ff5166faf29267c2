/**
 * Lists English words that are taken for a misspelt name of the syllabus: node tools/near-words.ts
 * Run it after adding names. A word with another meaning goes into
 * packages/questions/src/topic/real-words.ts; a word that is only another form of the name ('gravitational')
 * may stay.
 */
import { plainName } from '@ekagra/questions/topic/plain-words'
import { resolveTopic } from '@ekagra/questions/topic/resolve-topic'
import { syllabusNodes } from '@ekagra/questions/topic/syllabus-names'
import { readLexicon } from './read-lexicon.ts'

const names = new Set(syllabusNodes.flatMap((node) => [...node.names]))
const near = new Map<string, string>()
for (const word of readLexicon()) {
  const plain = plainName(word)
  const title = names.has(plain) ? undefined : resolveTopic(word)?.title
  if (title !== undefined) near.set(plain, title)
}
for (const [word, title] of [...near].sort()) console.log(`${word.padEnd(24)} ${title}`)
