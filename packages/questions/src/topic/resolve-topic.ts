import { type CatalogueEntry, catalogue } from '../chapters/catalogue.ts'
import type { Exam } from '../exams/exam.ts'
import { weighExam } from '../exams/weigh-exam.ts'
import { matchName } from './match-name.ts'
import { plainName, splitTopic, stem, type TopicWord } from './plain-words.ts'
import type { NodeKind, SyllabusNode } from './syllabus-names.ts'

/** A type of question with its weight compared with the others. */
export interface WeighedType {
  entry: CatalogueEntry
  weight: number
}

/** A part of an exam's paper. */
export interface TopicSection {
  title: string
  /** In the paper, compared with the other sections. */
  questions: number
  types: readonly WeighedType[]
}

/** The types of question that a topic means, each with its share of a paper. */
export interface ResolvedTopic {
  /** What the topic was understood as, shown to the learner. */
  title: string
  types: readonly WeighedType[]
  /** For a whole exam: its sections, as far as they can be asked. */
  sections?: readonly TopicSection[]
}

/** Words about the wish, not the subject; 'indian' means little in an Indian syllabus. */
const FILLERS = new Set(
  `a about advance advanced all an answer based basic beginner best bhartiya by chapter choice class concept course do
  easy exam for formula from fundamental give hard help i important in indian ka kaise ke ki kuch learn level maine mains
  mcq me medium mein mix mixed mock multiple my need objective of old on online paper par please plz practice prashn
  prelim previous problem pyq question quick quiz revision sample sawal se section set solved some study syllabus test
  the theory tier to topic tricks type want wale with word year ncert lucent laxmikant arihant`
    .split(/\s+/)
    .map(stem),
)

/** The language of the questions is not part of the topic. */
const LANGUAGE = /\b(?:in (?:hindi|english)|(?:hindi|english) (?:me|mein|medium))\b/gi

/** Most of the syllabus is about India: with another topic it adds nothing. */
const OWN_COUNTRY: ReadonlySet<string> = new Set(['india', 'bharat', 'indian', 'bhartiya'])
/** With another topic it asks about other countries, on which the chapters have little. */
const ELSEWHERE: ReadonlySet<string> = new Set(['world', 'international', 'vishwa'])

/** Made of names and fillers, but about something else. */
const OTHER_THINGS: ReadonlySet<string> = new Set(
  [
    'differential equations',
    '3d geometry',
    'solid geometry',
    'light year',
    'power set',
    'paper leak',
    'old age',
    'test match',
    'class war',
    'mock parliament',
    'word power made easy',
  ].map(plainName),
)

/** The most words that a name has. */
const LONGEST_NAME = 7

/**
 * Words of a topic that form one name, and the nodes with that name; no nodes when it is known to mean something else.
 */
interface Phrase {
  text: string
  nodes: readonly SyllabusNode[]
  /** Listed after the previous phrase with 'and' or a comma. */
  separated: boolean
}

/**
 * The types that a free text names, or null. Every word must be a name of the syllabus (typing errors allowed) or a
 * filler: a topic that is only half understood counts as not understood.
 */
export function resolveTopic(topic: string): ResolvedTopic | null {
  const phrases = readPhrases(topic.replace(LANGUAGE, ' '))
  if (!phrases) return null
  const others = phrases.filter(({ text }) => !OWN_COUNTRY.has(text))
  const meant = others.some(({ nodes }) => nodes.some(isTopic)) ? others : phrases
  if (meant.length > 1 && meant.some(({ text }) => ELSEWHERE.has(text))) return null
  const found: SyllabusNode[] = []
  for (const phrase of meant) add(found, settle(phrase, meant), phrase.separated)
  return found.length === 0 ? null : combine(found)
}

function readPhrases(topic: string): Phrase[] | null {
  const words = splitTopic(topic)
  const phrases: Phrase[] = []
  for (let start = 0; start < words.length; ) {
    const phrase = longestPhrase(words.slice(start, start + LONGEST_NAME))
    // 'Sets' is a chapter, a 'practice set' is not.
    const isWish = words.length > 1 && FILLERS.has(phrase?.text ?? '')
    if (phrase && !isWish) {
      if (phrase.nodes.length === 0) return null
      phrases.push(phrase)
      start += phrase.text.split(' ').length
    } else if (isFiller(words[start])) {
      start += 1
    } else {
      return null
    }
  }
  return phrases
}

const isFiller = (word: TopicWord | undefined): boolean =>
  word !== undefined && (FILLERS.has(word.word) || /^\d+(st|nd|rd|th)?$/.test(word.word))

function longestPhrase(words: readonly TopicWord[]): Phrase | null {
  for (let length = words.length; length > 0; length--) {
    const text = words
      .slice(0, length)
      .map(({ word }) => word)
      .join(' ')
    const nodes = matchName(text)
    if (nodes.length > 0 || OTHER_THINGS.has(text))
      return { text, nodes, separated: words[0]?.separated ?? false }
  }
  return null
}

const isTopic = ({ kind }: SyllabusNode): boolean => kind === 'chapter' || kind === 'type'

/**
 * When several nodes have a name, the one related to the rest of the topic is meant: 'schedule' can be a puzzle of
 * days or a part of the constitution.
 */
function settle(phrase: Phrase, all: readonly Phrase[]): readonly SyllabusNode[] {
  const rest = all.filter((other) => other !== phrase).flatMap(({ nodes }) => nodes)
  const related = phrase.nodes.filter((node) => rest.some((other) => contains(other, node)))
  return related.length > 0 ? related : phrase.nodes
}

/**
 * One phrase may name a chapter and a type in it: the chapter is meant. A type in another phrase narrows the chapter
 * down ('trigonometry heights', 'heights in trigonometry'), unless the two are listed ('trigonometry, heights').
 */
function add(found: SyllabusNode[], matched: readonly SyllabusNode[], separated: boolean): void {
  const chapters = matched.filter(({ kind }) => kind === 'chapter')
  const meant = matched.filter(
    (node) => node.kind !== 'type' || !chapters.some((chapter) => contains(chapter, node)),
  )
  if (!separated) {
    const narrowed = found.filter((node) =>
      meant.some((inner) => inner.kind === 'type' && contains(node, inner)),
    )
    for (const chapter of narrowed.filter(({ kind }) => kind === 'chapter'))
      found.splice(found.indexOf(chapter), 1)
  }
  const isNarrowed = (node: SyllabusNode) =>
    !separated &&
    node.kind === 'chapter' &&
    found.some((inner) => inner.kind === 'type' && contains(node, inner))
  found.push(...meant.filter((node) => !found.includes(node) && !isNarrowed(node)))
}

const contains = (outer: SyllabusNode, inner: SyllabusNode): boolean =>
  catalogue.some((entry) => outer.factor(entry) > 0 && inner.factor(entry) > 0)

/** Exam and subject narrow the topics down; several topics are combined. */
function combine(found: readonly SyllabusNode[]): ResolvedTopic | null {
  const of = (...kinds: NodeKind[]) => found.filter(({ kind }) => kinds.includes(kind))
  const [exams, subjects, topics] = [of('exam'), of('subject'), of('chapter', 'type')]
  const groups = [exams, subjects, topics].filter((group) => group.length > 0)
  const types = catalogue.flatMap((entry) => {
    const factors = groups.map((group) => Math.max(...group.map((node) => node.factor(entry))))
    const weight = factors.reduce((product, factor) => product * factor, entry.weight)
    return weight > 0 ? [{ entry, weight }] : []
  })
  const [exam, ...others] = exams.map((node) => node.exam)
  const isWhole = groups.length === 1 && others.length === 0
  if (types.length > 0) {
    const title = describe(exams, subjects, topics)
    return { title, types, ...(exam && isWhole && { sections: sectionsOf(exam) }) }
  }
  // 'NEET trains' still means trains: an exam only sets the weights, and a topic outside it is taken alone.
  return exams.length > 0 && topics.length > 0 ? combine([...subjects, ...topics]) : null
}

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
