import { isEveryday } from './everyday-words.ts'
import { readPhrases } from './read-phrases.ts'
import { isRealWord } from './real-words.ts'
import { isMisspelling } from './spelling.ts'
import { type SyllabusNode, syllabusNodes } from './syllabus-names.ts'

/** Every word of the names, with the nodes whose names have it. */
const nodesByWord: ReadonlyMap<string, ReadonlySet<SyllabusNode>> = indexWords()

function indexWords(): Map<string, Set<SyllabusNode>> {
  const index = new Map<string, Set<SyllabusNode>>()
  for (const node of syllabusNodes) {
    for (const word of [...node.names].flatMap((name) => name.split(' '))) {
      const nodes = index.get(word) ?? new Set()
      index.set(word, nodes.add(node))
    }
  }
  return index
}

/** Shorter words are in too many names by chance. */
const SHORTEST_WORD = 3
const SHORTEST_SLIP = 7

/** Words of more names than this say nothing about the topic: 'theory', 'law'. */
const MOST_NODES = 12

/**
 * Topics of the syllabus that share a telling word with one that is not understood, best first; none when nothing in it
 * says what it is about.
 */
export function suggestTopics(topic: string, most: number): string[] {
  const read = readPhrases(topic)
  if (!read) return []
  const scores = new Map<SyllabusNode, number>()
  const add = (nodes: Iterable<SyllabusNode>, score: number) => {
    for (const node of nodes) scores.set(node, (scores.get(node) ?? 0) + score)
  }
  for (const { nodes, isEveryday: isVague } of read.phrases) if (!isVague) add(nodes, 3)
  for (const { word } of read.unknown.flatMap(({ word }) => word.split('_').map((part) => ({ word: part }))))
    add(nodesLike(word), 2)
  return [...scores]
    .filter(([{ kind }]) => kind !== 'exam')
    .sort(([one, a], [other, b]) => b - a || one.title.length - other.title.length)
    .map(([{ title }]) => title)
    .filter((title, index, all) => all.indexOf(title) === index)
    .slice(0, most)
}

function nodesLike(word: string): Iterable<SyllabusNode> {
  if (word.length < SHORTEST_WORD || isEveryday(word)) return []
  const exact = nodesByWord.get(word)
  if (exact) return exact.size <= MOST_NODES ? exact : []
  if (word.length < SHORTEST_SLIP || isRealWord(word)) return []
  return [...nodesByWord].flatMap(([known, nodes]) =>
    nodes.size <= MOST_NODES && !isEveryday(known) && isMisspelling(word, known) ? [...nodes] : [],
  )
}
