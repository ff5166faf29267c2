import type { Figure } from '@ekagra/schema/figure'
import { tidyLines } from './clean-text.ts'

export type Passage = Extract<Figure, { kind: 'passage' }>

/** A text that several questions share; undefined when there is none. Paragraphs are separated by an empty line. */
export function passageOf(text: string, title = ''): Passage | undefined {
  const paragraphs = tidyLines(text)
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
  return paragraphs.length === 0 ? undefined : { kind: 'passage', title, paragraphs }
}
