import { isOwnCountry } from '../reading/fillers.ts'
import type { Phrase } from '../reading/read-phrases.ts'
import type { SyllabusNode } from '../syllabus-names.ts'
import { beyondOf, namingOf, preferredIn } from './closest-questions.ts'
import { findNarrow } from './narrow/find-narrow.ts'
import { addNodes } from './nodes/add-nodes.ts'
import { combineNodes } from './nodes/combine-nodes.ts'
import { subjectsOf } from './nodes/node-entries.ts'
import { isTopic } from './nodes/node-kinds.ts'
import { settleNodes } from './nodes/settle-nodes.ts'
import { inIndia, spelt, wholeOf } from './phrase-alone.ts'
import { isSaidBefore, isStrange } from './strange-words.ts'
import { isStray, isTelling } from './telling-phrases.ts'
import { NOTHING, type TopicReadings } from './topic-readings.ts'
import { typedIn } from './typed-title.ts'

/** What phrases mean together: by their names alone, and in narrower ways by what the questions say. */
export function readMeaning(read: readonly Phrase[]): TopicReadings {
  const isOfIndia = read.some(({ text }) => isOwnCountry(text))
  const items = read.map((phrase) =>
    isStray(phrase, read) ? { ...phrase, nodes: [] } : wholeOf(spelt(isOfIndia ? inIndia(phrase) : phrase)),
  )
  const phrases = items.filter(({ nodes }) => nodes.length > 0)
  const unknown = items.filter(({ nodes, text }) => nodes.length === 0 && !isOwnCountry(text))
  const others = phrases.filter(({ text }) => !isOwnCountry(text))
  const meant = others.some(({ nodes }) => nodes.some(isTopic)) ? others : phrases
  if (meant.length > 1 && meant.some(({ text }) => ELSEWHERE.has(text))) return NOTHING
  const found: SyllabusNode[] = []
  const apart: Phrase[] = []
  for (const phrase of meant) {
    const nodes = settleNodes(phrase, meant)
    if (isApart(phrase, nodes, found)) apart.push(phrase)
    else addNodes(found, nodes, phrase.separated)
  }
  const strangeAmong = (beside: readonly Phrase[]) =>
    beside.filter((phrase, index) => isStrange(phrase, found) && !isSaidBefore(phrase, beside, index))
  const isOfAnotherKind = strangeAmong(unknown).length > 0
  // 'Atmanirbhar bharat' is not about the country at a glance.
  const telling = countWords(
    meant.filter(
      (phrase) =>
        isTelling(phrase) &&
        !apart.includes(phrase) &&
        !isOwnCountry(phrase.text) &&
        !(isOfAnotherKind && CLASSES.has(phrase.text)),
    ),
  )
  // Beside a name of one word, a name of another subject is strange too: 'conditional identities' are not conditional sentences.
  const strange = strangeAmong(telling > 1 ? unknown : [...unknown, ...apart])
  const isWhole = unknown.length + apart.length === 0
  // The words that are understood must be more than the strange ones: 'pascal triangle' is not about the law of Pascal.
  const isTrusted = found.length > 0 && (isWhole || (telling > 0 && telling > countWords(strange)))
  const combined = isTrusted ? combineNodes(found, [...apart, ...unknown].flatMap(typedIn)) : null
  const preferred = preferredIn(meant, found, unknown)
  const [naming, beyond] = [namingOf(meant, found), beyondOf(meant, found)]
  const named = combined && {
    ...combined,
    ...(preferred.length > 0 && { preferred }),
    ...(naming && { naming }),
    ...(beyond && { beyond }),
  }
  // What is of another subject is only looked for in the questions of the rest: 'idioms on body parts' are idioms.
  const asWords = (phrase: Phrase) =>
    apart.includes(phrase) ? { ...phrase, text: phrase.text.replaceAll(' ', '_'), nodes: [] } : phrase
  const typed = items.map(asWords)
  const rest = meant.filter((phrase) => !apart.includes(phrase))
  const words = typed.filter((phrase, index) => phrase !== items[index] || unknown.includes(phrase))
  return { narrow: findNarrow(typed, rest, words), named }
}

/** Beside another topic these ask about other countries, on which the chapters have little. */
const ELSEWHERE: ReadonlySet<string> = new Set(['world', 'international', 'vishwa'])

/** Beside a word that none of their questions says, others of their kind are meant: 'winter olympics', 'alien monuments'. */
const CLASSES: ReadonlySet<string> = new Set(['olympic', 'monument'])

/** Whether a phrase is beside another topic, not in a list with it, and of another subject: 'first order reaction half life'. */
function isApart(
  { separated }: Phrase,
  nodes: readonly SyllabusNode[],
  found: readonly SyllabusNode[],
): boolean {
  const topics = found.filter(isTopic)
  if (separated || topics.length === 0 || !nodes.some(isTopic)) return false
  const subjectsFound = subjectsOf(topics)
  return !subjectsOf(nodes).some((subject) => subjectsFound.includes(subject))
}

const countWords = (phrases: readonly Phrase[]): number =>
  phrases.reduce((sum, { words }) => sum + words.length, 0)
