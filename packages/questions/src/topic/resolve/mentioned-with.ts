import { chaptersMentioning } from '../mentions/find-mentions.ts'
import type { Phrase } from '../reading/read-phrases.ts'
import type { SyllabusNode } from '../syllabus-names.ts'
import { chaptersOf } from './nodes/node-entries.ts'

/** Whether questions of the same chapter mention a word: it belongs to the topic, even if no question is on both. */
export function isMentionedWith(nodes: readonly SyllabusNode[], { text }: Phrase): boolean {
  const places = chaptersMentioning(text)
  return places.size > 0 && [...chaptersOf(nodes)].some((id) => places.has(id))
}
