import type { Phrase } from '../reading/read-phrases.ts'
import { contains } from './nodes/node-entries.ts'
import { isInner, isWide } from './nodes/node-kinds.ts'
import { isTelling } from './telling-phrases.ts'

/**
 * A chapter beside a name of something in it only says where that is: 'current electricity kirchhoff' asks for Kirchhoff's
 * laws. It also tells which of several meanings the name has, and that an everyday word is a name. In a list ('optics, lens') both are meant.
 */
export function withoutChapters(phrases: readonly Phrase[]): readonly Phrase[] {
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
