import { averageOf, type HistoryTally, type Tally, tallyOf } from '@ekagra/exam/history/tally-history'
import { masteryLevel } from '@ekagra/exam/weakness/mastery'
import { Link } from 'react-router'
import { MasteryBubble } from '../../components/mastery/mastery-bubble.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { useRowsInSteps } from '../../components/use-rows-in-steps.ts'
import { categoryPath, subcategoryPath } from '../../lib/filled-paths.ts'
import type {
  SyllabusChapter,
  SyllabusExam,
  SyllabusNode,
  SyllabusSubject,
} from '../../lib/syllabus/syllabus.ts'
import { categoryMessages } from '../../messages/en/categories.ts'
import { masteryMessages } from '../../messages/en/mastery.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { StartLinks } from './start-links.tsx'

export const countTypes = (chapters: readonly SyllabusChapter[]): number =>
  chapters.reduce((count, { types }) => count + types.length, 0)

interface Rows<Node> {
  nodes: readonly Node[]
  history: HistoryTally
}

/** So many rows fill every common screen. */
const IN_VIEW = 11
const IN_VIEW_OF_PHONE = 8

export function ExamRows({ nodes, history }: Rows<SyllabusExam>) {
  const words = useMessages(categoryMessages)
  const drawn = useRowsInSteps(nodes.length, { phone: IN_VIEW_OF_PHONE, wide: IN_VIEW, step: 4 })
  return (
    <RuledList phoneRows={IN_VIEW_OF_PHONE}>
      {nodes.slice(0, drawn).map((exam) => {
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

/** Below the exams on a phone, beside them on a wide screen. */
export function SubjectRows({ nodes, history }: Rows<SyllabusSubject>) {
  const words = useMessages(categoryMessages)
  const drawn = useRowsInSteps(nodes.length, { phone: 0, step: 4 })
  return (
    <RuledList phoneRows={0}>
      {nodes.slice(0, drawn).map((subject) => (
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

/** Makes the link cover the whole row except its buttons. */
const cover =
  'text-ink after:absolute after:inset-0 hover:text-action-text hover:underline focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:outline-focus'

export interface SyllabusRowProps {
  node: SyllabusNode
  tally: Tally
  /** The page of this part, if it has one. */
  to?: string | undefined
  /** What kind of part it is, or how much it contains. */
  detail?: string | undefined
  /** True for parts small enough to have one mastery level: chapters and types of question. */
  hasBubble?: boolean | undefined
}

/** One part of the syllabus as a row: name, counts, the learner's average, and links to practice and test. */
export function SyllabusRow({ node, tally, to, detail, hasBubble }: SyllabusRowProps) {
  const words = useMessages(categoryMessages)
  const { level: levels } = useMessages(masteryMessages)
  const average = averageOf(tally)
  const level = masteryLevel(tally)
  const details = [
    detail,
    hasBubble && levels[level],
    average !== undefined && words.rowAverage(average),
  ].filter((part) => typeof part === 'string')
  return (
    <li className="flex items-center gap-3 py-3 md:gap-4">
      <div className="relative flex min-h-target min-w-0 flex-1 items-center gap-3">
        {hasBubble && <MasteryBubble level={level} className="size-6" />}
        <div className="min-w-0">
          <h3 className="leading-[1.3]">
            {to === undefined ? (
              words.partName(node.title)
            ) : (
              <Link to={to} className={cover}>
                {words.partName(node.title)}
              </Link>
            )}
          </h3>
          {details.length > 0 && (
            <p className="figures text-sm leading-[1.35] text-ink-3">
              {details.map((part, index) => (
                <span key={part} className="max-md:block">
                  {index > 0 && <span className="max-md:hidden"> · </span>}
                  {part}
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
      <StartLinks topic={node.topic} />
    </li>
  )
}
