import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { prepareFigures } from '../../components/figure/figure-parts.ts'
import { AnswerListSkeleton } from '../../components/question/answer-list.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { examResultPath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { createFirstOpening } from '../../lib/start/first-opening.ts'
import { isOwnLanding } from '../../lib/start/landing.ts'
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

interface Opened {
  load: PaperLoad
  release: () => void
}

const nothing = () => {}

/** Opens a paper and locks it, so that no second tab runs it. */
async function open(id: string): Promise<Opened> {
  if (await readSatPaper(id)) return { load: { kind: 'sat' }, release: nothing }
  const held = await holdSession(id)
  if (!held) return { load: { kind: 'elsewhere' }, release: nothing }
  try {
    // Read only now: the other tab may have written until it let go.
    const running = await loadPaper(id)
    if (running) {
      await prepareFigures(running.paper.questions.map(({ question }) => question))
      return { load: { kind: 'ready', running }, release: held.release }
    }
  } catch {
    // A paper that cannot be read is missing.
  }
  held.release()
  return { load: { kind: 'missing' }, release: nothing }
}

const firstOpening = createFirstOpening<Opened>()

/** The landing shows the question already: the paper is opened before the app takes its place. */
export async function loadFirstView(): Promise<void> {
  const id = location.pathname.split('/').at(-1) ?? ''
  if (isOwnLanding()) await firstOpening.begin(id, open(id))
}

function useOpenPaper(id: string, attempt: number): PaperLoad {
  const key = `${id} ${attempt}`
  const [found, setFound] = useState(() => {
    const first = firstOpening.read(id)
    return first && { key, load: first.load }
  })
  useEffect(() => {
    let isWanted = true
    let release = nothing
    const opened = firstOpening.take(id) ?? open(id)
    opened
      .catch((): Opened => ({ load: { kind: 'missing' }, release: nothing }))
      .then((result) => {
        if (!isWanted) return result.release()
        release = result.release
        setFound((before) =>
          before?.key === key && before.load === result.load ? before : { key, load: result.load },
        )
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
