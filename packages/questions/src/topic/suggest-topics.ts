import { catalogue } from '../chapters/catalogue.ts'
import { loadConceptTitles } from '../chapters/concept-titles.ts'
import { loadNear } from './load-near.ts'
import { loadTopic } from './load-topic.ts'
import { isRealWord, nodesByWord } from './name-index.ts'
import { isEveryday } from './reading/everyday-words.ts'
import { lettersOf } from './reading/letter-of.ts'
import { isOtherWish } from './reading/other-wishes.ts'
import { wordsOfTopic } from './reading/read-phrases.ts'
import { isMisspelling } from './reading/spelling.ts'
import type { SyllabusNode } from './syllabus-names.ts'

/** Shorter words are in too many names by chance. */
const SHORTEST_WORD = 5
const SHORTEST_SLIP = 7

/** Of so many the shortest titles are offered. */
const MOST_COMPARED = 36

/** Words of more names than this say nothing about the topic: 'theory', 'law'. */
const MOST_NODES = 12

/**
 * Topics of the syllabus that share telling words with one that is not understood, best first; none when fewer than
 * half of its words say what it is about.
 */
export async function suggestTopics(topic: string, most: number): Promise<string[]> {
  const phrases = (await loadTopic(topic)) ?? []
  await loadNear(lettersOf(wordsOfTopic(topic).map(({ word }) => word)))
  if (phrases.some(({ text, nodes }) => nodes.length === 0 && isOtherWish(text))) return []
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
  const found = [...scores].filter(([{ kind }]) => kind !== 'exam')
  const best = (telling > 1 ? ofOneSubject(found) : found)
    .sort(([one, a], [other, b]) => b - a || one.place - other.place)
    .slice(0, MOST_COMPARED)
  await loadConceptTitles(best.flatMap(([{ chapterId }]) => chapterId ?? []))
  return best
    .sort(([one, a], [other, b]) => b - a || one.title.length - other.title.length)
    .map(([{ title }]) => title)
    .filter((title, index, titles) => titles.indexOf(title) === index)
    .slice(0, most)
}

/**
 * Those of the subject that has most of the topic's words; none when several have as many, since their words then have
 * nothing to do with each other: 'vakya shuddhi' is neither a syllogism nor a reform movement.
 */
function ofOneSubject(scores: readonly [SyllabusNode, number][]): [SyllabusNode, number][] {
  const bySubject = Map.groupBy(scores, ([node]) => subjectOf(node))
  const highest = (members: readonly [SyllabusNode, number][]) =>
    Math.max(...members.map(([, score]) => score))
  const [first, second] = [...bySubject.values()].sort((one, other) => highest(other) - highest(one))
  if (!first || (second && highest(second) === highest(first))) return []
  return first
}

const subjectOf = (node: SyllabusNode): string | undefined =>
  catalogue.find((entry) => node.factor(entry) > 0)?.subjectId

function nodesLike(word: string): Iterable<SyllabusNode> {
  if (word.length < SHORTEST_WORD || isEveryday(word)) return []
  const exact = nodesByWord.get(word)
  if (exact) return exact.size <= MOST_NODES ? exact : []
  if (isRealWord(word)) return []
  const isMeant = (known: string) =>
    known.startsWith(word) || (word.length >= SHORTEST_SLIP && isMisspelling(word, known))
  return [...nodesByWord].flatMap(([known, nodes]) =>
    nodes.size <= MOST_NODES && !isEveryday(known) && isMeant(known) ? [...nodes] : [],
  )
}
