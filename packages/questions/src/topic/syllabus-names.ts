import { type CatalogueEntry, catalogue } from '../chapters/catalogue.ts'
import { type ChapterGroup, chapterGroups } from '../chapters/chapter-groups.ts'
import { type ChapterId, chapters } from '../chapters/chapters.ts'
import { subjects } from '../chapters/subjects.ts'
import type { Exam } from '../exams/exam.ts'
import { type ExamId, examNames } from '../exams/exam-names.ts'
import { examOf } from '../exams/load-exams.ts'
import { weighExam } from '../exams/weigh-exam.ts'
import type { Chapter } from '../kit/define-chapter.ts'
import { keysOf } from '../kit/keys-of.ts'
import { plainName } from './reading/plain-words.ts'
import { spokenNames } from './spoken-names.ts'

export type NodeKind = 'exam' | 'subject' | 'chapter' | 'type' | 'concept'

/** A node of the syllabus tree, with every name that a learner may type. */
export interface SyllabusNode {
  kind: NodeKind
  title: string
  /** Its place in the syllabus, by which nodes are ordered. */
  place: number
  examId?: ExamId
  /** What an exam asks; like its factor it is known once the exam is loaded. */
  exam?: () => Exam
  /** The id of a concept, which is unique in its chapter. */
  concept?: string
  /** The chapter of a concept. */
  chapterId?: ChapterId
  /**
   * The factor for the weight of a type; 0 when the type is not part of this node. Any type of its chapter may have
   * questions on a concept: which of them do is known once the chapter is loaded.
   */
  factor(entry: CatalogueEntry): number
}

/** A node whose names are known from the start: an exam, a subject, a chapter or a type. */
interface NamedNode extends SyllabusNode {
  /** In their plain form. */
  names: ReadonlySet<string>
}

const titles = new Set(
  [
    ...Object.values(examNames),
    ...Object.values(subjects),
    ...Object.values<Chapter>(chapters),
    ...catalogue,
  ].map(({ title }) => plainName(title)),
)

/** Names that learners type, unless a title or an alias already has that name. */
const spoken = new Map(
  Object.entries(spokenNames).map(([id, names]) => [
    id,
    names.filter((name) => !titles.has(plainName(name))),
  ]),
)

const node = (
  kind: NodeKind,
  id: string,
  { title, aliases }: { title: string; aliases: readonly string[] },
  factor: SyllabusNode['factor'],
): Omit<NamedNode, 'place'> => ({
  kind,
  title,
  names: new Set([title, ...aliases, ...(spoken.get(id) ?? [])].map(plainName)),
  factor,
})

const examIds = keysOf(examNames)

/** Types come after all concepts. */
const TYPES_FROM = 2_000_000

export const syllabusNodes: readonly NamedNode[] = [
  ...[
    ...examIds.map((id) => ({
      ...node('exam', id, examNames[id], examFactor(id)),
      examId: id,
      exam: () => examOf(id),
    })),
    ...Object.entries(subjects).map(([id, subject]) =>
      node('subject', id, subject, ({ subjectId }) => Number(subjectId === id)),
    ),
    ...Object.entries(chapters).map(([id, chapter]) =>
      node('chapter', id, chapter, ({ chapterId }) => Number(chapterId === id)),
    ),
    ...Object.entries<ChapterGroup>(chapterGroups).map(([id, group]) =>
      node('chapter', id, group, ({ chapterId }) => Number(group.chapters.includes(chapterId))),
    ),
  ].map((outer, place) => ({ ...outer, place })),
  ...catalogue
    .map((type) => node('type', type.id, type, ({ id }) => Number(id === type.id)))
    .map((type, index) => ({ ...type, place: TYPES_FROM + index })),
]

/** The number of questions of a type in the paper, whatever its weight is elsewhere. */
function examFactor(examId: ExamId): SyllabusNode['factor'] {
  let shares: ReadonlyMap<string, number> | undefined
  return ({ id, weight }) => {
    shares ??= sharesOf(examOf(examId))
    return (shares.get(id) ?? 0) / weight
  }
}

function sharesOf(exam: Exam): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (const { types } of weighExam(exam)) {
    for (const [id, share] of types) shares.set(id, (shares.get(id) ?? 0) + share)
  }
  return shares
}
