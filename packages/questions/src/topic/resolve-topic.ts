import { type CatalogueEntry, catalogue } from '../chapters/catalogue.ts'
import type { ChapterId } from '../chapters/chapters.ts'
import type { Exam } from '../exams/exam.ts'
import { weighExam } from '../exams/weigh-exam.ts'
import { searchFor } from '../kit/concepts.ts'
import { findMentions } from './find-mentions.ts'
import { plainName } from './plain-words.ts'
import { type Phrase, readPhrases, withFigures } from './read-phrases.ts'
import type { NodeKind, SyllabusNode } from './syllabus-names.ts'

/** A type of question with its weight compared with the others. */
export interface WeighedType {
  entry: CatalogueEntry
  weight: number
  /** Only questions on this concept of the chapter, or on these words (see `searchFor`). */
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
}

/** A topic may mean the questions that mention its words, if the chapters turn out to have enough of them. */
export interface TopicReading {
  /** What its names mean; null when they mean nothing that can be trusted. */
  named: ResolvedTopic | null
  /** Questions that mention the words which are no names, in the chapters of the names or wherever they are. */
  mentioned: ResolvedTopic | null
}

/** Most of the syllabus is about India: with another topic it adds nothing. */
const OWN_COUNTRY: ReadonlySet<string> = new Set(['india', 'bharat', 'indian', 'bhartiya'])
/** With another topic it asks about other countries, on which the chapters have little. */
const ELSEWHERE: ReadonlySet<string> = new Set(['world', 'international', 'vishwa'])

/** What the names of a topic mean, or null. Words that are no names are listed, not guessed at. */
export const resolveTopic = (topic: string): ResolvedTopic | null => readTopic(topic).named

export function readTopic(topic: string): TopicReading {
  const read = readPhrases(topic)
  if (!read) return { named: null, mentioned: null }
  const strays = read.phrases.filter((phrase) => isStray(phrase, read.phrases))
  const phrases = read.phrases.filter((phrase) => !strays.includes(phrase))
  const unknown = [...read.unknown, ...strays.flatMap(({ words }) => words)]
  const others = phrases.filter(({ text }) => !OWN_COUNTRY.has(text))
  const meant = others.some(({ nodes }) => nodes.some(isTopic)) ? others : phrases
  if (meant.length > 1 && meant.some(({ text }) => ELSEWHERE.has(text)))
    return { named: null, mentioned: null }
  const found: SyllabusNode[] = []
  for (const phrase of meant) add(found, settle(phrase, meant), phrase.separated)
  const ignored = unknown.map(({ typed }) => typed)
  const narrow = unknown.length === 0 ? narrowerThan(meant, found) : []
  const isTrusted = found.length > 0 && (ignored.length === 0 || meant.some(isTelling))
  const named = isTrusted ? combine(found, ignored) : null
  const words = unknown.length > 0 ? unknown : narrow
  return { named, mentioned: words.length === 0 ? null : findMentioned(words, meant) }
}

/**
 * The words of a name that may mean less than the concept it stands for: 'tipu sultan' is a part of the British
 * conquest. Another name of the same thing shares a word with its title ('gupta dynasty'), or is mentioned nowhere.
 */
function narrowerThan(phrases: readonly Phrase[], found: readonly SyllabusNode[]): Phrase['words'] {
  const [phrase, ...others] = phrases
  const [node, ...rest] = found
  if (!phrase || others.length > 0 || node?.kind !== 'concept' || rest.length > 0) return []
  const title = new Set(plainName(node.title).split(' '))
  return phrase.words.some(({ word }) => title.has(word)) ? [] : withFigures(phrase.words)
}

/** Beside words that were not understood, an everyday word or a whole exam says nothing: 'bermuda triangle'. */
const isTelling = (phrase: Phrase): boolean => phrase.nodes.some(isTopic) && !phrase.isEveryday

/** An everyday word that has nothing to do with the rest: 'governor powers' is not about the power of an engine. */
function isStray(phrase: Phrase, all: readonly Phrase[]): boolean {
  if (!phrase.isEveryday || phrase.separated) return false
  const others = all.filter((other) => other !== phrase && other.nodes.some(isTopic))
  if (!others.some(isTelling)) return false
  return !phrase.nodes.some((node) =>
    others.some(({ nodes }) => nodes.some((other) => contains(other, node))),
  )
}

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

/** One word of two subjects means the one that papers ask more: 'emi' is arithmetic before it is banking. */
function ofOneSubject(nodes: readonly SyllabusNode[]): readonly SyllabusNode[] {
  const weights = new Map<string, number>()
  for (const { subject, factor, weight } of nodes.flatMap(({ factor }) =>
    catalogue.map((entry) => ({ ...entry, factor: factor(entry) })),
  ))
    weights.set(subject, (weights.get(subject) ?? 0) + factor * weight)
  const [most] = [...weights].sort(([, a], [, b]) => b - a)
  return nodes.filter(
    ({ kind, factor }) =>
      kind === 'exam' || catalogue.some((entry) => entry.subject === most?.[0] && factor(entry) > 0),
  )
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
      meant.some((inner) => isInner(inner.kind) && contains(node, inner)),
    )
    for (const chapter of narrowed.filter(({ kind }) => kind === 'chapter'))
      found.splice(found.indexOf(chapter), 1)
  }
  const isNarrowed = (node: SyllabusNode) =>
    !separated &&
    node.kind === 'chapter' &&
    found.some((inner) => isInner(inner.kind) && contains(node, inner))
  found.push(...meant.filter((node) => !found.includes(node) && !isNarrowed(node)))
}

const contains = (outer: SyllabusNode, inner: SyllabusNode): boolean =>
  catalogue.some((entry) => outer.factor(entry) > 0 && inner.factor(entry) > 0)

/** Exam and subject narrow the topics down; several topics are combined. */
function combine(found: readonly SyllabusNode[], ignored: readonly string[]): ResolvedTopic | null {
  const of = (...kinds: NodeKind[]) => found.filter(({ kind }) => kinds.includes(kind))
  const [exams, subjects, topics] = [of('exam'), of('subject'), of('chapter', 'type', 'concept')]
  const frame = [exams, subjects].filter((group) => group.length > 0)
  const wholes = topics.filter(({ kind }) => kind !== 'concept')
  const types = [
    ...(wholes.length > 0 || topics.length === 0 ? weigh([...frame, wholes]) : []),
    ...topics.flatMap((node) => (node.concept === undefined ? [] : weigh([...frame, [node]], node.concept))),
  ]
  const [exam, ...others] = exams.map((node) => node.exam)
  const isWhole = frame.length + Number(topics.length > 0) === 1 && others.length === 0
  if (types.length > 0) {
    const title = describe(exams, subjects, topics)
    const understood = [...new Set([...exams, ...subjects, ...topics].map((node) => node.title))]
    return { title, types, understood, ignored, ...(exam && isWhole && { sections: sectionsOf(exam) }) }
  }
  // 'NEET trains' still means trains: an exam only sets the weights, and a topic outside it is taken alone.
  return exams.length > 0 && topics.length > 0 ? combine([...subjects, ...topics], ignored) : null
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

/** The questions that mention these words, in the chapters that all names of the topic have in common. */
function findMentioned(unknown: Phrase['words'], named: readonly Phrase[]): ResolvedTopic | null {
  const topics = named.flatMap(({ nodes }) => nodes.filter(isTopic))
  const [first, ...others] = named.map(({ nodes }) => chaptersOf(nodes))
  const within = first ? new Set([...first].filter((id) => others.every((ids) => ids.has(id)))) : null
  const { terms, chapterIds, left } = findMentions(unknown, within)
  // Without a name to hold on to, every word must be found.
  if (terms.length === 0 || (topics.length === 0 && left.length > 0)) return null
  const concept = searchFor(terms)
  const types = catalogue
    .filter(({ chapterId }) => chapterIds.has(chapterId))
    .map((entry) => ({ entry, weight: entry.weight, concept }))
  const title = unknown
    .filter((word) => !left.includes(word))
    .flatMap(({ typed }) => typed.split(' ').map(capital))
    .join(' ')
  const understood = [...new Set([...topics.map((node) => node.title), title])]
  return { title, types, understood, ignored: left.map(({ typed }) => typed) }
}

const chaptersOf = (nodes: readonly SyllabusNode[]): ReadonlySet<ChapterId> =>
  new Set(
    catalogue
      .filter((entry) => nodes.some((node) => node.factor(entry) > 0))
      .map(({ chapterId }) => chapterId),
  )

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

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
