import { chapterIds } from '../chapters/catalogue.ts'
import type { ChapterId } from '../chapters/chapters.ts'
import { conceptAt } from '../chapters/concept-titles.ts'
import { inAnyOrder, saidOnce, together } from './forms-of-name.ts'
import { plainName } from './reading/plain-words.ts'
import { soundOf } from './reading/spelling.ts'
import { type SyllabusNode, syllabusNodes } from './syllabus-names.ts'
import type { ConceptWords, NearWords } from './word-file.ts'

/*
 * Every name that is known so far, in the ways it may be typed. The names of exams, subjects, chapters and types are known
 * from the start, those of concepts once the files of a topic's letters are loaded.
 */

export interface Name {
  text: string
  words: readonly string[]
  nodes: readonly SyllabusNode[]
}

class NameMap {
  readonly #nodes = new Map<string, SyllabusNode[]>()

  get(key: string): readonly SyllabusNode[] | undefined {
    return this.#nodes.get(key)
  }

  has(key: string): boolean {
    return this.#nodes.has(key)
  }

  /** Nodes of one name keep the order of the syllabus, whichever file was loaded first. */
  add(key: string, node: SyllabusNode): SyllabusNode[] {
    const known = this.#nodes.get(key) ?? []
    if (!known.includes(node)) {
      known.push(node)
      known.sort(inOrder)
    }
    this.#nodes.set(key, known)
    return known
  }
}

const inOrder = (one: SyllabusNode, other: SyllabusNode): number => one.place - other.place

export const exact = new NameMap()
/** Titles in their plain form. */
export const titled = new NameMap()
export const titledInAnyOrder = new NameMap()
export const reordered = new NameMap()
export const joined = new NameMap()
export const sounding = new NameMap()
/** The nodes that have a word in one of their names. */
export const nodesByWord = new Map<string, Set<SyllabusNode>>()
/** The names of as many words with the same first letters: only these can be misspelt into each other. */
export const byInitials = new Map<string, Name[]>()

const narrowerNames = new NameMap()
/** Whether a name may mean less than its concept: its words are looked for in the questions before it is taken for all of it. */
export const mayMeanLess = (text: string, node: SyllabusNode): boolean =>
  narrowerNames.get(inAnyOrder(text))?.includes(node) ?? false

const partNames = new NameMap()
/** Whether a name is only a part of its concept: questions that mention it are meant, however few. */
export const isPart = (text: string, node: SyllabusNode): boolean =>
  partNames.get(inAnyOrder(text))?.includes(node) ?? false

const realWords = new Set<string>()

/**
 * English and Hindi words with a meaning of their own that are within a typing error of a word of the syllabus: they are
 * not misspellings of it. tools/records/near-words.ts finds them in large word lists.
 */
export const isRealWord = (word: string): boolean => realWords.has(word)
export const addRealWord = (word: string): unknown => realWords.add(word)

const otherWords = new Set<string>()

/** A word of one name is no misspelling of a word of another, even where that name is not loaded. */
export const isWordOfName = (word: string): boolean => nodesByWord.has(word) || otherWords.has(word)
export const addOtherWord = (word: string): unknown => otherWords.add(word)

let longestName = 0
/** The most words that a name has. */
export const lengthOfLongestName = (): number => longestName

export const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('')

function addTitle(title: string, node: SyllabusNode): void {
  titled.add(title, node)
  titledInAnyOrder.add(saidOnce(title), node)
}

function addName(node: SyllabusNode, text: string): void {
  const words = text.split(' ')
  const isNew = !exact.has(text)
  const nodes = exact.add(text, node)
  reordered.add(saidOnce(text), node)
  joined.add(together(text), node)
  sounding.add(soundOf(text), node)
  for (const word of words) addWord(node, word)
  if (!isNew) return
  longestName = Math.max(longestName, words.length)
  const initials = initialsOf(words)
  byInitials.set(initials, [...(byInitials.get(initials) ?? []), { text, words, nodes }])
}

function addWord(node: SyllabusNode, word: string): void {
  const nodes = nodesByWord.get(word) ?? new Set()
  nodesByWord.set(word, nodes.add(node))
}

const concepts = new Map<string, SyllabusNode>()

/** Takes what a file knows about a concept. */
export function addConcept({ chapter, index, title, names, narrower, parts }: ConceptWords): void {
  const node = conceptOf(chapter, index)
  if (title !== undefined) addTitle(title, node)
  for (const name of names) addName(node, name)
  for (const name of narrower) narrowerNames.add(inAnyOrder(name), node)
  for (const name of parts) partNames.add(inAnyOrder(name), node)
}

/** Takes words of a concept's names in other files. */
export function addNearWords({ chapter, index, words }: NearWords): void {
  for (const word of words) addWord(conceptOf(chapter, index), word)
}

function conceptOf(chapter: number, index: number): SyllabusNode {
  const chapterId = chapterIds[chapter]
  if (chapterId === undefined)
    throw new Error('the names are of another syllabus: node tools/records/index-topics.ts')
  const key = `${chapterId}/${index}`
  const node = concepts.get(key) ?? conceptNode(chapterId, chapter, index)
  concepts.set(key, node)
  return node
}

/** Its title and id are known once the titles of its chapter are loaded. */
const conceptNode = (chapterId: ChapterId, chapter: number, index: number): SyllabusNode => ({
  kind: 'concept',
  chapterId,
  // After all chapters and before all types.
  place: CONCEPTS_FROM + chapter * 1000 + index,
  get title() {
    return conceptAt(chapterId, index).title
  },
  get concept() {
    return conceptAt(chapterId, index).id
  },
  factor: (entry) => Number(entry.chapterId === chapterId),
})

const CONCEPTS_FROM = 1_000_000

for (const node of syllabusNodes) {
  addTitle(plainName(node.title), node)
  for (const name of node.names) addName(node, name)
}
