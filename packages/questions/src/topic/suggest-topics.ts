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
const SHORTEST_WORD = 5
const SHORTEST_SLIP = 7

/** Words of more names than this say nothing about the topic: 'theory', 'law'. */
const MOST_NODES = 12

/**
 * Topics of the syllabus that share telling words with one that is not understood, best first; none when fewer than
 * half of its words say what it is about.
 */
export function suggestTopics(topic: string, most: number): string[] {
  const phrases = readPhrases(topic) ?? []
  const scores = new Map<SyllabusNode, number>()
  let telling = 0
  for (const { nodes, words, isEveryday: isVague } of phrases) {
    const near = nodes.length > 0 ? nodes : words.flatMap(({ word }) => [...nodesLike(word)])
    if (isVague || near.length === 0) continue
    telling += words.length
    for (const node of new Set(near)) scores.set(node, (scores.get(node) ?? 0) + words.length)
  }
  const all = phrases.reduce((sum, { words }) => sum + words.length, 0)
  if (2 * telling <= all && telling < all) return []
  return [...scores]
    .filter(([{ kind }]) => kind !== 'exam')
    .sort(([one, a], [other, b]) => b - a || one.title.length - other.title.length)
    .map(([{ title }]) => title)
    .filter((title, index, titles) => titles.indexOf(title) === index)
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
