import { UNKNOWN_DATE } from '@ekagra/exam/history/read-history'
import { bestResults } from '@ekagra/exam/history/recent-tests'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { homeScoreText } from '../../components/history/score-colour.ts'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { entryResultsPath } from '../../lib/entry-paths.ts'
import * as paths from '../../lib/paths.ts'
import { homeSectionsMessages } from '../../messages/en/home-sections.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The three best results in the history. */
export function BestResults({ history, now }: { history: readonly HistoryEntry[]; now: number }) {
  const words = useMessages(homeSectionsMessages).best
  const best = bestResults(history).flatMap(({ id }) => history.find((entry) => entry.id === id) ?? [])
  return (
    <Section
      title={words.title}
      end={
        <Link to={paths.history} className="text-link -my-2.75 inline-flex min-h-target items-center text-sm">
          {words.history}
        </Link>
      }
    >
      {best.length === 0 ? (
        <p className="text-ink-2">{words.none}</p>
      ) : (
        <RuledList ordered>
          {best.map((entry) => (
            <BestResult key={entry.id} entry={entry} now={now} />
          ))}
        </RuledList>
      )}
    </Section>
  )
}

function BestResult({ entry, now }: { entry: HistoryEntry; now: number }) {
  const words = useMessages(homeSectionsMessages).best
  const { name } = useMessages(topicMessages)
  const detail = words.detail(entry.score, entry.totalQuestions, entry.timeSpent)
  return (
    <li>
      <Link
        to={entryResultsPath(entry)}
        className="group grid grid-cols-[3.75rem_minmax(0,1fr)] items-center gap-4 py-3"
      >
        <span
          className={clsx(
            'figures text-xl leading-none font-title tracking-[-0.02em]',
            homeScoreText(entry.percentage),
          )}
        >
          {Math.round(Math.min(100, entry.percentage))}
          <small className="text-sm">{words.percent}</small>
        </span>
        <span>
          <b className="block leading-[1.3] group-hover:text-action-text">{name(entry.topic)}</b>
          <span className="figures block text-sm text-ink-3">
            {entry.date === UNKNOWN_DATE ? detail : words.dated(detail, Date.parse(entry.date), now)}
          </span>
        </span>
      </Link>
    </li>
  )
}
