import { isComparison, wordForDifference } from '../comparison.ts'
import { loadTopic } from '../load-topic.ts'
import { isOtherPerson } from '../other-person.ts'
import { isHindiGrammar } from '../reading/hindi-grammar.ts'
import { isErrand, isOtherWish } from '../reading/other-wishes.ts'
import { isOfFacts, type Wish, wishesIn } from '../reading/question-wishes.ts'
import { type Phrase, wordsOfTopic } from '../reading/read-phrases.ts'
import { sidesIn } from '../sides-of-name.ts'
import { isUnasked } from '../unasked-names.ts'
import { withoutClassNouns } from './class-nouns.ts'
import { ofOneKind, speakingOf, wordsOf } from './compared-items.ts'
import { AS_GAPS, isOfGaps, isOfGrammar } from './gaps-of-grammar.ts'
import { besideNames, itemsOf, withSecondChapter } from './list-items.ts'
import { isInner, isTopic } from './nodes/node-kinds.ts'
import { readMeaning } from './read-meaning.ts'
import { NOTHING, type ResolvedTopic, type TopicReadings } from './topic-readings.ts'
import { withoutChapters } from './without-chapters.ts'

/** What the names of a topic mean, or null. Words that are no names are listed, not guessed at. */
export const resolveTopic = async (topic: string): Promise<ResolvedTopic | null> =>
  (await readTopic(topic)).named

/**
 * The ways to understand what was typed. The folder can be read in the order of this function: what is not a topic at all; the
 * words that only say what kind of thing a name is (class-nouns.ts) or where it is asked (without-chapters.ts); the items of a
 * list (list-items.ts) or of a comparison (compared-items.ts); and what the rest means (read-meaning.ts): its names as nodes of
 * the syllabus (nodes/), and the readings that are narrower than the names (narrow/).
 */
export async function readTopic(topic: string): Promise<TopicReadings> {
  const phrases = await loadTopic(topic)
  const isOther = ({ text, nodes }: Phrase) =>
    nodes.length === 0 && (isHindiGrammar(text) || isOtherWish(text))
  if (!phrases || phrases.some(isOther) || isUnasked(topic) || isOtherPerson(topic, phrases)) return NOTHING
  if (isOnlyLetters(phrases) || isOnTaking(phrases) || isErrand(wordsOfTopic(topic))) return NOTHING
  const gaps = phrases.filter(isOfGaps)
  const isOnGrammar = gaps.length > 0 && phrases.some(({ nodes }) => nodes.some(isOfGrammar))
  const named = isOnGrammar ? phrases.filter((phrase) => !gaps.includes(phrase)) : phrases
  const sided =
    isOnGrammar || isComparison(topic) ? null : sidesIn(wordsOfTopic(topic), phrases, isNameWithSides)
  const listed = withoutChapters(besideNames(withoutClassNouns(sided ? named : withSecondChapter(named))))
  const read = isComparison(topic) ? ofOneKind(listed) : listed
  const items = itemsOf(read)
  const wishes = [...wishesOf(topic, phrases), ...(isOnGrammar ? [AS_GAPS] : [])]
  // 'Place to visit' asks for no place of the syllabus.
  if (wishes.some(({ query }) => isOfFacts(query)) && read.every(({ nodes }) => nodes.length === 0))
    return NOTHING
  return {
    ...readMeaning(read),
    ...(items.length > 1 && { items: items.map(readMeaning) }),
    ...(isComparison(topic) && {
      compared: items.length > 1 ? items.map(speakingOf) : [wordsOf(read)],
      difference: wordForDifference(topic),
    }),
    ...(wishes.length > 0 && { wishes }),
    ...(sided && {
      sided: {
        name: {
          ...readMeaning(withoutChapters(besideNames(withoutClassNouns(sided.head)))),
          wishes: wishes.filter(({ query }) => !isOfFacts(query)),
        },
        sides: sided.sides,
        isSure: sided.isSure,
        isJoined: sided.isJoined,
      },
    }),
  }
}

/** 'Xyz abc' asks for no product of three letters. */
const isOnlyLetters = (phrases: readonly Phrase[]): boolean =>
  phrases.length > 1 && phrases.every(({ text }) => text.length > 2 && LETTERS.includes(text))

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Questions about the exam itself, such as 'ssc cgl salary', which is not in its syllabus. */
const isOnTaking = (phrases: readonly Phrase[]): boolean =>
  phrases.some(({ nodes }) => nodes.some(({ kind }) => kind === 'exam')) &&
  phrases.some(({ text }) => OF_TAKING.has(text)) &&
  !phrases.some(({ nodes }) => nodes.some(isTopic))

const OF_TAKING: ReadonlySet<string> = new Set(
  'salary posting promotion eligibility qualification result notification registration fee cutoff'.split(' '),
)

const isNameWithSides = (phrase: Phrase): boolean =>
  !phrase.isGuess && phrase.nodes.some(({ kind }) => isInner(kind))

const wishesOf = (topic: string, phrases: readonly Phrase[]): Wish[] =>
  wishesIn(
    wordsOfTopic(topic),
    new Set(phrases.flatMap(({ nodes, words }) => (nodes.length > 0 ? words.map(({ typed }) => typed) : []))),
  )
