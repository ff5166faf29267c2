import { distance } from 'fastest-levenshtein'
import { plainName } from './plain-words.ts'
import { isRealWord } from './real-words.ts'
import { type SyllabusNode, syllabusNodes } from './syllabus-names.ts'

type Index = ReadonlyMap<string, readonly SyllabusNode[]>

interface Name {
  text: string
  words: readonly string[]
  nodes: readonly SyllabusNode[]
}

const inAnyOrder = (text: string): string => text.split(' ').sort().join(' ')

const exact: Index = indexBy((name) => name)
const reordered: Index = indexBy(inAnyOrder)
const byFirstLetter: ReadonlyMap<string, readonly Name[]> = Map.groupBy(
  [...exact].map(([text, nodes]) => ({ text, words: text.split(' '), nodes })),
  ({ text }) => text.charAt(0),
)

function indexBy(key: (name: string) => string): Index {
  const index = new Map<string, SyllabusNode[]>()
  for (const node of syllabusNodes) {
    for (const name of node.names) {
      const known = index.get(key(name))
      if (!known) index.set(key(name), [node])
      else if (!known.includes(node)) known.push(node)
    }
  }
  return index
}

/** The nodes with a plain name: as written, with words in another order, or misspelt. */
export function matchName(text: string): readonly SyllabusNode[] {
  const nodes = exact.get(text)
  return nodes ? titledFirst(nodes, text) : (inOtherOrder(text) ?? misspelt(text))
}

/** The title of a chapter wins over the other name of a type in another chapter. */
function titledFirst(nodes: readonly SyllabusNode[], text: string): readonly SyllabusNode[] {
  const titled = nodes.filter(({ kind, title }) => kind !== 'type' && plainName(title) === text)
  return titled.length > 0 ? titled : nodes
}

/** 'Chemistry solutions' names the subject before the chapter: each word is matched separately. */
const inOtherOrder = (text: string): readonly SyllabusNode[] | undefined =>
  text.split(' ').some((word) => exact.get(word)?.some(({ kind }) => kind === 'exam' || kind === 'subject'))
    ? undefined
    : reordered.get(inAnyOrder(text))

/** All names within one typing error, or two in a name of nine letters; the first letter must be right. */
function misspelt(text: string): readonly SyllabusNode[] {
  const words = text.split(' ')
  const close = (byFirstLetter.get(text.charAt(0)) ?? []).filter((name) => isSlip(text, words, name))
  return [...new Set(close.flatMap(({ nodes }) => nodes))]
}

function isSlip(text: string, words: readonly string[], name: Name): boolean {
  const shorter = Math.min(name.text.length, text.length)
  const allowed = shorter >= 9 ? 2 : shorter >= 5 ? 1 : 0
  if (allowed === 0 || Math.abs(name.text.length - text.length) > allowed) return false
  if (distance(name.text, text) > allowed) return false
  // Words may be joined or split, but a typing error must not drop a word.
  if (words.length !== name.words.length) return text.replaceAll(' ', '') === name.text.replaceAll(' ', '')
  return words.every((word, index) => word === name.words[index] || !isRealWord(word))
}
