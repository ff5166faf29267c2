import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { AnswerListSkeleton } from '../../components/answer-list.tsx'
import { prepareFigures } from '../../components/figure/figure-parts.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { examResultPath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { loadPaper, type RunningPaper } from '../../lib/stores/hall/paper-store.ts'
import { readSatPaper } from '../../lib/stores/hall/sat-paper-store.ts'
import { holdSession } from '../../lib/stores/session/hold-session.ts'
import { toast } from '../../lib/toast.ts'
import { examHallMessages } from '../../messages/en/exam-hall.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { HallScreen } from './view/hall-screen.tsx'

/** The page at /exams/hall/:paperId. */
export function Component() {
  const { paperId = '' } = useParams()
  const words = useMessages(examHallMessages)
  const [attempt, setAttempt] = useState(0)
  const load = useOpenPaper(paperId, attempt)
  switch (load.kind) {
    case 'loading':
      return <HallSkeleton />
    case 'sat':
      return <Navigate to={examResultPath(paperId)} replace />
    case 'ready':
      return (
        <>
          {load.running.progress && <ResumedNotice />}
          <HallScreen key={paperId} running={load.running} />
        </>
      )
    case 'elsewhere':
      return (
        <EmptyState
          level="h1"
          title={words.elsewhere.title}
          text={words.elsewhere.text}
          className="min-h-[80dvh]"
          actions={
            <div className="flex flex-wrap justify-center gap-3">
              <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
                {words.elsewhere.takeOver}
              </Button>
              <ButtonLink to={paths.exams}>{words.elsewhere.choose}</ButtonLink>
            </div>
          }
        />
      )
    case 'missing':
      return (
        <EmptyState
          level="h1"
          title={words.missing.title}
          text={words.missing.text}
          className="min-h-[80dvh]"
          actions={
            <ButtonLink variant="primary" to={paths.exams}>
              {words.missing.choose}
            </ButtonLink>
          }
        />
      )
  }
}

type PaperLoad =
  | { kind: 'loading' | 'elsewhere' | 'missing' | 'sat' }
  | { kind: 'ready'; running: RunningPaper }

/** After a reload, the old page may hold its lock for another moment. */
const HOLD_ATTEMPTS = 5
const HOLD_PAUSE_MS = 120

async function hold(id: string): Promise<{ release: () => void } | null> {
  for (let attempt = 1; attempt < HOLD_ATTEMPTS; attempt += 1) {
    const held = await holdSession(id)
    if (held) return held
    await new Promise((resolve) => setTimeout(resolve, HOLD_PAUSE_MS))
  }
  return holdSession(id)
}

/** Opens a paper and locks it, so that no second tab runs it. */
function useOpenPaper(id: string, attempt: number): PaperLoad {
  const key = `${id} ${attempt}`
  const [found, setFound] = useState<{ key: string; load: PaperLoad }>()
  useEffect(() => {
    let isWanted = true
    let release = () => {}
    const open = async (): Promise<PaperLoad> => {
      if (await readSatPaper(id)) return { kind: 'sat' }
      const held = await hold(id)
      if (!held) return { kind: 'elsewhere' }
      release = held.release
      // Read only now: the other tab may have written until it let go.
      const running = await loadPaper(id)
      if (!isWanted || !running) release()
      if (running) await prepareFigures(running.paper.questions.map(({ question }) => question))
      return running ? { kind: 'ready', running } : { kind: 'missing' }
    }
    open()
      .catch((): PaperLoad => ({ kind: 'missing' }))
      .then((load) => {
        if (isWanted) setFound({ key, load })
      })
    return () => {
      isWanted = false
      release()
    }
  }, [id, key])
  return found?.key === key ? found.load : { kind: 'loading' }
}

function ResumedNotice() {
  const words = useMessages(examHallMessages)
  useEffect(() => {
    toast.info(words.resumed, { id: 'hall-resumed' })
  }, [words])
  return null
}

function HallSkeleton() {
  const words = useMessages(examHallMessages)
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <div className="flex h-bar items-center gap-4 border-b border-rule px-gutter">
        <Skeleton round className="size-6" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="ml-auto h-9 w-24" />
      </div>
      <div className="mx-auto max-w-session px-gutter pt-20">
        <div className="grid max-w-measure gap-4">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-8 w-full" />
          <AnswerListSkeleton />
        </div>
      </div>
    </div>
  )
}
