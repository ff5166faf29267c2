import { catalogue } from '../../../chapters/catalogue.ts'
import type { SyllabusNode } from '../../syllabus-names.ts'

/** 'SSC CGL Mathematics', 'NEET Physics: Optics', 'Trains, Boats & Streams'. */
export function describeNodes(...groups: readonly (readonly SyllabusNode[])[]): string {
  const [exams = '', subjects = '', topics = ''] = groups.map((group) =>
    [...new Set(group.map((node) => titleAmong(group, node)))].join(', '),
  )
  const frame = [exams, subjects].filter((part) => part !== '').join(' ')
  return [frame, topics].filter((part) => part !== '').join(': ')
}

/**
 * When a topic means more types of one chapter than this, as 'modern history' does, the title is the chapter's name.
 */
const MOST_TITLES = 3

function titleAmong(group: readonly SyllabusNode[], { kind, title, factor }: SyllabusNode): string {
  const chapterOf = (isOfNode: SyllabusNode['factor']) =>
    catalogue.find((entry) => isOfNode(entry) > 0)?.chapter
  const chapter = chapterOf(factor)
  const isOneOfMany =
    kind === 'type' &&
    group.filter((other) => other.kind === 'type' && chapterOf(other.factor) === chapter).length > MOST_TITLES
  return isOneOfMany && chapter ? chapter : title
}
