import { loadConceptTitles } from '../chapters/concept-titles.ts'
import { loadExams } from '../exams/load-exams.ts'
import { asDifference, isComparison } from './comparison.ts'
import { loadNames, loadWords } from './load-words.ts'
import { hasOwnMeaning, isWritten, matchName } from './match-name.ts'
import { isWordOfName } from './name-index.ts'
import { asList } from './names-of-several.ts'
import { numberedOtherwise } from './numbered-names.ts'
import { isEveryday } from './reading/everyday-words.ts'
import { filesOfSlip, letterOf, lettersOf } from './reading/letter-of.ts'
import { plainName } from './reading/plain-words.ts'
import { type Phrase, readPhrases, wordsOfTopic } from './reading/read-phrases.ts'
import { saidPlainly } from './reading/said-plainly.ts'

/**
 * The phrases of a topic, with everything loaded that is needed to understand it: the names that begin like its words,
 * what is known about words that are no names, and the titles of the concepts that it names.
 */
export async function loadTopic(typed: string): Promise<Phrase[] | null> {
  const listed = await withKnownNumber(asList(typed))
  const typedWords = wordsOfTopic(listed).map(({ word }) => word)
  await loadNames(lettersOf(typedWords))
  const plain = await wordingOfName(listed)
  const words = plain === listed ? typedWords : wordsOfTopic(plain).map(({ word }) => word)
  const letters = lettersOf(words)
  const topic = asErrors(plain)
  await loadWords(lettersWithout(words.filter((word) => letters.includes(letterOf(word)))))
  const phrases = await readAgain(topic, readPhrases(topic))
  if (!phrases) return null
  await Promise.all([
    loadExams(phrases.flatMap(({ nodes }) => nodes.flatMap(({ examId }) => examId ?? []))),
    loadConceptTitles(phrases.flatMap(({ nodes }) => nodes.flatMap(({ chapterId }) => chapterId ?? []))),
    // A passed-over word that belongs to no name after all is looked for in the questions.
    loadWords(lettersOfUnknown(phrases)),
  ])
  return phrases
}

const isName = (text: string) => isWritten(plainName(text))

/** 'Schedule 9' as the 'ninth schedule', where only one of the two is a name. */
async function withKnownNumber(topic: string): Promise<string> {
  const ways = numberedOtherwise(topic)
  if (ways.length === 0) return topic
  await loadNames(lettersOf([topic, ...ways].flatMap((way) => wordsOfTopic(way).map(({ word }) => word))))
  return isName(topic) ? topic : (ways.find(isName) ?? topic)
}

/** The words in which something has the topic as its whole name; as typed where nothing has. */
async function wordingOfName(topic: string): Promise<string> {
  if (isComparison(topic)) {
    const difference = asDifference(topic)
    const [meant] = matchName(plainName(difference))
    if (meant && isName(difference)) return difference
    // A misspelt one is spelt right by its title.
    if (meant?.chapterId) await loadConceptTitles([meant.chapterId])
    if (meant) return meant.title
  }
  return isName(topic) ? topic : (saidPlainly(topic).find(isName) ?? topic)
}

const FINDING_ERRORS =
  /\b(?:error spotting|spotting (?:the )?errors?|spot the errors?|errors? detection|errors? finding|find the errors?)\b/i

/** The errors of one kind have a name of their own: 'articles error spotting' are the 'article errors'. */
function asErrors(topic: string): string {
  const errors = topic.replace(FINDING_ERRORS, 'errors')
  return errors !== topic && isWritten(plainName(errors)) ? errors : topic
}

/** A word that is no name may be a name with a slip in its second letter. */
async function readAgain(topic: string, phrases: Phrase[] | null): Promise<Phrase[] | null> {
  const mayBeSlips = (phrases ?? []).filter(({ text }) => !hasOwnMeaning(text) && !isEveryday(text))
  const others = [...new Set(unknownWords(mayBeSlips).flatMap(filesOfSlip))]
  if (others.length === 0) return phrases
  await Promise.all([loadNames(others), loadWords(others)])
  return readPhrases(topic)
}

/** The letters of words that no name has. */
const lettersWithout = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => !isWordOfName(word)).map(letterOf)),
]

const unknownWords = (phrases: readonly Phrase[]): string[] =>
  phrases.filter(({ nodes }) => nodes.length === 0).flatMap(({ words }) => words.map(({ word }) => word))

const lettersOfUnknown = (phrases: readonly Phrase[]): string[] => [
  ...new Set(unknownWords(phrases).map(letterOf)),
]
