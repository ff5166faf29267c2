import { planClock } from '@ekagra/exam/exam-paper/hall-clock'
import { clockText } from '@ekagra/exam/grading/time-text'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { hallPath } from '../../lib/filled-paths.ts'
import { findRunningPapers, type RunningPaper, removePaper } from '../../lib/stores/hall/paper-store.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Icon } from '../ui/icon.tsx'

type Found = Awaited<ReturnType<typeof findRunningPapers>>[number]

/** Offers to go on with the papers that were begun and not handed in. */
export function RunningPapers() {
  const words = useMessages(examChooseMessages).running
  const [papers, setPapers] = useState<readonly Found[]>([])
  const [leaving, setLeaving] = useState<RunningPaper>()
  useEffect(() => {
    let isWanted = true
    findRunningPapers().then((found) => {
      if (isWanted) setPapers(found)
    })
    return () => {
      isWanted = false
    }
  }, [])
  const remove = async () => {
    if (!leaving) return
    await removePaper(leaving.paper.id)
    setPapers(papers.filter(({ paper }) => paper.id !== leaving.paper.id))
    setLeaving(undefined)
  }
  if (papers.length === 0) return null
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule">
        {papers.map((found) => (
          <li key={found.paper.id} className="flex items-center">
            <RunningLink {...found} />
            <IconButton
              label={words.deleteLabel(found.paper.pattern.title)}
              onClick={() => setLeaving(found)}
            >
              <Icon name="trash" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title={words.confirmTitle}
        description={words.confirmText}
        confirmLabel={words.delete}
        cancelLabel={words.keep}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setLeaving(undefined)}
      />
    </>
  )
}

function RunningLink({ paper, progress, isOpen }: Found) {
  const words = useMessages(examChooseMessages).running
  const total = paper.questions.length
  const answered = progress?.answers.filter((answer) => answer !== null).length ?? 0
  const { totalMs } = planClock(paper.pattern, paper.hasExtraTime)
  const left = clockText(Math.max(0, totalMs - (progress?.elapsedMs ?? 0)) / 1000)
  return (
    <Link
      to={hallPath(paper.id)}
      className="group grid min-h-17 flex-1 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-4"
    >
      <svg viewBox="0 0 40 40" fill="none" strokeWidth={4} aria-hidden="true">
        <circle cx={20} cy={20} r={17.5} className="stroke-rule" />
        <circle
          cx={20}
          cy={20}
          r={17.5}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${(answered / total) * 100} 100`}
          transform="rotate(-90 20 20)"
          className="stroke-action-text"
        />
      </svg>
      <span>
        <b className="block leading-[1.3]">{words.title(paper.pattern.title)}</b>
        <span className="figures block text-sm leading-[1.35] text-ink-3">
          {words.text(answered, total, left)} {isOpen && words.open}
        </span>
      </span>
      <Icon name="arrow-right" className="size-5 text-action-text" />
    </Link>
  )
}
