import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../components/ui/icon.tsx'
import { sessionPath } from '../../lib/paths.ts'
import { findUnfinishedSessions, type SessionRecord } from '../../lib/stores/session/session-record.ts'
import { chooseStoredSession } from '../../lib/stores/session/tab-session.ts'
import { homeMoreMessages } from '../../messages/home-more.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The latest session that nobody has open: it can be resumed. */
export function ResumeSession() {
  const [found, setFound] = useState<SessionRecord>()
  useEffect(() => {
    let isWanted = true
    findUnfinishedSessions().then(([latest]) => {
      if (isWanted) setFound(latest)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return found ? <ResumeLink {...found} /> : null
}

function ResumeLink({ paper, progress }: SessionRecord) {
  const words = useMessages(homeMoreMessages).resume
  const total = paper.questions.length
  const at = Math.min(total, (progress?.progress.index ?? 0) + 1)
  return (
    <Link
      to={sessionPath(paper.mode)}
      onClick={() => chooseStoredSession(paper.id)}
      className="group grid min-h-17 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-4"
    >
      <svg viewBox="0 0 40 40" fill="none" strokeWidth={4} aria-hidden="true">
        <circle cx={20} cy={20} r={17.5} className="stroke-rule" />
        <circle
          cx={20}
          cy={20}
          r={17.5}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${(at / total) * 100} 100`}
          transform="rotate(-90 20 20)"
          className="stroke-action-text"
        />
      </svg>
      <span>
        <b className="block leading-[1.3]">{words.title(paper.topic)}</b>
        <span className="figures block text-sm leading-[1.35] text-ink-3">{words.text(at, total)}</span>
      </span>
      <Icon name="arrow-right" className="size-5 text-action-text" />
    </Link>
  )
}
