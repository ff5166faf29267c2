import { useEffect, useRef, useState } from 'react'
import type { NotesAnswer, NotesFailure, NotesWish } from '../../lib/backend/request-notes.ts'
import { logProblem } from '../../lib/log.ts'
import { loadRecovery } from '../../lib/start/load-recovery.ts'
import type { notes } from '../../messages/en/notes.ts'
import { moveAhead, TICKER, tick } from '../generation/generation-progress.ts'

type NotesView =
  | { status: 'idle' }
  /** `progress` is 0 to 100; `text` is what has been written so far. */
  | { status: 'loading'; progress: number; text: string }
  | { status: 'done' }
  | { status: 'error'; failure: NotesFailure }

type NotesResult = Extract<NotesAnswer, { ok: true }> | null

export interface NotesGeneration {
  view: NotesView
  /** What is being written, or was written last. */
  wish: NotesWish | undefined
  /** Null when it failed or was cancelled. A second call cancels the first. */
  generate: (wish: NotesWish) => Promise<NotesResult>
  /** Really aborts what runs; also closes an error. */
  cancel: () => void
}

const IDLE: NotesView = { status: 'idle' }

/** The code that requests notes is large, so it loads only when needed. */
const loadRequest = () => loadRecovery.withoutReload(() => import('../../lib/backend/request-notes.ts'))

/** Runs one generation at a time: idle, loading, then done or error. Real progress moves ahead of the ticks. */
export function useNotesGeneration(): NotesGeneration {
  const [view, setView] = useState<NotesView>(IDLE)
  const [wish, setWish] = useState<NotesWish>()
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  const change = (
    changes: (now: { progress: number; text: string }) => { progress?: number; text?: string },
  ) => setView((now) => (now.status === 'loading' ? { ...now, ...changes(now) } : now))

  const isLoading = view.status === 'loading'
  useEffect(() => {
    if (!isLoading) return
    const timer = setInterval(
      () => setView((now) => (now.status === 'loading' ? { ...now, progress: tick(now.progress) } : now)),
      TICKER.everyMs,
    )
    return () => clearInterval(timer)
  }, [isLoading])

  const generate = async (next: NotesWish): Promise<NotesResult> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setWish(next)
    setView({ status: 'loading', progress: 0, text: '' })
    const answer = await loadRequest()
      .then(({ requestNotes }) =>
        requestNotes(next, {
          signal,
          onProgress: (percent) => change(({ progress }) => ({ progress: moveAhead(progress, percent) })),
          onText: (text) => change(() => ({ text })),
        }),
      )
      .catch((problem: unknown): NotesAnswer => {
        logProblem('Notes could not be asked for', problem)
        return { ok: false, failure: { kind: 'unreachable' } }
      })
    if (signal.aborted) return null
    setView(answer.ok ? { status: 'done' } : { status: 'error', failure: answer.failure })
    return answer.ok ? answer : null
  }

  return {
    view,
    wish,
    generate,
    cancel: () => {
      running.current?.abort()
      setView(IDLE)
    },
  }
}

/** Why there are no notes, in words; the server's own message is preferred. */
export function describeNotesFailure(failure: NotesFailure, words: (typeof notes)['making']): string {
  switch (failure.kind) {
    case 'server':
      return words.serverReason(failure.message)
    case 'status':
      return words.requestFailed(failure.status)
    case 'empty':
      return words.empty
    case 'unreachable':
      return words.unreachable
    case 'cancelled':
      return ''
  }
}
