import { type Exam, exams } from '@ekagra/content/syllabus/exams'
import { subjects } from '@ekagra/content/syllabus/subjects'
import { chapters } from '@ekagra/content/syllabus/syllabus'
import { type CatalogueEntry, catalogue } from './catalogue.ts'

export type NodeKind = 'exam' | 'subject' | 'chapter' | 'type'

/** A node of the syllabus tree, under every name that a learner may write. */
export interface SyllabusNode {
  kind: NodeKind
  title: string
  /** Normalised. */
  names: ReadonlySet<string>
  /** By how much this node multiplies the weight of a type; 0 when the type is not part of it. */
  factor(entry: CatalogueEntry): number
}

/** A word of a topic in its plain form; `separated` when 'and' or a comma stands before it. */
export interface TopicWord {
  word: string
  separated: boolean
}

/** Lower case, no punctuation, no plural; 'and', '&' and commas only separate. */
export function splitTopic(topic: string): TopicWord[] {
  const tokens = topic
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[&,;/+]/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((token) => token !== '')
  return tokens.flatMap((token, index) =>
    token === 'and' ? [] : [{ word: stem(token), separated: tokens[index - 1] === 'and' }],
  )
}

const normaliseName = (name: string): string =>
  splitTopic(name)
    .map(({ word }) => word)
    .join(' ')

export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const node = (
  kind: NodeKind,
  { title, aliases }: { title: string; aliases: readonly string[] },
  factor: SyllabusNode['factor'],
): SyllabusNode => ({ kind, title, names: new Set([title, ...aliases].map(normaliseName)), factor })

export const syllabusNodes: readonly SyllabusNode[] = [
  ...Object.values(exams).map((exam: Exam) => node('exam', exam, (entry) => examFactor(exam, entry))),
  ...Object.entries(subjects).map(([id, subject]) =>
    node('subject', subject, ({ subjectId }) => Number(subjectId === id)),
  ),
  ...Object.entries(chapters).map(([id, chapter]) =>
    node('chapter', chapter, ({ chapterId }) => Number(chapterId === id)),
  ),
  ...catalogue.map((type) => node('type', type, ({ id }) => Number(id === type.id))),
]

/** The share of the subject in the paper, divided by the weights of its types so that subjects keep their proportion. */
function examFactor(
  { subjects: shares, without = [] }: Exam,
  { subjectId, chapterId }: CatalogueEntry,
): number {
  const shareOfPaper = shares[subjectId]
  if (shareOfPaper === undefined || without.includes(chapterId)) return 0
  const asked = catalogue.filter(
    (entry) => entry.subjectId === subjectId && !without.includes(entry.chapterId),
  )
  return shareOfPaper / asked.reduce((sum, { weight }) => sum + weight, 0)
}
