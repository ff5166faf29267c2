import { mention, speaking } from '../../../kit/concepts.ts'
import { exact, isPart } from '../../name-index.ts'
import { plainName } from '../../reading/plain-words.ts'
import type { Phrase } from '../../reading/read-phrases.ts'
import { tellingWords } from '../../reading/telling-words.ts'
import type { SyllabusNode } from '../../syllabus-names.ts'
import { halfOfTitle } from '../../title-half.ts'
import { oneConceptOf } from '../nodes/node-kinds.ts'
import { narrowerThan } from './narrower-than.ts'

/** A name of the topic, what a question on it meets, and what it means. */
export interface Part {
  phrase: Phrase
  term: readonly string[]
  nodes: readonly SyllabusNode[]
}

/** A part of a query: the concepts of a phrase, or its words. A chapter or a type adds none, because all its questions are on it. */
export function termOf(phrase: Phrase): string[] {
  const { nodes, words, text } = phrase
  if (nodes.length > 0 && nodes.every((node) => isPart(text, node))) return narrowerThan(phrase, nodes)
  const concepts = nodes.flatMap(({ concept }) => concept ?? [])
  if (concepts.length === 0 || nodes.some(({ kind }) => kind === 'chapter')) return []
  return [[...new Set(concepts), mention(words.map(({ word }) => word))].join('/')]
}

/** What a question must meet to be on one part of a topic and on the others too. */
export function sharedTermOf({ phrase, nodes, term }: Part): readonly string[] {
  const [only, ...others] = term
  return only === undefined || others.length > 0 ? term : [[only, ...shortOf(phrase, nodes)].join('/')]
}

/** The same for the only name of a topic: of a concept that bundles several things, the typed one is meant. */
export function ownTermOf(part: Part): readonly string[] {
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
