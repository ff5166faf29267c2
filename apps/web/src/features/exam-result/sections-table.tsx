import { accuracy, type Tally } from '@ekagra/exam/exam-paper/mark-paper'
import { clockText } from '@ekagra/exam/grading/time-text'
import { Section } from '../../components/ui/page.tsx'
import { ScrollRegion } from '../../components/ui/scroll-region.tsx'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { figureMessages } from '../../messages/en/figure.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PaperResult } from './paper-result.ts'

const MINUTE = 60_000

/** Right, wrong, left, marks and time of each section. */
export function SectionsTable({ result: { sat, analysis } }: { result: PaperResult }) {
  const words = useMessages(examResultMessages).sections
  const { tableOf } = useMessages(figureMessages)
  const { sectionName } = useMessages(topicMessages)
  const { sections } = sat.paper.pattern
  const { times, marks } = analysis
  const over = times.map(({ spentMs, fairMs }) => spentMs - fairMs)
  const most = over.indexOf(Math.max(...over))
  const overMs = over[most] ?? 0
  const fair = new Set(times.map(({ fairMs }) => fairMs))
  const [fairMs] = fair
  const longest = Math.max(...times.map((time) => Math.max(time.spentMs, time.fairMs)))
  return (
    <Section
      ruled
      title={words.title}
      end={
        fair.size === 1 &&
        fairMs !== undefined && (
          <span className="figures text-sm text-ink-3">{words.fair(clockText(fairMs / 1000))}</span>
        )
      }
    >
      <p className="figures mb-4">
        {overMs > MINUTE
          ? words.over(sectionName(sections[most]?.title ?? ''), clockText(overMs / 1000))
          : words.within}
      </p>
      <ScrollRegion label={tableOf(words.title)}>
        <table className="figures w-full min-w-136 text-right text-sm">
          <thead className="text-xs text-ink-3">
            <tr className="border-b border-edge">
              <th scope="col" className="py-2 text-left font-body">
                {words.columns.section}
              </th>
              {(['right', 'wrong', 'left', 'accuracy', 'marks'] as const).map((column) => (
                <th key={column} scope="col" className="py-2 pl-3 font-body">
                  {words.columns[column]}
                </th>
              ))}
              <th scope="col" className="w-2/5 py-2 pl-6 text-left font-body">
                {words.columns.time}
              </th>
            </tr>
          </thead>
          <tbody>
            {sections.map((section, index) => {
              const tally = marks.sections[index]
              const time = times[index]
              if (!tally || !time) return null
              return (
                <tr key={section.title} className="border-b border-rule">
                  <th scope="row" className="py-2.5 text-left font-body">
                    {sectionName(section.title)}
                  </th>
                  <Cells tally={tally} none={words.none} />
                  <td className="py-2.5 pl-6">
                    <span className="grid grid-cols-[minmax(3rem,1fr)_3.5rem_4rem] items-center gap-2">
                      <TimeBar {...time} longest={longest} />
                      <span>{clockText(time.spentMs / 1000)}</span>
                      <Difference ms={time.spentMs - time.fairMs} />
                    </span>
                  </td>
                </tr>
              )
            })}
            <tr className="font-title">
              <th scope="row" className="py-2.5 text-left">
                {words.all}
              </th>
              <Cells tally={marks} none={words.none} />
              <td className="py-2.5 pl-6">
                <span className="grid grid-cols-[minmax(3rem,1fr)_3.5rem_4rem] gap-2">
                  <span />
                  <span>{clockText(sat.progress.elapsedMs / 1000)}</span>
                </span>
              </td>
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
    </Section>
  )
}

function Cells({ tally, none }: { tally: Tally; none: string }) {
  const share = accuracy(tally)
  return (
    <>
      <td className="pl-3 whitespace-nowrap">{tally.right}</td>
      <td className="pl-3 whitespace-nowrap">{tally.wrong}</td>
      <td className="pl-3 whitespace-nowrap">{tally.left}</td>
      <td className="pl-3 whitespace-nowrap">{share === null ? none : `${Math.round(share * 100)}%`}</td>
      <td className="pl-3 font-title whitespace-nowrap">{formatMarks(tally.marks)}</td>
    </>
  )
}

/** The time spent; what is over the fair share is red, and a line stands where the share ends. */
function TimeBar({ spentMs, fairMs, longest }: { spentMs: number; fairMs: number; longest: number }) {
  const width = (ms: number) => `${(ms / (longest || 1)) * 100}%`
  return (
    <span aria-hidden="true" className="relative block h-3 rounded-sm bg-rule">
      <span
        style={{ width: width(Math.min(spentMs, fairMs)) }}
        className="absolute inset-y-0 left-0 rounded-l-sm bg-action"
      />
      {spentMs > fairMs && (
        <span
          style={{ left: width(fairMs), width: width(spentMs - fairMs) }}
          className="absolute inset-y-0 rounded-r-sm bg-wrong-fill"
        />
      )}
      <span style={{ left: width(fairMs) }} className="absolute -inset-y-1 border-l-2 border-ink" />
    </span>
  )
}

function Difference({ ms }: { ms: number }) {
  const text = clockText(Math.abs(ms) / 1000)
  return <span className={ms > MINUTE ? 'text-wrong' : 'text-ink-3'}>{`${ms > 0 ? '+' : '−'}${text}`}</span>
}
