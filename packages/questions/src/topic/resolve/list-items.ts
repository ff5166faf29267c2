import type { Phrase } from '../reading/read-phrases.ts'
import { subjectsOf } from './nodes/node-entries.ts'
import { isTopic } from './nodes/node-kinds.ts'
import { settleNodes } from './nodes/settle-nodes.ts'

/** A chapter with another of its subject is a list of two: 'hcf and lcm with percentage'. */
export function withSecondChapter(phrases: readonly Phrase[]): readonly Phrase[] {
  const chaptersIn = ({ nodes }: Phrase) => nodes.filter(({ kind }) => kind === 'chapter')
  const second = phrases.findIndex(({ words: [first] }) => first?.isSide)
  const chapters = phrases.slice(0, Math.max(second, 0)).flatMap(chaptersIn)
  return phrases.map((phrase, index) =>
    index === second && subjectsOf(chaptersIn(phrase)).some((one) => subjectsOf(chapters).includes(one))
      ? { ...phrase, separated: true }
      : phrase,
  )
}

/** A word in a list that names nothing alone belongs to the name before it: 'mutual fund and nav'. */
export const besideNames = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.map((phrase, index) => {
    const next = phrases[index + 1]
    const isLone = index > 0 && phrase.nodes.length === 0 && (next === undefined || next.separated)
    return isLone ? { ...phrase, separated: false } : phrase
  })

/** The phrases of each item of a list, with the exam and the subject that hold for all; none when an item is not understood. */
export function itemsOf(phrases: readonly Phrase[]): Phrase[][] {
  const isFrame = ({ nodes }: Phrase) => nodes.length > 0 && !nodes.some(isTopic)
  const named = phrases.filter(({ nodes }) => nodes.length > 0)
  const frame = phrases.filter(isFrame)
  const items: Phrase[][] = []
  for (const phrase of phrases.filter((one) => !isFrame(one))) {
    const meant = phrase.nodes.length > 0 ? { ...phrase, nodes: settleNodes(phrase, named) } : phrase
    const item = items.at(-1)
    if (item && !phrase.separated) item.push(meant)
    else items.push([{ ...meant, separated: false }])
  }
  const isUnderstood = items.every((item) => item.some(({ nodes }) => nodes.some(isTopic)))
  return isUnderstood ? items.map((item) => [...frame, ...item]) : []
}
