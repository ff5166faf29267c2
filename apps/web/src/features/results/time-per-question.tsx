import { timeText } from '@ekagra/exam/grading/time-text'
import { FigureTable } from '../../components/figure/figure-table.tsx'
import { TableTwin } from '../../components/figure/figure-twin.tsx'
import { Section } from '../../components/ui/page.tsx'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Result } from './result.ts'
import { TimeChart } from './time-chart.tsx'
import { type TimeFinding, timedQuestions, timeFinding } from './time-finding.ts'

/** Where the time went: a sentence, a picture, a table. */
export function TimePerQuestion({ result }: { result: Result }) {
  const { time: words } = useMessages(resultsMessages)
  const timed = timedQuestions(result.answers)
  const finding = timeFinding(timed)
  if (finding === undefined) return null
  const pace = result.isMock ? result.mock.timeLimit / timed.length : undefined
  const { columns } = words
  const table = {
    columns: [columns.number, columns.topic, columns.answer, columns.time],
    rows: timed.map(({ number, topic, outcome, seconds }) => [
      String(number),
      topic,
      words.outcome[outcome],
      words.seconds(seconds),
    ]),
  }
  return (
    <Section
      title={words.title}
      end={<p className="figures text-sm text-ink-3">{words.average(finding.average)}</p>}
      ruled
    >
      <p className="figures mb-5 max-w-[52rem] text-pretty text-ink-2">{sentence(finding, words)}</p>
      <TimeChart timed={timed} pace={pace} />
      <TableTwin>
        <FigureTable table={table} title={words.title} />
      </TableTwin>
    </Section>
  )
}

function sentence({ lost, slowest }: TimeFinding, words: typeof resultsMessages.english.time): string {
  if (lost === undefined || lost.seconds === 0) return words.allRight(slowest.number, slowest.seconds)
  const spent = words.lost(lost.share, timeText(lost.seconds), lost.count)
  return `${spent} ${words.slowest(slowest.number, slowest.seconds)}`
}
