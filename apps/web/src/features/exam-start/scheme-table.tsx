import {
  marksOf,
  marksOfPaper,
  minutesOfPaper,
  questionsOf,
  questionsOfPaper,
  toMarks,
} from '@ekagra/exam/exam-paper/pattern-figures'
import type { ExamPattern, PaperSection } from '@ekagra/schema/exam-pattern'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The sections of a paper with their questions, marks and minutes. */
export function SchemeTable({ pattern }: { pattern: ExamPattern }) {
  const words = useMessages(examChooseMessages).start
  const { sectionName } = useMessages(topicMessages)
  const hasMinutes = pattern.clock.kind === 'sectional'
  const cells = (section: PaperSection) => {
    const [first] = section.parts
    const isSame = (pick: 'right' | 'wrong') =>
      section.parts.every((part) => first && toMarks(part[pick]) === toMarks(first[pick]))
    const shown = (pick: 'right' | 'wrong', sign: string) =>
      !first || !isSame(pick)
        ? words.differs
        : first[pick][0] === 0
          ? '0'
          : `${sign}${formatMarks(toMarks(first[pick]))}`
    return [shown('right', '+'), shown('wrong', '−')] as const
  }
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full text-right text-sm [&_td]:pl-2 [&_td]:whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 pr-2 text-left font-body">
              {words.columns.section}
            </th>
            <th scope="col" className="py-2 font-body">
              {words.columns.questions}
            </th>
            {(['marks', ...(hasMinutes ? (['minutes'] as const) : []), 'right', 'wrong'] as const).map(
              (column) => (
                <th key={column} scope="col" className="py-2 pl-3 font-body">
                  {words.columns[column]}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="text-ink">
          {pattern.sections.map((section) => {
            const [right, wrong] = cells(section)
            return (
              <tr key={section.title} className="border-b border-rule">
                <th scope="row" className="py-2.5 pr-2 text-left font-body">
                  {sectionName(section.title)}
                </th>
                <td>{questionsOf(section)}</td>
                <td>{formatMarks(marksOf(section))}</td>
                {hasMinutes && <td>{section.minutes}</td>}
                <td className="text-correct">{right}</td>
                <td className="text-wrong">{wrong}</td>
              </tr>
            )
          })}
          <tr className="font-title">
            <th scope="row" className="py-2.5 text-left">
              {words.all}
            </th>
            <td>{questionsOfPaper(pattern)}</td>
            <td>{formatMarks(marksOfPaper(pattern))}</td>
            {hasMinutes && <td>{formatMarks(minutesOfPaper(pattern))}</td>}
            <td />
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  )
}
