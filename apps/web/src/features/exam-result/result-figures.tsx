import { accuracy } from '@ekagra/exam/exam-paper/mark-paper'
import { clockText } from '@ekagra/exam/grading/time-text'
import { Stats } from '../../components/ui/stats.tsx'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PaperResult } from './paper-result.ts'

/** Marks, attempts, accuracy and time in one ruled row. */
export function ResultFigures({
  result: { sat, analysis, series, totalMs, fairMs },
}: {
  result: PaperResult
}) {
  const words = useMessages(examResultMessages).figures
  const { marks, of, gained, lost, right, wrong, left } = analysis.marks
  const tried = right + wrong
  const share = accuracy(analysis.marks)
  const last = series.at(-2)
  const change = last ? tried - last.attempts : 0
  const { elapsedMs } = sat.progress
  const total = sat.paper.questions.length
  const quiet = (text: string) => <span className="text-sm font-body tracking-normal text-ink-3">{text}</span>
  return (
    <Stats
      row
      className="mt-8"
      stats={[
        {
          label: words.marks,
          value: (
            <>
              {formatMarks(marks)} {quiet(words.of(formatMarks(of)))}
            </>
          ),
          detail: words.marksDetail(formatMarks(gained), right, formatMarks(lost), wrong),
        },
        {
          label: words.attempts,
          value: (
            <>
              {tried} {quiet(words.of(String(total)))}
            </>
          ),
          detail: `${change > 0 ? words.more(change) : change < 0 ? words.fewer(-change) : ''}${words.attemptsDetail(left)}`,
        },
        {
          label: words.accuracy,
          value: share === null ? '–' : `${Math.round(share * 100)}%`,
          detail: words.accuracyDetail(right, tried),
        },
        {
          label: words.time,
          value: (
            <>
              {clockText(elapsedMs / 1000)} {quiet(words.of(clockText(totalMs / 1000)))}
            </>
          ),
          detail: words.timeDetail(Math.round(elapsedMs / 1000 / total), Math.round(fairMs / 1000)),
        },
      ]}
    />
  )
}
