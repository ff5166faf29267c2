import type { Exam } from '@ekagra/content/syllabus/exam'
import { splitTopic, stem, type TopicWord } from '@ekagra/content/syllabus/plain-words'
import { weighExam } from '@ekagra/content/syllabus/weigh-exam'
import { distance } from 'fastest-levenshtein'
import { type CatalogueEntry, catalogue } from './catalogue.ts'
import { type NodeKind, type SyllabusNode, syllabusNodes } from './syllabus-names.ts'

/** A type of question with its weight beside the others. */
export interface WeighedType {
  entry: CatalogueEntry
  weight: number
}

/** A part of an exam's paper. */
export interface TopicSection {
  title: string
  /** Of the paper, beside the other sections. */
  questions: number
  types: readonly WeighedType[]
}

/** The types of question that a topic means, each with its share of a paper. */
export interface ResolvedTopic {
  /** What the topic was understood as, for the learner to see. */
  title: string
  types: readonly WeighedType[]
  /** Where a whole exam is meant: its sections, as far as they can be asked. */
  sections?: readonly TopicSection[]
}

/** Words that say what is wanted, not what about. */
const FILLERS = new Set(
  `a about advance advanced all an answer basic beginner best by chapter choice class concept course easy exam for formula
  from fundamental hard important in ka ke level maine mains mcq medium mix mixed mock multiple objective of old on online
  paper practice prelim previous problem pyq question quick quiz revision sample section set solved some study syllabus
  test the theory tier to topic tricks type with word year`
    .split(/\s+/)
    .map(stem),
)

/** The most words that a name has. */
const LONGEST_NAME = 7

/**
 * The types that a free text names, or null. Every word must be accounted for, by a name of the syllabus (allowing for
 * a slip of the pen) or as a filler: a topic that is only half understood is not understood.
 */
export function resolveTopic(topic: string): ResolvedTopic | null {
  const words = splitTopic(topic)
  const found: SyllabusNode[] = []
  for (let start = 0; start < words.length; ) {
    const match = longestMatch(words.slice(start, start + LONGEST_NAME))
    if (match) {
      add(found, match.nodes, words[start]?.separated ?? false)
      start += match.length
    } else if (isFiller(words[start])) {
      start += 1
    } else {
      return null
    }
  }
  return found.length === 0 ? null : combine(found)
}

const isFiller = (word: TopicWord | undefined): boolean =>
  word !== undefined && (FILLERS.has(word.word) || /^\d+(st|nd|rd|th)?$/.test(word.word))

/** Exact names before misspelt ones, longer before shorter. */
function longestMatch(words: readonly TopicWord[]): { length: number; nodes: SyllabusNode[] } | null {
  for (const isSame of [isExactly, isMisspelling]) {
    for (let length = words.length; length > 0; length--) {
      const text = words
        .slice(0, length)
        .map(({ word }) => word)
        .join(' ')
      const nodes = syllabusNodes.filter(({ names }) => isSame(names, text))
      if (nodes.length > 0 && !(isSame === isMisspelling && FILLERS.has(text))) return { length, nodes }
    }
  }
  return null
}

const isExactly = (names: ReadonlySet<string>, text: string): boolean => names.has(text)

/** One slip in a name of five letters, two from nine on, never in the first letter. */
function isMisspelling(names: ReadonlySet<string>, text: string): boolean {
  for (const name of names) {
    const shorter = Math.min(name.length, text.length)
    const allowed = shorter >= 9 ? 2 : shorter >= 5 ? 1 : 0
    const isClose = name[0] === text[0] && Math.abs(name.length - text.length) <= allowed
    if (allowed > 0 && isClose && distance(name, text) <= allowed) return true
  }
  return false
}

/**
 * One phrase may name a chapter and a type in it: the chapter is meant. A type in another phrase narrows the chapter
 * down ('trigonometry heights'), unless the two are listed ('trigonometry, heights').
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
  found.push(...meant.filter((node) => !found.includes(node)))
}

const contains = (outer: SyllabusNode, inner: SyllabusNode): boolean =>
  catalogue.some((entry) => outer.factor(entry) > 0 && inner.factor(entry) > 0)

/** Exam and subject narrow the topics down; several topics add up. */
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
  // 'NEET trains' are still trains: an exam only sets the weights, a topic outside it stands for itself.
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
    [...new Set(group.map(({ title }) => title))].join(', '),
  )
  const frame = [exams, subjects].filter((part) => part !== '').join(' ')
  return [frame, topics].filter((part) => part !== '').join(': ')
}
