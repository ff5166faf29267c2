import { type CatalogueEntry, catalogue } from '../../../chapters/catalogue.ts'
import type { ChapterId } from '../../../chapters/chapters.ts'
import { allOf } from '../../../kit/concepts.ts'
import type { Phrase } from '../../reading/read-phrases.ts'
import type { SyllabusNode } from '../../syllabus-names.ts'
import { describeNodes } from '../nodes/describe-nodes.ts'
import { chaptersOf } from '../nodes/node-entries.ts'
import type { Reading } from '../topic-readings.ts'
import { titleOf, typedIn } from '../typed-title.ts'
import { FEWEST_ALONE } from './fewest-questions.ts'

/** The questions of some chapters that meet all of the terms, with the typed words as their title. */
export function readingOf(
  terms: readonly string[],
  chapterIds: ReadonlySet<ChapterId>,
  parts: readonly Phrase[],
  ignored: readonly Phrase[],
  fewest: number,
  isAsked: (entry: CatalogueEntry) => boolean = () => true,
): Reading {
  const concept = allOf(terms)
  const types = catalogue
    .filter((entry) => chapterIds.has(entry.chapterId) && isAsked(entry))
    .map((entry) => ({ entry, weight: entry.weight, concept }))
  const title = titleOf(parts)
  return { title, types, understood: [title], ignored: ignored.flatMap(typedIn), fewest }
}

/** All of what a part names, under its own title. */
export function wholeReading(
  term: readonly string[],
  nodes: readonly SyllabusNode[],
  phrase: Phrase,
  ignored: readonly Phrase[],
): Reading {
  const reading = readingOf(term, chaptersOf(nodes), [phrase], ignored, FEWEST_ALONE)
  const title = describeNodes([], [], nodes)
  return { ...reading, title, understood: [title] }
}
