import { SOURCE_CONTENT_LIMIT } from '@ekagra/exam/generation/generation-request'
import { joinPages } from '@ekagra/questions/text/pages'
import type { KeptFile } from '../../lib/stores/learner/file-store.ts'

/** Parts of a file, counted from 1, both ends included. */
export interface PartRange {
  from: number
  to: number
}

/** The text of some parts, with the numbers of the pages where they are pages. */
export const textOf = ({ parts, isPaged }: KeptFile, { from, to }: PartRange): string =>
  joinPages(
    parts
      .slice(from - 1, to)
      .map((text, index) => ({ text, ...(isPaged && { number: from + index }) }))
      .filter(({ text }) => text !== ''),
  )

/** From a part on, as many as may be sent at once; always at least one. */
export function rangeFrom(file: KeptFile, from: number): PartRange {
  const start = fitPart(file, from)
  let to = start
  while (to < file.parts.length && textOf(file, { from: start, to: to + 1 }).length <= SOURCE_CONTENT_LIMIT)
    to += 1
  return { from: start, to }
}

/** The first part that has something to read, and what follows. */
export const firstRange = (file: KeptFile): PartRange =>
  rangeFrom(file, file.parts.findIndex((text) => text !== '') + 1)

/** A number that a person typed as the number of a part that exists. */
export const fitPart = ({ parts }: KeptFile, number: number): number =>
  Math.min(Math.max(1, Math.floor(number) || 1), parts.length)
