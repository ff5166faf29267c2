import { type CatalogueEntry, catalogue } from '../chapters/catalogue.ts'
import type { ChapterId } from '../chapters/chapters.ts'
import type { Exam } from '../exams/exam.ts'
import { weighExam } from '../exams/weigh-exam.ts'
import { allOf, mention, speaking } from '../kit/concepts.ts'
import type { SubjectId } from '../kit/define-chapter.ts'
import { BLANK } from '../kit/marks.ts'
import { isComparison, wordForDifference } from './comparison.ts'
import { loadTopic } from './load-topic.ts'
import { spellWords } from './match-name.ts'
import { chaptersMentioning } from './mentions/find-mentions.ts'
import { exact, isPart, mayMeanLess } from './name-index.ts'
import { isOtherPerson } from './other-person.ts'
import { isAspect } from './reading/aspect-words.ts'
import { isEveryday } from './reading/everyday-words.ts'
import { isFiller, isOwnCountry } from './reading/fillers.ts'
import { isHindiGrammar } from './reading/hindi-grammar.ts'
import { isOtherWish } from './reading/other-wishes.ts'
import { plainName, type TopicWord } from './reading/plain-words.ts'
import { isOfFacts, type Wish, wishesIn } from './reading/question-wishes.ts'
import { type Phrase, wordsOfTopic } from './reading/read-phrases.ts'
import { isSmall } from './reading/small-words.ts'
import { tellingWords } from './reading/telling-words.ts'
import { sidesIn } from './sides-of-name.ts'
import type { NodeKind, SyllabusNode } from './syllabus-names.ts'
import { anyOfTitle, halfOfTitle, type TitleHalf } from './title-half.ts'
import { isUnasked } from './unasked-names.ts'
import { wordOfTitle } from './write-title.ts'

/** A type of question with its weight compared with the others. */
export interface WeighedType {
  entry: CatalogueEntry
  weight: number
  /** Only questions on this concept of the chapter, or on this query (see kit/concepts.ts). */
  concept?: string | undefined
}

/** A part of an exam's paper. */
export interface TopicSection {
  title: string
  /** In the paper, compared with the other sections. */
  questions: number
  types: readonly WeighedType[]
}

/** What a topic means: the types of question, each with its share of a paper. */
export interface ResolvedTopic {
  /** What the topic was understood as, shown to the learner. */
  title: string
  types: readonly WeighedType[]
  /** For a whole exam: its sections, as far as they can be asked. */
  sections?: readonly TopicSection[]
  /** The titles of the parts that were understood. */
  understood: readonly string[]
  /** Words, as typed, that were not understood. */
  ignored: readonly string[]
  /**
   * Questions that also meet the first of these queries come first, then those of the second, and so on: on 'repo rate'
   * those that mention it, then other policy rates.
   */
  preferred?: readonly string[]
  /** The questions that say the name of its only concept, or of any of the things that it bundles. */
  naming?: { query: string; isAny: boolean }
  /** Those that say what was typed and the title of the concept does not say: 'eccentricity' of 'eccentricity of ellipse'. */
  beyond?: { query: string; title: string }
}

/** One way to understand a topic. It holds only if its chapters turn out to have enough questions on it. */
export interface Reading extends ResolvedTopic {
  fewest: number
  /** One of several parts; the one with the fewest questions is meant. */
  isAlone?: boolean
  /** Words that are not a name are searched for in the questions. Computed questions are not searched, although some may be about them. */
  isByWord?: boolean
  /** The concept of a name that is marked as a part of it: beside other names the part is what they are narrowed to. */
  partOf?: string | undefined
  /** For one of the things that its concept bundles. */
  half?: TitleHalf
  /** What two names side by side have in common; the second may be a part of the first, and is then meant as a whole. */
  isShared?: boolean
  /** All that the chapter has on it, where a name beside it is that of one bank: the other banks hold questions on it too. */
  beyondBank?: readonly WeighedType[]
}

export interface TopicReadings {
  /** The narrowest first. */
  narrow: readonly Reading[]
  /** What its names mean without looking at any question; null when they mean nothing that can be trusted. */
  named: ResolvedTopic | null
  /** For a list ('plassey and buxar'), what each of its items means: each gets its share. */
  items?: readonly TopicReadings[]
  /** For a comparison ('mitosis vs meiosis'), what a question must meet to be on each of the items; or, without items, on both. */
  compared?: readonly string[]
  /** The word of a comparison that asks for the difference, as typed. */
  difference?: string | undefined
  /** The kinds of question that are wanted on it. */
  wishes?: readonly Wish[]
  /** For a name with sides that are listed ('buddhist councils with place and king'): what the name means, and any of which is wanted. */
  sided?: { name: TopicReadings; sides: readonly Wish[]; isSure: boolean; isJoined: boolean }
}

/** With another topic it asks about other countries, on which the chapters have little. */
const ELSEWHERE: ReadonlySet<string> = new Set(['world', 'international', 'vishwa'])

/** What the names of a topic mean, or null. Words that are no names are listed, not guessed at. */
export const resolveTopic = async (topic: string): Promise<ResolvedTopic | null> =>
  (await readTopic(topic)).named

/** Beside a word that no question on them has, others of their kind are meant: 'winter olympics', 'alien monuments'. */
const CLASSES: ReadonlySet<string> = new Set(['olympic', 'monument'])
/** A year beside a name takes nothing of what the name means. */
const YEAR = /^\d{4}$/
/** 'xef4': no name, but what a topic of chemistry is asked about. */
const CHEMICAL = /^(?=.*\d)(?:[a-z]{1,2}\d{0,2}){1,4}$/
/** Words that only say which of a thing is meant: 'tributaries of ganga left bank right bank'. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  'left right max min upper lower total order chronological chronology sequence wise'.split(' '),
)

const NOTHING: TopicReadings = { narrow: [], named: null }

/** 'Xyz abc' asks for no product of three letters. */
const isOnlyLetters = (phrases: readonly Phrase[]): boolean =>
  phrases.length > 1 && phrases.every(({ text }) => text.length > 2 && LETTERS.includes(text))
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** What people ask about an examination itself: 'ssc cgl salary' is no topic of its syllabus. */
const isOnTaking = (phrases: readonly Phrase[]): boolean =>
  phrases.some(({ nodes }) => nodes.some(({ kind }) => kind === 'exam')) &&
  phrases.some(({ text }) => OF_TAKING.has(text)) &&
  !phrases.some(({ nodes }) => nodes.some(isTopic))
const OF_TAKING: ReadonlySet<string> = new Set(
  'salary posting promotion eligibility qualification result notification registration fee cutoff'.split(' '),
)

export async function readTopic(topic: string): Promise<TopicReadings> {
  const phrases = await loadTopic(topic)
  const isOther = ({ text, nodes }: Phrase) =>
    nodes.length === 0 && (isHindiGrammar(text) || isOtherWish(text))
  if (!phrases || phrases.some(isOther) || isUnasked(topic) || isOtherPerson(topic, phrases)) return NOTHING
  if (isOnlyLetters(phrases) || isOnTaking(phrases)) return NOTHING
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
    ...readLoaded(read),
    ...(items.length > 1 && { items: items.map(readLoaded) }),
    ...(isComparison(topic) && {
      compared: items.length > 1 ? items.map(speakingOf) : [wordsOf(read)],
      difference: wordForDifference(topic),
    }),
    ...(wishes.length > 0 && { wishes }),
    ...(sided && {
      sided: {
        name: {
          ...readLoaded(withoutChapters(besideNames(withoutClassNouns(sided.head)))),
          wishes: wishes.filter(({ query }) => !isOfFacts(query)),
        },
        sides: sided.sides,
        isSure: sided.isSure,
        isJoined: sided.isJoined,
      },
    }),
  }
}

const isNameWithSides = (phrase: Phrase): boolean =>
  !phrase.isGuess && phrase.nodes.some(({ kind }) => isInner(kind))

/** A chapter with another of its subject is a list of two: 'hcf and lcm with percentage'. */
function withSecondChapter(phrases: readonly Phrase[]): readonly Phrase[] {
  const chaptersIn = ({ nodes }: Phrase) => nodes.filter(({ kind }) => kind === 'chapter')
  const second = phrases.findIndex(({ words: [first] }) => first?.isSide)
  const chapters = phrases.slice(0, Math.max(second, 0)).flatMap(chaptersIn)
  return phrases.map((phrase, index) =>
    index === second && subjectsOf(chaptersIn(phrase)).some((one) => subjectsOf(chapters).includes(one))
      ? { ...phrase, separated: true }
      : phrase,
  )
}

/** Only things of one subject are compared: in 'cells vs batteries' the cell is not that of biology. */
function ofOneKind(phrases: readonly Phrase[]): readonly Phrase[] {
  const isOther = (phrase: Phrase) =>
    phrase.isEveryday &&
    phrases.some((other) => isTelling(other)) &&
    !phrases.some(
      (other) =>
        other !== phrase && subjectsOf(other.nodes).some((one) => subjectsOf(phrase.nodes).includes(one)),
    )
  return phrases.some(isOther) ? phrases.map((phrase) => ({ ...phrase, separated: false })) : phrases
}

/** 'Fill in the blanks' is a chapter of its own, and beside a rule of grammar the kind of question on it. */
const isOfGaps = ({ nodes }: Phrase): boolean =>
  nodes.some(({ kind, chapterId, factor }) =>
    kind === 'chapter'
      ? catalogue.some((entry) => entry.chapterId === 'fill-in-the-blanks' && factor(entry) > 0)
      : chapterId === 'fill-in-the-blanks',
  )
const isOfGrammar = ({ concept, chapterId }: SyllabusNode): boolean =>
  concept !== undefined && chapterId === 'grammar'
const AS_GAPS: Wish = {
  title: 'fill in the blanks',
  query: BLANK,
  typed: 'fill in the blanks',
  isFaint: false,
}

const wishesOf = (topic: string, phrases: readonly Phrase[]): Wish[] =>
  wishesIn(
    wordsOfTopic(topic),
    new Set(phrases.flatMap(({ nodes, words }) => (nodes.length > 0 ? words.map(({ typed }) => typed) : []))),
  )

/** Beside the name of one of them, they say only what it is: 'river godavari tributaries' are its tributaries. */
const CLASS_NOUNS: ReadonlySet<string> = new Set(
  'river nadi lake jheel state rajya country king emperor empire dynasty kingdom period era kaal'.split(' '),
)

/** Those that say so beside one name too: 'godavari river', 'king harsha'; a 'state emergency' is not every emergency. */
const NOUNS_OF_ONE: ReadonlySet<string> = new Set(
  'river nadi lake jheel king emperor empire dynasty kingdom period era kaal'.split(' '),
)

function withoutClassNouns(phrases: readonly Phrase[]): readonly Phrase[] {
  const isDropped = ({ text, words: [word] }: Phrase) =>
    phrases.length > 2 ? CLASS_NOUNS.has(text) : NOUNS_OF_ONE.has(text) && word?.typed === text
  const isBesideName = (index: number) =>
    [phrases[index - 1], phrases[index + 1]].some(
      (beside) => beside && isTelling(beside) && !beside.separated,
    )
  return phrases.filter((phrase, index) => {
    if (isRoleOf(phrase, phrases[index - 1], phrases[index + 1])) return false
    return phrase.separated || !isDropped(phrase) || !isBesideName(index)
  })
}

/** 'Functions of the heart' are what it does, as are 'plant hormones and functions': beside a name of another subject the word is not that of mathematics. */
function isRoleOf({ text, nodes }: Phrase, before: Phrase | undefined, next: Phrase | undefined): boolean {
  if (text !== 'function') return false
  const isElsewhere = (name: Phrase | undefined) =>
    name !== undefined &&
    name.nodes.length > 0 &&
    !subjectsOf(name.nodes).some((subject) => subjectsOf(nodes).includes(subject))
  const isLast = next === undefined && before?.nodes.every(({ kind }) => isInner(kind)) === true
  return (isLast && isElsewhere(before)) || (next?.separated === false && isElsewhere(next))
}

/** A word in a list that names nothing alone belongs to the name before it: 'mutual fund and nav'. */
const besideNames = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.map((phrase, index) => {
    const next = phrases[index + 1]
    const isLone = index > 0 && phrase.nodes.length === 0 && (next === undefined || next.separated)
    return isLone ? { ...phrase, separated: false } : phrase
  })

/**
 * A chapter beside a name of something in it only says where that is: 'current electricity kirchhoff' asks for Kirchhoff's
 * laws. It also tells which of several meanings the name has, and that an everyday word is a name. In a list ('optics, lens') both are meant.
 */
function withoutChapters(phrases: readonly Phrase[]): readonly Phrase[] {
  if (phrases.some(({ separated }) => separated) || !phrases.some(isTelling)) return phrases
  const chapters = phrases.flatMap(({ nodes }) => nodes.filter(isWide))
  const inside = ({ nodes }: Phrase) =>
    nodes.filter(
      (node) => isInner(node.kind) && !isWide(node) && chapters.some((chapter) => contains(chapter, node)),
    )
  const isChapter = ({ nodes }: Phrase) => nodes.some(isWide)
  const parts = phrases.filter((phrase) => !isChapter(phrase) && !phrase.isGuess)
  const inner = parts.flatMap(inside)
  if (inner.length === 0) return phrases
  const isDropped = (phrase: Phrase) =>
    isChapter(phrase) && phrase.nodes.some((node) => isWide(node) && inner.some((one) => contains(node, one)))
  return phrases
    .filter((phrase) => !isDropped(phrase))
    .map((phrase) =>
      parts.includes(phrase) && inside(phrase).length > 0
        ? { ...phrase, nodes: inside(phrase), isEveryday: false }
        : phrase,
    )
}

/** Concepts of whole types of their chapter. Beside one of those they only say where it is, like the chapter: 'mensuration 3d cone'. */
const GROUPS: ReadonlySet<string> = new Set(['solid-figures', 'plane-figures'])

const isWide = ({ kind, concept }: SyllabusNode): boolean =>
  kind === 'chapter' || (concept !== undefined && GROUPS.has(concept))

/** The phrases of each item of a list, with the exam and the subject that hold for all; none when an item is not understood. */
function itemsOf(phrases: readonly Phrase[]): Phrase[][] {
  const isFrame = ({ nodes }: Phrase) => nodes.length > 0 && !nodes.some(isTopic)
  const named = phrases.filter(({ nodes }) => nodes.length > 0)
  const frame = phrases.filter(isFrame)
  const items: Phrase[][] = []
  for (const phrase of phrases.filter((one) => !isFrame(one))) {
    const meant = phrase.nodes.length > 0 ? { ...phrase, nodes: settle(phrase, named) } : phrase
    const item = items.at(-1)
    if (item && !phrase.separated) item.push(meant)
    else items.push([{ ...meant, separated: false }])
  }
  const isUnderstood = items.every((item) => item.some(({ nodes }) => nodes.some(isTopic)))
  return isUnderstood ? items.map((item) => [...frame, ...item]) : []
}

/** The questions that say all telling words of a topic. */
const wordsOf = (phrases: readonly Phrase[]): string =>
  allOf(phrases.flatMap(({ words }) => tellingWords(words)).map(mentionOf))

/** The questions on an item of a list, or that say its name. */
const speakingOf = (item: readonly Phrase[]): string => {
  const names = item.filter(({ nodes }) => nodes.some(isTopic))
  const concepts = names.flatMap(({ nodes }) => nodes.flatMap(({ concept }) => concept ?? []))
  return [...new Set(concepts), ...names.map(nameIn)].join('/')
}

function readLoaded(read: readonly Phrase[]): TopicReadings {
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
    const nodes = settle(phrase, meant)
    if (isApart(phrase, nodes, found)) apart.push(phrase)
    else add(found, nodes, phrase.separated)
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
  // Beside a name of one word, that of another subject too: 'conditional identities' are not conditional sentences.
  const strange = strangeAmong(telling > 1 ? unknown : [...unknown, ...apart])
  const isWhole = unknown.length + apart.length === 0
  const isTrusted = found.length > 0 && (isWhole || (telling > 0 && telling > countWords(strange)))
  const combined = isTrusted ? combine(found, [...apart, ...unknown].flatMap(typedIn)) : null
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

const isStrange = (phrase: Phrase, found: readonly SyllabusNode[]): boolean =>
  !isAspect(phrase.text) &&
  !YEAR.test(phrase.text) &&
  !CHEMICAL.test(phrase.text) &&
  !QUALIFIERS.has(phrase.text) &&
  !isMentionedWith(found, phrase)

const isSaidBefore = ({ text }: Phrase, all: readonly Phrase[], index: number): boolean =>
  all.slice(0, index).some((other) => other.text === text)

/** A misspelt name as the syllabus writes it, so that its words are found in questions. */
function spelt(phrase: Phrase): Phrase {
  const typed = phrase.text.split(' ')
  if (phrase.nodes.length === 0 || typed.length !== phrase.words.length) return phrase
  const right = spellWords(typed)
  return {
    ...phrase,
    text: right.join(' '),
    words: phrase.words.map((word, index) => {
      const spelling = right[index]
      return spelling === undefined || spelling === word.word
        ? word
        : { ...word, word: spelling, typed: spelling }
    }),
  }
}

/** 'Bauxite in india' is asked in geography, not in chemistry. */
function inIndia(phrase: Phrase): Phrase {
  const nodes = phrase.nodes.filter((node) =>
    entriesOf(node).some(({ subjectId }) => subjectId === 'general-awareness'),
  )
  return nodes.length > 0 && nodes.length < phrase.nodes.length ? { ...phrase, nodes } : phrase
}

/** A concept of its own comes before the one that has the name as a part: 'kyoto protocol' among the agreements on climate. */
function wholeOf(phrase: Phrase): Phrase {
  const wholes = phrase.nodes.filter((node) => !isPart(phrase.text, node))
  return wholes.length > 0 && wholes.length < phrase.nodes.length ? { ...phrase, nodes: wholes } : phrase
}

/** Beside another topic, not in a list with it, and of another subject: 'first order reaction half life'. */
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

function beyondOf(meant: readonly Phrase[], found: readonly SyllabusNode[]): ResolvedTopic['beyond'] {
  const [node, ...others] = found
  const [phrase, ...more] = meant
  if (node?.concept === undefined || !phrase || others.length + more.length > 0) return undefined
  const title = plainName(node.title).split(' ')
  const words = tellingWords(phrase.words)
  const extra = words.filter(({ word }) => !title.includes(word))
  const isBeside = extra.length > 0 && title.every((word) => words.some((typed) => typed.word === word))
  return isBeside ? { query: allOf(extra.map(mentionOf)), title: titleOf([phrase]) } : undefined
}

function namingOf(meant: readonly Phrase[], found: readonly SyllabusNode[]): ResolvedTopic['naming'] {
  const [node, ...others] = found
  const [phrase, ...more] = meant
  if (node?.concept === undefined || !phrase || others.length + more.length > 0) return undefined
  // Questions on the 'Comptroller and Auditor General' also say 'CAG'.
  const title = plainName(node.title)
    .split(' ')
    .filter((word) => !isSmall(word))
  const initials = title.length > 2 ? [mention([title.map((word) => word.charAt(0)).join('')])] : []
  const words = tellingWords(phrase.words).map((word) => [mentionOf(word), ...initials].join('/'))
  const any = anyOfTitle(node.title, phrase.text)
  if (any !== null) return { query: [any, ...initials].join('/'), isAny: true }
  return words.length > 0 ? { query: allOf(words), isAny: false } : undefined
}

/** The words of a topic that say more than the concept it was understood as: those not understood, then those of its name. */
function preferredIn(
  meant: readonly Phrase[],
  found: readonly SyllabusNode[],
  unknown: readonly Phrase[],
): string[] {
  const [node, ...others] = found.filter(isTopic)
  if (node?.concept === undefined || others.length > 0) return []
  const extra = unknown.filter((phrase) => isMentionedWith([node], phrase))
  const words = tellingWords(
    meant.filter(({ nodes }) => nodes.includes(node)).flatMap((phrase) => phrase.words),
  )
  const title = plainName(node.title).split(' ')
  const anyOf = (some: readonly TopicWord[]) => some.map(mentionOf).join('/')
  const queries = [
    extra.map(({ text }) => mention(text.split('_'))).join('/'),
    ...meant.map(({ text }) => anyOfTitle(node.title, text) ?? ''),
    allOf(words.map(mentionOf)),
    anyOf(words.filter(({ word }) => !title.includes(word))),
    anyOf(words),
  ]
  return [...new Set(queries)].filter((query) => query !== '')
}

const mentionOf = ({ word }: TopicWord): string => mention(word.split('_'))

/** Whether questions of the same chapter mention a word: it belongs to the topic, even if no question is on both. */
function isMentionedWith(nodes: readonly SyllabusNode[], { text }: Phrase): boolean {
  const places = chaptersMentioning(text)
  return places.size > 0 && [...chaptersOf(nodes)].some((id) => places.has(id))
}

const subjectsOf = (nodes: readonly SyllabusNode[]): string[] =>
  nodes.flatMap((node) => entriesOf(node).map(({ subject }) => subject))

const entries = new WeakMap<SyllabusNode, readonly CatalogueEntry[]>()

/** The types of question that a node contains. */
function entriesOf(node: SyllabusNode): readonly CatalogueEntry[] {
  const known = entries.get(node) ?? catalogue.filter((entry) => node.factor(entry) > 0)
  entries.set(node, known)
  return known
}

const countWords = (phrases: readonly Phrase[]): number =>
  phrases.reduce((sum, { words }) => sum + words.length, 0)

const typedIn = ({ words }: Phrase): string[] => words.map(({ typed }) => typed)

/** With fewer questions that meet all parts of a topic, a wider reading is better. */
const FEWEST_ON_ALL = 2
/** A topic without any name may be no topic at all. */
const FEWEST_WITHOUT_NAME = 5
/** For a name that may mean less than its concept; with fewer, the concept itself is not wrong. */
const FEWEST_ON_PART = 3
/** For a name that is marked as a part of its concept: the concept itself would be something else. */
const FEWEST_ON_MARKED = 1
/** For a name with a word that its questions happen to have; one question may have it by chance. */
const FEWEST_WITH_WORD = 2
/** For one of the things that a concept bundles; with fewer, also those that mention none of them. */
const FEWEST_ON_HALF = 3
/** Of several parts that no question has in common, the narrowest is served alone. */
const FEWEST_ALONE = 5

/**
 * Readings that are narrower than the names: questions that meet all parts of the topic ('ashoka inscriptions',
 * 'photosynthesis c4 plants'), or that mention a name which stands for more ('battle of plassey' for the British
 * conquest); then each part alone.
 */
function findNarrow(
  typed: readonly Phrase[],
  named: readonly Phrase[],
  unknown: readonly Phrase[],
): Reading[] {
  const topics = named.filter(({ nodes }) => nodes.some(isTopic))
  const isList = [...topics, ...unknown].some(({ separated }) => separated)
  if (isList || topics.length + unknown.length === 0) return []
  const parts = topics.map((phrase) => ({ phrase, term: termOf(phrase), nodes: settle(phrase, named) }))
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
    readings.push(...readingOfSides(parts, all))
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

/**
 * A name that is a part of its concept, where no question has its words side by side: those of the concept that speak of what the title does
 * not say ('waterloo' for 'battle of waterloo' of Napoleon, 'star' for 'star topology'), or of all its words in any form.
 */
function readingsOfPart(
  phrase: Phrase,
  nodes: readonly SyllabusNode[],
  ignored: readonly Phrase[],
): Reading[] {
  const concept = [...new Set(nodes.flatMap((node) => node.concept ?? []))].join('/')
  const title = nodes.flatMap((node) => plainName(node.title).split(' '))
  const words = phrase.words.map(({ word }) => word).filter((word) => !isSmall(word))
  const telling = words.filter((word) => !isEveryday(word))
  const own = (some: readonly string[]) => some.filter((word) => !title.includes(word))
  // Of a title that joins two things any word may be what is meant: 'rubber producing states' of 'Rubber and Spices'.
  const isOfSeveral = nodes.some((node) => /&|,|\band\b/.test(node.title))
  const beyond = isOfSeveral ? [] : [own(telling), own(words)]
  const choices = [...beyond, words, telling].filter((some) => some.length > 0)
  return choices.map((some) =>
    readingOf([concept, ...some.map(speaking)], chaptersOf(nodes), [phrase], ignored, FEWEST_ON_MARKED),
  )
}

const isOutside = (words: readonly Phrase[], frame: readonly SyllabusNode[]): boolean => {
  const subjects = frame.filter(({ kind }) => kind === 'subject')
  const chapters = chaptersOf(subjects)
  const isElsewhere = ({ text }: Phrase) => ![...chaptersMentioning(text)].some((id) => chapters.has(id))
  return subjects.length > 0 && words.some(isElsewhere)
}

const isBank = (node: SyllabusNode): boolean => entriesOf(node).every(({ id }) => id.startsWith('bank/'))

/** Two names, the second of a concept, with no word for how they belong together: 'dams on river krishna' are not the Krishna. */
function isSideBySide([first, second, ...others]: readonly Part[]): boolean {
  if (!first || !second || others.length > 0 || second.term.length === 0) return false
  const between = [first.phrase.words.at(-1), second.phrase.words[0]]
  return !between.some((word) => word !== undefined && isSmall(word.word))
}

/** Of two types side by side, the questions of each that speak of the other: 'rivers and their tributaries'. */
function readingOfSides(parts: readonly Part[], typed: readonly Phrase[]): Reading[] {
  const types = parts.flatMap((part) => {
    const beside = parts.filter((other) => other !== part).flatMap(({ phrase }) => phrase.words)
    const query = allOf(beside.filter(({ word }) => !isSmall(word)).map(({ word }) => speaking(word)))
    return weigh([part.nodes]).map((type) => ({ ...type, concept: query }))
  })
  const title = titleOf(typed)
  return [{ title, types, understood: [title], ignored: [], fewest: FEWEST_WITHOUT_NAME, isByWord: true }]
}

/**
 * The questions of a table that speak of all the words of another name of it: 'longest rivers' among all records, those of
 * the own country first where it is typed.
 */
function readingsOfTable({ phrase, nodes }: Part, typed: readonly Phrase[]): Reading[] {
  const [node, ...others] = nodes
  if (!node || others.length > 0 || !entriesOf(node).every(({ id }) => id.startsWith('facts/'))) return []
  const words = phrase.words.filter(({ word }) => !isSmall(word) && !isFiller(word)).map(({ word }) => word)
  const title = plainName(node.title).split(' ')
  if (words.length < 2 || title.every((word) => isSmall(word) || words.includes(word))) return []
  const types = weigh([[node]]).map((type) => ({ ...type, concept: allOf(words.map(speaking)) }))
  const preferred = typed.filter(({ text }) => isOwnCountry(text)).map(({ text }) => speaking(text))
  const name = titleOf([phrase])
  return [
    { title: name, types, understood: [name], ignored: [], fewest: FEWEST_ALONE, preferred, isByWord: true },
  ]
}

/** Several parts of one concept beside another name: 'isro launch vehicles pslv gslv'. */
function readingsOfParts(parts: readonly Part[], phrases: readonly Phrase[]): Reading[] {
  const marked = parts.filter(({ phrase, nodes }) => nodes.length === 1 && isMarked(phrase, nodes))
  return [...Map.groupBy(marked, ({ nodes: [node] }) => node)].flatMap(([node, ofConcept]) => {
    if (!node || ofConcept.length < 2) return []
    const names = ofConcept.map(({ phrase }) => phrase)
    const others = phrases.filter((phrase) => !names.includes(phrase))
    const query = names.map(nameIn).join('/')
    const reading = readingOf([query], chaptersOf([node]), names, others, FEWEST_ON_MARKED)
    return [{ ...reading, isAlone: true, partOf: node.title }]
  })
}

/** The concept that all of the nodes are: two chapters may share one. */
const oneConceptOf = ([node, ...others]: readonly SyllabusNode[]): SyllabusNode | undefined =>
  others.every(({ concept }) => concept === node?.concept) ? node : undefined

/** The questions on one of the things that a concept bundles: 'plate tectonics' of Plate Tectonics & Continental Drift. */
function readingsOfHalf(
  phrase: Phrase,
  nodes: readonly SyllabusNode[],
  ignored: readonly Phrase[],
): Reading[] {
  const node = oneConceptOf(nodes)
  if (node?.concept === undefined) return []
  const half = halfOfTitle(node.title, phrase.words)
  if (!half) return []
  const title = half.title ?? asIn(node.title, titleOf([phrase]))
  return [
    {
      title,
      types: weigh([nodes], node.concept),
      understood: [title],
      ignored: ignored.flatMap(typedIn),
      preferred: [half.all, half.own],
      fewest: FEWEST_ON_HALF,
      half,
    },
  ]
}

/** A name of the topic, what a question on it meets, and what it means. */
interface Part {
  phrase: Phrase
  term: readonly string[]
  nodes: readonly SyllabusNode[]
}

/**
 * A name with other words beside it: the questions on the name may contain them, even words too common to search for
 * elsewhere ('kohlberg stages', 'folk dances of gujarat'). All of the words first, then each alone.
 */
function readingsWithWords(
  typed: readonly Phrase[],
  parts: readonly Part[],
  unknown: readonly Phrase[],
): Reading[] {
  const [part, ...others] = parts
  if (!part || others.length > 0 || unknown.length === 0) return []
  const { phrase, nodes } = part
  const less = narrowerThan(phrase, nodes)
  const own = ownTermOf(part)
  const isOfPart = (entry: CatalogueEntry) => nodes.some((node) => node.factor(entry) > 0)
  // With more words left over than the name has, one of them alone says too little: 'dpsp gandhian principles'.
  const mayLeaveRest = unknown.length > 1 && unknown.length - 1 < phrase.words.length
  const choices = mayLeaveRest ? [unknown, ...unknown.map((word) => [word])] : [unknown]
  return choices.map((words) => ({
    ...readingOf(
      [
        ...(less.length > 0 ? less : own),
        ...termsOfWords(words, isTelling(phrase) ? termOfWord : mentionOfWord),
      ],
      chaptersOf(nodes),
      typed.filter((one) => one === phrase || words.includes(one)),
      unknown.filter((word) => !words.includes(word)),
      nodes.every(isOfWords) ? FEWEST_ON_MARKED : FEWEST_WITH_WORD,
      isOfPart,
    ),
    isByWord: true,
  }))
}

/** A table of words has each of them once: 'synonyms of abandon'. */
const isOfWords = (node: SyllabusNode): boolean =>
  entriesOf(node).every(({ chapterId }) => chapterId === 'vocabulary')

/** Each word is a term. Any of several long figures is enough, whatever is before it: 'emergency 352 356 360' are three articles. */
function termsOfWords(words: readonly Phrase[], termOfOne: (word: Phrase) => string): string[] {
  const figures = words.flatMap(({ text }) => /(?:^|_)(\d{3})$/.exec(text)?.[1] ?? [])
  const others = words.filter(({ text }) => !/(?:^|_)\d{3}$/.test(text))
  const terms = others.map(termOfOne)
  return figures.length > 0 ? [...terms, figures.map((figure) => mention([figure])).join('/')] : terms
}

const mentionOfWord = ({ text }: Phrase): string => mention(text.split('_'))

/** Questions on a name that speak of a word beside it. A figure is looked for as it is. */
const termOfWord = (word: Phrase): string =>
  word.text.includes('_') ? mentionOfWord(word) : speaking(word.text)

/** All of what a part names, under its own title. */
function wholeReading(
  term: readonly string[],
  nodes: readonly SyllabusNode[],
  phrase: Phrase,
  ignored: readonly Phrase[],
): Reading {
  const reading = readingOf(term, chaptersOf(nodes), [phrase], ignored, FEWEST_ALONE)
  const title = describe([], [], nodes)
  return { ...reading, title, understood: [title] }
}

/** The words of a name side by side. */
const nameIn = ({ words }: Phrase): string => mention(words.map(({ word }) => word))

const except = (phrases: readonly Phrase[], one: Phrase): Phrase[] =>
  phrases.filter((phrase) => phrase !== one)

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

/** A whole exam mentions everything. */
const MOST_PLACES = 8

/** A part of a query: the concepts of a phrase, or its words. A chapter or a type is no term: all its questions are on it. */
function termOf(phrase: Phrase): string[] {
  const { nodes, words, text } = phrase
  if (nodes.length > 0 && nodes.every((node) => isPart(text, node))) return narrowerThan(phrase, nodes)
  const concepts = nodes.flatMap(({ concept }) => concept ?? [])
  if (concepts.length === 0 || nodes.some(({ kind }) => kind === 'chapter')) return []
  return [[...new Set(concepts), mention(words.map(({ word }) => word))].join('/')]
}

/** What a question that meets several parts of a topic must say of one of them. */
function sharedTermOf({ phrase, nodes, term }: Part): readonly string[] {
  const [only, ...others] = term
  return only === undefined || others.length > 0 ? term : [[only, ...shortOf(phrase, nodes)].join('/')]
}

/** The same for the only name of a topic: of a concept that bundles several things, the typed one is meant. */
function ownTermOf(part: Part): readonly string[] {
  const node = oneConceptOf(part.nodes)
  const half = node ? halfOfTitle(node.title, part.phrase.words) : null
  return half ? [half.words.map(speaking).join('/')] : sharedTermOf(part)
}

/** The one word by which questions say a name: 'the Cholas' for the 'chola dynasty', a 'capital' for 'capitals of dynasties'. */
function shortOf({ words }: Phrase, nodes: readonly SyllabusNode[]): string[] {
  const [telling, ...others] = tellingWords(words)
  if (!telling || others.length > 0) return []
  const { word } = telling
  const isShort = nodes.every(
    (node) => plainName(node.title).startsWith(`${word} of `) || exact.get(word)?.includes(node),
  )
  return isShort ? [speaking(word)] : []
}

/** The words of a name that may mean less than its concept: 'battle of plassey' for the British conquest. */
function narrowerThan({ text, words }: Phrase, nodes: readonly SyllabusNode[]): string[] {
  const [node, ...rest] = nodes
  if (!node) return []
  const isLess = nodes.every((one) => isPart(text, one)) || (rest.length === 0 && mayMeanLess(text, node))
  if (!isLess) return []
  const telling = tellingWords(words)
  // 'Buddhist councils' are not everything Buddhist: the words must be side by side where one alone says something.
  // Of a name of everyday words ('bank rate') only a mark says that it is less than its concept.
  if (telling.length === 0 && !isMarked({ text }, nodes)) return []
  // Questions say 'the Krishna', not 'the river Krishna'.
  const names = words.filter(({ word }) => !CLASS_NOUNS.has(word))
  // The 'third round table conference' is not any of the three.
  const isCounted = words.some(({ word }) => ORDINALS.has(word))
  const isOneName = isCounted || (telling.length <= 1 && names.length > 1)
  return isOneName ? [mention(words.map(({ word }) => word))] : telling.map(mentionOf)
}

const ORDINALS: ReadonlySet<string> = new Set('first second third fourth fifth'.split(' '))

const isMarked = ({ text }: Pick<Phrase, 'text'>, nodes: readonly SyllabusNode[]): boolean =>
  nodes.every((node) => isPart(text, node))

const fewestOn = (phrase: Phrase, nodes: readonly SyllabusNode[]): number =>
  isMarked(phrase, nodes) ? FEWEST_ON_MARKED : FEWEST_ON_PART

function readingOf(
  terms: readonly string[],
  chapterIds: ReadonlySet<ChapterId>,
  parts: readonly Phrase[],
  ignored: readonly Phrase[],
  fewest: number,
  isAsked: (entry: CatalogueEntry) => boolean = () => true,
): Reading {
  const concept = allOf(terms)
  const types = catalogue
    .filter((entry) => chapterIds.has(entry.chapterId) && isAsked(entry))
    .map((entry) => ({ entry, weight: entry.weight, concept }))
  const title = titleOf(parts)
  return { title, types, understood: [title], ignored: ignored.flatMap(typedIn), fewest }
}

/** With the capitals of another title: 'NEFT RTGS'. */
function asIn(title: string, typed: string): string {
  const words = new Map(title.split(/[\s,]+/).map((word) => [word.toLowerCase(), word]))
  return typed
    .split(' ')
    .map((word) => words.get(word.toLowerCase()) ?? word)
    .join(' ')
}

/** What was typed, written as a title. The name of a subject beside a topic says only where it is asked: 'rajasthan gk'. */
function titleOf(parts: readonly Phrase[]): string {
  const isSubject = ({ nodes }: Phrase) => nodes.length > 0 && nodes.every(({ kind }) => kind === 'subject')
  const topics = parts.filter((phrase) => !isSubject(phrase))
  const words = (topics.length > 0 ? topics : parts).flatMap(typedIn).flatMap((typed) => typed.split(' '))
  return (
    words
      // 'Money bill vs finance bill' was read as the 'difference between' them.
      .filter((_, index, all) => index > 1 || all[0] !== 'difference' || all[1] !== 'between')
      // 'Longest rivers of india' are those of any country where few are of India.
      .filter((word, index, all) => (index > 0 && index < all.length - 1) || !isSmall(word))
      // 'Chandrayaan' is a word of its own and of 'chandrayaan 3'.
      .filter((word, index, all) => word !== all[index - 1])
      // 'Dams on river krishna' shares its 'river' with the name of the Krishna.
      .filter((word, index, all) => !CLASS_NOUNS.has(word) || all.indexOf(word) === index)
      .map(wordOfTitle)
      .join(' ')
  )
}

/**
 * Beside words that were not understood, an everyday word or a whole exam says nothing: 'bermuda triangle'. The others
 * must be more: 'pascal triangle' is not about the law of Pascal.
 */
const isTelling = (phrase: Phrase): boolean =>
  phrase.nodes.some(isTopic) && !phrase.isEveryday && !phrase.isGuess

/** An everyday word that has nothing to do with the rest: 'governor powers' is not about the power of an engine. */
function isStray(phrase: Phrase, all: readonly Phrase[]): boolean {
  if (!phrase.isEveryday || phrase.separated) return false
  const others = all.filter((other) => other !== phrase && other.nodes.some(isTopic))
  if (!others.some(isTelling)) return false
  return !phrase.nodes.some((node) =>
    others.some(({ nodes }) => nodes.some((other) => contains(other, node) || areOfOneChapter(other, node))),
  )
}

/** Two types of one chapter: 'work efficiency wages'. */
const areOfOneChapter = (one: SyllabusNode, other: SyllabusNode): boolean =>
  one.kind === 'type' &&
  other.kind === 'type' &&
  [...chaptersOf([one])].every((chapter) => chaptersOf([other]).has(chapter))

const isTopic = ({ kind }: SyllabusNode): boolean => kind === 'chapter' || isInner(kind)
const isInner = (kind: NodeKind): boolean => kind === 'type' || kind === 'concept'

/**
 * When several nodes have a name, the one related to the rest of the topic is meant: 'schedule' can be a puzzle of
 * days or a part of the constitution.
 */
function settle(phrase: Phrase, all: readonly Phrase[]): readonly SyllabusNode[] {
  const rest = all.filter((other) => other !== phrase).flatMap(({ nodes }) => nodes)
  const related = phrase.nodes.filter((node) => rest.some((other) => contains(other, node)))
  return related.length > 0 ? related : ofOneSubject(phrase.nodes)
}

/**
 * One word of two subjects means the one that papers ask more: 'emi' is arithmetic before it is banking. General science is the science
 * of that name: 'haemophilia' is asked there and in biology.
 */
function ofOneSubject(nodes: readonly SyllabusNode[]): readonly SyllabusNode[] {
  if (nodes.length < 2) return nodes
  const science = heaviest(nodes, ({ subjectId }) => (SCIENCES.includes(subjectId) ? subjectId : undefined))
  const subjectOf = ({ chapterId, subjectId }: CatalogueEntry): SubjectId =>
    chapterId === 'general-science' ? (science ?? subjectId) : subjectId
  const most = heaviest(nodes, subjectOf)
  return nodes.filter(
    (node) => node.kind === 'exam' || entriesOf(node).some((entry) => subjectOf(entry) === most),
  )
}

const SCIENCES: readonly SubjectId[] = ['physics', 'chemistry', 'biology']

/** The subject that papers ask most of what the nodes mean. */
function heaviest(
  nodes: readonly SyllabusNode[],
  subjectOf: (entry: CatalogueEntry) => SubjectId | undefined,
): SubjectId | undefined {
  const weights = new Map<SubjectId, number>()
  for (const node of nodes)
    for (const entry of entriesOf(node)) {
      const subject = subjectOf(entry)
      if (subject) weights.set(subject, (weights.get(subject) ?? 0) + node.factor(entry) * entry.weight)
    }
  return [...weights].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/**
 * One phrase may name a chapter and a part of it: the chapter is meant; or a concept and a type with the same name: the
 * concept is meant, because other types may ask it too. A part in another phrase narrows the chapter down
 * ('trigonometry heights', 'heights in trigonometry'), unless the two are listed ('trigonometry, heights').
 */
function add(found: SyllabusNode[], matched: readonly SyllabusNode[], separated: boolean): void {
  const chapters = matched.filter(({ kind }) => kind === 'chapter')
  const concepts = matched.filter(({ kind }) => kind === 'concept')
  const meant = matched.filter(
    (node) =>
      !(isInner(node.kind) && chapters.some((chapter) => contains(chapter, node))) &&
      !(node.kind === 'type' && concepts.some((concept) => contains(concept, node))),
  )
  if (!separated) {
    const narrowed = found.filter((node) =>
      meant.some(
        (inner) =>
          isInner(inner.kind) && !isWide(inner) && (contains(node, inner) || isOfSubjectOf(node, inner)),
      ),
    )
    for (const chapter of narrowed.filter(isWide)) found.splice(found.indexOf(chapter), 1)
  }
  const isNarrowed = (node: SyllabusNode) =>
    !separated &&
    isWide(node) &&
    found.some(
      (inner) =>
        isInner(inner.kind) && !isWide(inner) && (contains(node, inner) || isOfSubjectOf(node, inner)),
    )
  found.push(...meant.filter((node) => !found.includes(node) && !isNarrowed(node)))
}

/** 'Profit loss discount successive' are successive discounts, although they are of another chapter than profit and loss. */
const isOfSubjectOf = (chapter: SyllabusNode, inner: SyllabusNode): boolean => {
  const subjects = subjectsOf([chapter])
  return subjectsOf([inner]).some((subject) => subjects.includes(subject))
}

const contains = (outer: SyllabusNode, inner: SyllabusNode): boolean =>
  entriesOf(inner).some((entry) => outer.factor(entry) > 0)

/** Exam and subject narrow the topics down; several topics are combined. */
function combine(found: readonly SyllabusNode[], ignored: readonly string[]): ResolvedTopic | null {
  const of = (...kinds: NodeKind[]) => found.filter(({ kind }) => kinds.includes(kind))
  const [exams, subjects, topics] = [of('exam'), of('subject'), of('chapter', 'type', 'concept')]
  const frame = [exams, subjects].filter((group) => group.length > 0)
  const wholes = topics.filter(({ kind }) => kind !== 'concept')
  const types = [
    ...(wholes.length > 0 || topics.length === 0 ? weigh([...frame, wholes]) : []),
    // Which types of an exam ask a concept is not known: all of its chapter may.
    ...topics.flatMap((node) => (node.concept === undefined ? [] : weigh([subjects, [node]], node.concept))),
  ]
  const [exam, ...others] = exams.map((node) => node.exam?.())
  const isWhole = frame.length + Number(topics.length > 0) === 1 && others.length === 0
  if (types.length > 0) {
    const title = describe(exams, subjects, topics)
    const understood = [...new Set([...exams, ...subjects, ...topics].map((node) => node.title))]
    const said = plainName(title).split(' ')
    const strange = ignored
      .map((typed, index) => withoutRepeat(typed, ignored[index - 1]))
      .filter((typed) => !isSmall(typed) && !said.some((word) => isFormOf(word, plainName(typed))))
    return {
      title,
      types,
      understood,
      ignored: strange,
      ...(exam && isWhole && { sections: sectionsOf(exam) }),
    }
  }
  // 'NEET trains' still means trains: an exam only sets the weights, and a topic outside it is taken alone.
  return exams.length > 0 && topics.length > 0 ? combine([...subjects, ...topics], ignored) : null
}

/** 'Shifting' is said by 'shift'. */
const isFormOf = (word: string, typed: string): boolean =>
  typed === word || (word.length >= SHORTEST_STEM && /^(?:ing|ed)$/.test(typed.replace(word, '')))

const SHORTEST_STEM = 4

/** A figure is named with the word before it, which may be a figure too: of 'emergency 352' and '352 356' the second adds 356. */
function withoutRepeat(typed: string, before: string | undefined): string {
  const [first = '', ...rest] = typed.split(' ')
  return rest.length > 0 && before?.split(' ').at(-1) === first ? rest.join(' ') : typed
}

/** The types that every group contains. */
const weigh = (groups: readonly (readonly SyllabusNode[])[], concept?: string): WeighedType[] =>
  catalogue.flatMap((entry) => {
    const weight = groups
      .filter((group) => group.length > 0)
      .map((group) => Math.max(...group.map((node) => node.factor(entry))))
      .reduce((product, factor) => product * factor, entry.weight)
    return weight > 0 ? [{ entry, weight, ...(concept !== undefined && { concept }) }] : []
  })

const chaptersOf = (nodes: readonly SyllabusNode[]): ReadonlySet<ChapterId> =>
  new Set(nodes.flatMap((node) => entriesOf(node).map(({ chapterId }) => chapterId)))

const sectionsOf = (exam: Exam): TopicSection[] =>
  weighExam(exam).flatMap(({ title, asked: questions, types: shares }) => {
    const types = catalogue.flatMap((entry) => {
      const weight = shares.get(entry.id)
      return weight === undefined ? [] : [{ entry, weight }]
    })
    return types.length > 0 ? [{ title, questions, types }] : []
  })

/** 'SSC CGL Mathematics', 'NEET Physics: Optics', 'Trains, Boats & Streams'. */
function describe(...groups: readonly (readonly SyllabusNode[])[]): string {
  const [exams = '', subjects = '', topics = ''] = groups.map((group) =>
    [...new Set(group.map((node) => titleAmong(group, node)))].join(', '),
  )
  const frame = [exams, subjects].filter((part) => part !== '').join(' ')
  return [frame, topics].filter((part) => part !== '').join(': ')
}

/**
 * When a topic means more types of one chapter than this, as 'modern history' does, the title is the chapter's name.
 */
const MOST_TITLES = 3

function titleAmong(group: readonly SyllabusNode[], { kind, title, factor }: SyllabusNode): string {
  const chapterOf = (isOfNode: SyllabusNode['factor']) =>
    catalogue.find((entry) => isOfNode(entry) > 0)?.chapter
  const chapter = chapterOf(factor)
  const isOneOfMany =
    kind === 'type' &&
    group.filter((other) => other.kind === 'type' && chapterOf(other.factor) === chapter).length > MOST_TITLES
  return isOneOfMany && chapter ? chapter : title
}
