import { SOURCE_CONTENT_LIMIT } from '@ekagra/exam/generation/generation-request'
import { joinPages } from '@ekagra/questions/text/pages'
import type { KeptFile } from '../stores/learner/file-store.ts'

/** The parts of a file, from which some are chosen. */
export type FileParts = Pick<KeptFile, 'parts' | 'isPaged' | 'headings'>

/** A range of parts of a file, counted from 1, including both ends. */
export interface PartRange {
  from: number
  to: number
}

/** The text of some parts, with page numbers if the parts are pages. */
export const textOf = ({ parts, isPaged }: FileParts, { from, to }: PartRange): string =>
  joinPages(
    parts
      .slice(from - 1, to)
      .map((text, index) => ({ text, ...(isPaged && { number: from + index }) }))
      .filter(({ text }) => text !== ''),
  )

/** As many parts as can be sent at once, starting at `from`; always at least one. */
export function rangeFrom(file: FileParts, from: number): PartRange {
  const start = fitPart(file, from)
  let to = start
  while (to < file.parts.length && textOf(file, { from: start, to: to + 1 }).length <= SOURCE_CONTENT_LIMIT)
    to += 1
  return { from: start, to }
}

/** From a heading to the part before the next one, as far as it can be sent at once. */
export function chapterRange(file: FileParts, from: number): PartRange {
  const next = file.headings?.find(({ part }) => part > from)?.part ?? file.parts.length + 1
  const range = rangeFrom(file, from)
  return { from: range.from, to: Math.max(range.from, Math.min(range.to, next - 1)) }
}

/** The range that starts at the first part with text. */
export const firstRange = (file: FileParts): PartRange =>
  rangeFrom(file, file.parts.findIndex((text) => text !== '') + 1)

/** Turns a typed number into the number of an existing part. */
export const fitPart = ({ parts }: FileParts, number: number): number =>
  Math.min(Math.max(1, Math.floor(number) || 1), parts.length)
