import { readBank } from '../kit/bank/read-bank.ts'
import { comparableText, isOn } from '../kit/concepts.ts'
import { narrowTo, readFacts, teach } from '../kit/facts/facts.ts'
import type { OpenType } from '../paper/open-topic.ts'
import { bulletList } from './write-markdown.ts'

/** More points are no longer a summary. */
const MOST_POINTS = 16
/** A shorter text explains nothing by itself: 'It is the third.' */
const SHORTEST_POINT = 40

/**
 * What the chapter teaches on a narrow topic, as a list: the explanations of its written questions and its facts. Empty
 * when the topic has none.
 */
export function writeKeyPoints(types: readonly OpenType[]): string {
  const points = types.flatMap((type) => pointsOf(type))
  const different = [...new Set(points)].filter((point) => point.length >= SHORTEST_POINT)
  return bulletList(different.slice(0, MOST_POINTS))
}

function pointsOf({ generator: { bank, table }, concept }: OpenType): string[] {
  if (concept === undefined) return []
  if (bank)
    return readBank(bank)
      .map(({ question }) => question)
      .filter(({ concepts, text, key }) => isOn(concept, concepts, () => comparableText(`${text} ${key}`)))
      .map(({ explanation }) => explanation.replaceAll('\n', ' '))
  if (!table) return []
  return narrowTo(concept, readFacts(table)).columns.flatMap(({ wanted }) =>
    wanted.filter(({ row }) => row.rarity < 3).map(teach),
  )
}
