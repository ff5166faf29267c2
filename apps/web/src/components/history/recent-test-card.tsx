import { CURRENT_AFFAIRS_LEVEL, historyLevel, UNKNOWN_DATE } from '@ekagra/exam/history/read-history'
import type { DeviceType, HistoryEntry } from '@ekagra/schema/history-entry'
import type { RecentTest } from '@ekagra/schema/session/recent-test'
import { Link } from 'react-router'
import { entryResultsPath } from '../../lib/entry-paths.ts'
import { questionMessages } from '../../messages/en/question.ts'
import { recentTestsMessages } from '../../messages/en/recent-tests.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../ui/button.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Icon } from '../ui/icon.tsx'
import { ScoreRing } from '../ui/score-ring.tsx'
import { scoreStroke } from './score-colour.ts'

const deviceIcons: Record<DeviceType, IconName> = { mobile: 'phone', desktop: 'monitor', unknown: 'help' }

export interface RecentTestCardProps {
  test: RecentTest
  /** The history entry that its results are opened from. */
  entry: HistoryEntry | undefined
  /** Which of the eight spines, from 0. */
  spine: number
  now: number
  onDelete: (() => void) | undefined
}

/** A test as a book on the shelf: its spine, its score, what it was and when. */
export function RecentTestCard({ test, entry, spine, now, onDelete }: RecentTestCardProps) {
  const words = useMessages(recentTestsMessages)
  const { name } = useMessages(topicMessages)
  const { level: levels } = useMessages(questionMessages)
  const level = historyLevel({ id: test.id, difficulty: test.category })
  const score = Math.round(Math.min(100, test.score))
  const day = test.date === UNKNOWN_DATE ? words.unknownDay : words.day(Date.parse(test.date), now)
  return (
    <article className="focus-within-ring relative flex h-full items-center gap-3 overflow-hidden rounded-md border border-rule bg-surface py-3 pr-3 pl-5 transition-colors hover:border-edge">
      <span
        aria-hidden="true"
        data-spine={spine + 1}
        className="absolute inset-y-0 left-0 w-1.5"
        style={{ backgroundImage: `var(--spine-${spine + 1})` }}
      />
      <ScoreRing size="sm" percent={score} label={words.score(score)} stroke={scoreStroke(test.score)}>
        {score}
      </ScoreRing>
      <div className="min-w-0 flex-1">
        <h3 className="leading-[1.3]">
          {entry ? (
            <Link to={entryResultsPath(entry)} className="outline-none after:absolute after:inset-0">
              {name(test.title)}
            </Link>
          ) : (
            name(test.title)
          )}
        </h3>
        <p className="figures text-sm leading-[1.4] text-ink-3">
          {words.questions(test.questions)}, {words.time(test.time)}
        </p>
        <p className="figures flex items-center gap-1.5 text-sm leading-[1.4] text-ink-3">
          {level === CURRENT_AFFAIRS_LEVEL ? words.currentAffairs : levels[level]}, {day}
          <Icon name={deviceIcons[test.deviceType]} className="size-4" />
          <span className="sr-only">{words.device[test.deviceType]}</span>
        </p>
      </div>
      {onDelete && (
        <IconButton label={words.remove(name(test.title))} onClick={onDelete} className="relative">
          <Icon name="trash" className="size-5" />
        </IconButton>
      )}
    </article>
  )
}
