import { isGreenIcon } from '@ekagra/exam/grading/score-bands'
import { CURRENT_AFFAIRS_LEVEL, historyLevel, UNKNOWN_DATE } from '@ekagra/exam/history/read-history'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { clsx } from 'clsx'
import { useId } from 'react'
import { scoreStroke } from '../../components/history/score-colour.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import type { IconName } from '../../components/ui/icon.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { LevelBadge } from '../../components/ui/question-badges.tsx'
import { ScoreRing } from '../../components/ui/score-ring.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { entryResultsPath, retakePath } from '../../lib/entry-paths.ts'
import { correctionMessages } from '../../messages/en/correction.ts'
import { historyMessages } from '../../messages/en/history.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AnswerSheet, useEntryAnswers } from './answer-sheet.tsx'

const deviceIcons: Record<HistoryEntry['deviceType'], IconName> = {
  mobile: 'phone',
  desktop: 'monitor',
  unknown: 'help',
}

interface HistoryRowProps {
  entry: HistoryEntry
  open: boolean
  onToggle: () => void
  onRemove: () => void
  now: number
}

/** One test as a row. Pressing anywhere on the row opens or closes it. */
export function HistoryRow({ entry, open, onToggle, onRemove, now }: HistoryRowProps) {
  const words = useMessages(historyMessages).entry
  const corrected = useMessages(correctionMessages)
  const { name } = useMessages(topicMessages)
  const detailsId = useId()
  const percent = Math.round(Math.min(100, entry.percentage))
  const level = historyLevel(entry)
  const day = entry.date === UNKNOWN_DATE ? words.unknownDay : words.day(Date.parse(entry.date), now)
  return (
    <>
      <div className="relative grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-4 py-4 md:gap-5">
        <ScoreRing
          size="sm"
          percent={percent}
          label={words.score(percent)}
          stroke={scoreStroke(entry.percentage)}
        >
          {percent}
        </ScoreRing>
        <div className="min-w-0">
          <h2 className="text-base leading-[1.3] tracking-normal">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? detailsId : undefined}
              onClick={onToggle}
              className="text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:outline-focus"
            >
              {name(entry.topic)}
            </button>
          </h2>
          <p className="figures mt-0.5 flex flex-wrap items-center gap-x-1.5 text-sm text-ink-3">
            <Icon
              name={isGreenIcon(entry.percentage) ? 'award' : 'target'}
              className={clsx('size-4', isGreenIcon(entry.percentage) && 'text-correct')}
            />
            {entry.asked && (
              <span className="after:ml-1.5 after:content-['·']">{words.asked(entry.asked)}</span>
            )}
            {[words.result(entry.score, entry.totalQuestions), words.time(entry.timeSpent), day].map(
              (part, place) => (
                <span key={part} className={clsx(place > 0 && "before:mr-1.5 before:content-['·']")}>
                  {part}
                </span>
              ),
            )}
          </p>
          {entry.former && (
            <Badge tone="bindu" className="mt-1">
              {corrected.badge}, {corrected.former(entry.former.percentage)}
            </Badge>
          )}
        </div>
        <div className="flex items-center gap-3">
          <div className="flex items-center gap-3 max-md:sr-only">
            {entry.unconfirmed && <Badge tone="bindu">{words.unconfirmed}</Badge>}
            {level === CURRENT_AFFAIRS_LEVEL ? (
              <Badge>{words.currentAffairs}</Badge>
            ) : (
              <LevelBadge level={level} />
            )}
            <span className="text-ink-3">
              <Icon name={deviceIcons[entry.deviceType]} className="size-5" />
              <span className="sr-only">{words.device[entry.deviceType]}</span>
            </span>
          </div>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} className="size-5 text-ink-3" />
        </div>
      </div>
      {open && (
        <div id={detailsId} className="pb-5 md:pl-18">
          <HistoryRowDetails entry={entry} onRemove={onRemove} />
        </div>
      )}
    </>
  )
}

/** The content of an open row: an overview of the answers, and the actions for the test. */
function HistoryRowDetails({ entry, onRemove }: { entry: HistoryEntry; onRemove: () => void }) {
  const words = useMessages(historyMessages).entry
  const corrected = useMessages(correctionMessages)
  const answers = useEntryAnswers(entry)
  const retake = retakePath(entry)
  return (
    <>
      {entry.former && (
        <p className="mb-3 text-sm text-ink-2">
          {corrected.result(entry.former.questions, entry.former.date)}.{' '}
          {corrected.resultText(
            words.result(entry.former.score, entry.totalQuestions),
            words.result(entry.score, entry.totalQuestions),
          )}
        </p>
      )}
      {answers === 'loading' && <Skeleton className="h-4.5 w-64 max-w-full" />}
      {answers === null && <p className="text-sm text-ink-3">{words.summaryOnly}</p>}
      {answers !== 'loading' && answers !== null && <AnswerSheet {...answers} />}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <ButtonLink variant="primary" to={entryResultsPath(entry)}>
          {words.viewResults}
        </ButtonLink>
        <ButtonLink to={retake.to} state={retake.state}>
          <Icon name="retry" />
          {words.takeAgain}
        </ButtonLink>
        <Button variant="danger-quiet" square aria-label={words.remove} onClick={onRemove}>
          <Icon name="trash" />
        </Button>
      </div>
    </>
  )
}
