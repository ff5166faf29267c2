/**
 * Writes packages/questions/src/topic/real-words.json anew: the English and Hindi words that would be taken for a
 * misspelt word of a name of the syllabus: node tools/records/near-words.ts. Run it after adding names. Another form of the name
 * ('gravitational') is left out of it, so that it is still understood; the Hindi words are all in it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { conceptLists } from '@ekagra/questions/chapters/concept-lists'
import { readConcepts } from '@ekagra/questions/kit/concepts'
import { plainName } from '@ekagra/questions/topic/reading/plain-words'
import { isMisspelling, soundOf } from '@ekagra/questions/topic/reading/spelling'
import { syllabusNodes } from '@ekagra/questions/topic/syllabus-names'
import { root } from '../paths.mjs'
import { readLexicon } from './read-lexicon.ts'

const concepts = Object.values(conceptLists).flatMap(readConcepts)
const names = [
  ...syllabusNodes.flatMap((node) => [...node.names]),
  ...concepts.flatMap(({ title, names: others }) => [title, ...others].map(plainName)),
]
const known = new Set(names.flatMap((name) => name.split(' ')))
const named = [...known].map((name) => ({ name, sound: soundOf(name) }))
const byFirstLetter = Map.groupBy(named, ({ name }) => name.charAt(0))

/** So much of the word is the name itself that it is another form of it. */
const FORM_FROM = 6

function isOtherForm(word: string, name: string): boolean {
  let same = 0
  while (same < word.length && word[same] === name[same]) same += 1
  return same >= Math.max(FORM_FROM, 0.75 * Math.max(word.length, name.length))
}

function isTaken(word: string): boolean {
  const own = soundOf(word)
  return (byFirstLetter.get(word.charAt(0)) ?? []).some(
    ({ name, sound }) => (isMisspelling(word, name) || own === sound) && !isOtherForm(word, name),
  )
}

/** Forms of a name that mean something else. */
const OTHER_SENSES = ['factory']

const hindi = readFileSync(join(root, 'tools/records/hinglish-words.txt'), 'utf8').split(/\s+/)
const isWord = (word: string) => word !== '' && !word.includes(' ') && !known.has(word)
const english = readLexicon().map(plainName).filter(isWord).filter(isTaken)
const real = [...new Set([...english, ...OTHER_SENSES, ...hindi.map(plainName).filter(isWord)])].sort()
writeFileSync(
  join(root, 'packages/questions/src/topic/real-words.json'),
  `${JSON.stringify(real.join(' '))}\n`,
)
console.log(`${real.length} words`)
