import type { CatalogueEntry } from '../../../chapters/catalogue.ts'
import type { ChapterId } from '../../../chapters/chapters.ts'
import { mention } from '../../../kit/concepts.ts'
import { chaptersMentioning } from '../../mentions/find-mentions.ts'
import type { Phrase } from '../../reading/read-phrases.ts'
import { isSmall } from '../../reading/small-words.ts'
import type { SyllabusNode } from '../../syllabus-names.ts'
import { nameIn } from '../mention-words.ts'
import { chaptersOf, entriesOf } from '../nodes/node-entries.ts'
import { isTopic } from '../nodes/node-kinds.ts'
import { settleNodes } from '../nodes/settle-nodes.ts'
import { isTelling } from '../telling-phrases.ts'
import type { Reading } from '../topic-readings.ts'
import { FEWEST_ON_ALL, FEWEST_WITHOUT_NAME } from './fewest-questions.ts'
import { fewestOn, isMarked, narrowerThan } from './narrower-than.ts'
import { readingOf, wholeReading } from './reading-of.ts'
import { readingsOfHalf } from './readings-of-half.ts'
import { readingsOfPart, readingsOfParts } from './readings-of-part.ts'
import { readingsOfTable } from './readings-of-table.ts'
import { readingsOfTwoTypes } from './readings-of-two-types.ts'
import { readingsWithWords } from './readings-with-words.ts'
import { mentionOfWord, termOfWord } from './terms-of-words.ts'
import { ownTermOf, type Part, sharedTermOf, termOf } from './topic-part.ts'

/**
 * Readings that are narrower than the names: questions that meet all parts of the topic ('ashoka inscriptions',
 * 'photosynthesis c4 plants'), or that mention a name that also means more ('battle of plassey' for the British
 * conquest); then each part alone.
 */
export function findNarrow(
  typed: readonly Phrase[],
  named: readonly Phrase[],
  unknown: readonly Phrase[],
): Reading[] {
  const topics = named.filter(({ nodes }) => nodes.some(isTopic))
  const isList = [...topics, ...unknown].some(({ separated }) => separated)
  if (isList || topics.length + unknown.length === 0) return []
  const parts = topics.map((phrase) => ({ phrase, term: termOf(phrase), nodes: settleNodes(phrase, named) }))
  const frame = named.filter((phrase) => !topics.includes(phrase)).flatMap(({ nodes }) => nodes)
  const placesOf = ({ text }: Phrase) => chaptersMentioning(text, topics.length > 0)
  const words = unknown.filter((phrase) => placesOf(phrase).size > 0)
  const ignored = unknown.filter((phrase) => !words.includes(phrase))
  // Without a name to hold on to, every word must be found.
  if (!topics.some(isTelling) && ignored.length > 0) return []
  // Words of no chapter of the subject are about something else: 'chemistry between actors'.
  if (topics.length === 0 && isOutside(words, frame)) return []
  const places = placesIn(
    [
      ...parts.map(({ nodes }) => chaptersOf(nodes)),
      ...words.map(placesOf),
      ...(frame.length > 0 ? [chaptersOf(frame)] : []),
    ],
    parts.every(({ term }) => term.length > 0),
  )
  const wholes = parts.filter(
    ({ term, nodes }) => term.length === 0 && nodes.every(({ kind }) => kind === 'type'),
  )
  const terms = [
    ...parts.flatMap(parts.length > 1 ? sharedTermOf : ownTermOf),
    ...words.map(topics.some(isTelling) ? termOfWord : mentionOfWord),
  ]
  const wordsOfWholes = wholes.map(({ phrase }) => mention(phrase.words.map(({ word }) => word)))
  const all = typed.filter((phrase) => named.includes(phrase) || words.includes(phrase))
  const fewest = topics.length > 0 ? FEWEST_ON_ALL : FEWEST_WITHOUT_NAME
  const readings: Reading[] = []
  const [shared, ...others] = new Set(parts.flatMap(({ nodes }) => nodes))
  const isOneConcept = shared !== undefined && others.length === 0 && parts.length > 1
  if (isOneConcept && words.length === 0) {
    // Of names of one concept those that mean less are meant: 'isro missions chandrayaan'; or either of them: 'kuchipudi odissi'.
    // Beside the title of the concept, only a mark says that a name is less than it: 'skinner operant conditioning'.
    const isLess = ({ phrase }: Part) => narrowerThan(phrase, [shared]).length > 0
    const lesser = parts.filter(
      (part) => isLess(part) && (isMarked(part.phrase, [shared]) || parts.every(isLess)),
    )
    const less = lesser.map(({ phrase }) => narrowerThan(phrase, [shared]))
    const [first = []] = less
    const query = less.length === 1 ? first : [lesser.map(({ phrase }) => nameIn(phrase)).join('/')]
    const fewestOfThem = Math.max(...lesser.map(({ phrase }) => fewestOn(phrase, [shared])))
    if (lesser.length > 0) readings.push(readingOf(query, chaptersOf([shared]), all, ignored, fewestOfThem))
  } else if (terms.length > 0 && parts.length + words.length > 1) {
    const isOfWholes = (entry: CatalogueEntry) =>
      wholes.every(({ nodes }) => nodes.some((node) => node.factor(entry) > 0))
    const isShared = words.length === 0 && isSideBySide(parts)
    const areBanks = wholes.length > 0 && wholes.every(({ nodes }) => nodes.every(isBank))
    readings.push({
      ...readingOf(terms, places, all, ignored, fewest, isOfWholes),
      ...(isShared && { isShared }),
      ...(areBanks && { beyondBank: readingOf(terms, places, all, ignored, fewest).types }),
    })
    if (wholes.length > 0)
      readings.push({
        ...readingOf([...terms, ...wordsOfWholes], places, all, ignored, fewest),
        ...(isShared && { isShared }),
      })
  } else if (words.length > 0) readings.push(readingOf(terms, places, all, ignored, fewest))
  const withWords = readingsWithWords(typed, parts, unknown)
  // 'Newspapers started by gandhi': all of the words come before those that the chapters are known to mention.
  if (ignored.length > 0) readings.unshift(...withWords)
  else readings.push(...withWords)
  if (wholes.length === parts.length && parts.length === 2 && unknown.length === 0)
    readings.push(...readingsOfTwoTypes(parts, all))
  if (parts.length === 1 && unknown.length === 0)
    readings.push(...wholes.flatMap((part) => readingsOfTable(part, typed)))
  for (const { phrase, nodes, term } of isOneConcept ? [] : parts) {
    const others = [...unknown, ...except(topics, phrase)]
    const narrower = narrowerThan(phrase, nodes)
    const places = chaptersOf(nodes)
    if (narrower.length > 0) {
      readings.push({
        ...readingOf(narrower, places, [phrase], others, fewestOn(phrase, nodes)),
        ...(parts.length > 1 && { isAlone: true }),
        ...(isMarked(phrase, nodes) && { partOf: nodes[0]?.title }),
      })
      if (parts.length === 1 && isMarked(phrase, nodes))
        readings.push(...readingsOfPart(phrase, nodes, others))
    } else if (parts.length === 1) readings.push(...readingsOfHalf(phrase, nodes, unknown))
    if (parts.length > 1 && term.length > 0 && !isMarked(phrase, nodes))
      readings.push({ ...wholeReading(term, nodes, phrase, others), isAlone: true })
  }
  if (parts.length > 1 && !isOneConcept) readings.push(...readingsOfParts(parts, [...unknown, ...topics]))
  return readings.filter(({ types }) => types.length > 0)
}

/** Whether a word is in no chapter of the subject that was typed. */
const isOutside = (words: readonly Phrase[], frame: readonly SyllabusNode[]): boolean => {
  const subjects = frame.filter(({ kind }) => kind === 'subject')
  const chapters = chaptersOf(subjects)
  const isElsewhere = ({ text }: Phrase) => ![...chaptersMentioning(text)].some((id) => chapters.has(id))
  return subjects.length > 0 && words.some(isElsewhere)
}

const isBank = (node: SyllabusNode): boolean => entriesOf(node).every(({ id }) => id.startsWith('bank/'))

/** Two names, the second of a concept, with no word between them for how they belong together: 'dams on river krishna' are not the Krishna. */
function isSideBySide([first, second, ...others]: readonly Part[]): boolean {
  if (!first || !second || others.length > 0 || second.term.length === 0) return false
  const between = [first.phrase.words.at(-1), second.phrase.words[0]]
  return !between.some((word) => word !== undefined && isSmall(word.word))
}

/**
 * The chapters of all parts. When they have none in common, those of any part, since a chapter may mention the concept
 * of another; but not for a whole chapter, all of whose questions would be on it.
 */
function placesIn(places: readonly ReadonlySet<ChapterId>[], mayDiffer: boolean): ReadonlySet<ChapterId> {
  const [first = new Set<ChapterId>(), ...others] = places
  const shared = new Set([...first].filter((id) => others.every((ids) => ids.has(id))))
  if (shared.size > 0 || !mayDiffer) return shared
  return new Set(places.flatMap((ids) => [...ids]).slice(0, MOST_PLACES))
}

/** A whole exam would add every chapter. */
const MOST_PLACES = 8

const except = (phrases: readonly Phrase[], one: Phrase): Phrase[] =>
  phrases.filter((phrase) => phrase !== one)
