import { type HistoryTally, tallyOf } from '@ekagra/exam/history/tally-history'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { categoryPath, subcategoryPath } from '../../lib/paths.ts'
import type { SyllabusChapter, SyllabusExam, SyllabusNode, SyllabusSubject } from '../../lib/syllabus.ts'
import { categoryMessages } from '../../messages/categories.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SyllabusRow } from './syllabus-row.tsx'

export const countTypes = (chapters: readonly SyllabusChapter[]): number =>
  chapters.reduce((count, { types }) => count + types.length, 0)

interface Rows<Node> {
  nodes: readonly Node[]
  history: HistoryTally
}

export function ExamRows({ nodes, history }: Rows<SyllabusExam>) {
  const words = useMessages(categoryMessages)
  return (
    <RuledList>
      {nodes.map((exam) => {
        const chapters = exam.subjects.flatMap((subject) => subject.chapters)
        return (
          <SyllabusRow
            key={exam.id}
            node={exam}
            tally={tallyOf(history, exam)}
            to={categoryPath(exam.id)}
            detail={words.examCounts(exam.subjects.length, chapters.length)}
          />
        )
      })}
    </RuledList>
  )
}

export function SubjectRows({ nodes, history }: Rows<SyllabusSubject>) {
  const words = useMessages(categoryMessages)
  return (
    <RuledList>
      {nodes.map((subject) => (
        <SyllabusRow
          key={subject.id}
          node={subject}
          tally={tallyOf(history, subject)}
          to={categoryPath(subject.id)}
          detail={words.subjectCounts(subject.chapters.length, countTypes(subject.chapters))}
        />
      ))}
    </RuledList>
  )
}

export function ChapterRows({ nodes, history }: Rows<SyllabusChapter>) {
  const words = useMessages(categoryMessages)
  return (
    <RuledList>
      {nodes.map((chapter) => (
        <SyllabusRow
          key={chapter.id}
          node={chapter}
          tally={tallyOf(history, chapter)}
          to={subcategoryPath(chapter.id)}
          detail={words.chapterCounts(chapter.types.length)}
          hasBubble
        />
      ))}
    </RuledList>
  )
}

export function TypeRows({ nodes, history }: Rows<SyllabusNode>) {
  return (
    <RuledList>
      {nodes.map((type) => (
        <SyllabusRow key={type.id} node={type} tally={tallyOf(history, type)} hasBubble />
      ))}
    </RuledList>
  )
}
