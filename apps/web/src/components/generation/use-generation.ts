import { useEffect, useRef, useState } from 'react'
import { logProblem } from '../../lib/log.ts'
import type { MakeOptions, SessionQuestions, SessionWish } from '../../lib/question-stream/question-stream.ts'
import { loadRecovery } from '../../lib/start/load-recovery.ts'
import { moveAhead, TICKER, type Ticker, tick } from './generation-progress.ts'

export type GenerationView =
  | { status: 'idle' }
  | { status: 'loading'; progress: number }
  | { status: 'done' }
  | { status: 'error'; reason: string | undefined; isTopicUnknown: boolean }

export interface GenerateOptions extends Pick<MakeOptions, 'samples' | 'early'> {
  /** How long 100% is shown before the questions are handed over; it can still be cancelled then. */
  pauseMs?: number
}

export interface Generation {
  view: GenerationView
  /** What is being generated, or was generated last. */
  wish: SessionWish | undefined
  /**
   * Resolves when the questions are ready, it failed, or it was cancelled. A second call cancels the first.
   */
  generate: (wish: SessionWish, options?: GenerateOptions) => Promise<SessionQuestions>
  /** Really aborts what runs; also closes an error. */
  cancel: () => void
}

const IDLE: GenerationView = { status: 'idle' }

/** The code that requests questions is large, so it loads only when needed. Call this early to preload it. */
export const loadGenerator = () =>
  loadRecovery.withoutReload(() => import('../../lib/question-stream/open-question-stream.ts'))

/** Runs one generation at a time, with the contract's ticks; real progress moves the bar ahead of them. */
export function useGeneration(ticker: Ticker = TICKER): Generation {
  const [view, setView] = useState<GenerationView>(IDLE)
  const [wish, setWish] = useState<SessionWish>()
  const running = useRef<AbortController>(null)

  const move = (next: (progress: number) => number) =>
    setView((now) => (now.status === 'loading' ? { ...now, progress: next(now.progress) } : now))

  useEffect(() => () => running.current?.abort(), [])

  const isLoading = view.status === 'loading'
  useEffect(() => {
    if (!isLoading) return
    const timer = setInterval(
      () =>
        setView((now) => (now.status === 'loading' ? { ...now, progress: tick(now.progress, ticker) } : now)),
      ticker.everyMs,
    )
    return () => clearInterval(timer)
  }, [isLoading, ticker])

  const generate: Generation['generate'] = async (wanted, { samples, early, pauseMs = 0 } = {}) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setWish(wanted)
    setView({ status: 'loading', progress: 0 })
    const result = await make(wanted, {
      samples,
      early,
      signal: controller.signal,
      onProgress: (real) => {
        if (running.current === controller) move((progress) => moveAhead(progress, real))
      },
    })
    if (controller.signal.aborted) return { kind: 'cancelled' }
    if (result.kind === 'ready') {
      setView({ status: 'done' })
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (controller.signal.aborted) return { kind: 'cancelled' }
      // Questions that still arrive belong to the session now: leaving this screen must not stop them.
      if (running.current === controller) running.current = null
      return result.more?.handOver() ?? result
    }
    if (result.kind === 'cancelled') setView(IDLE)
    else setView({ status: 'error', reason: result.reason, isTopicUnknown: result.isTopicUnknown })
    return result
  }

  const cancel = () => {
    running.current?.abort()
    setView(IDLE)
  }

  return { view, wish, generate, cancel }
}

async function make(wish: SessionWish, options: MakeOptions): Promise<SessionQuestions> {
  try {
    const { makeSessionQuestions } = await loadGenerator()
    return await makeSessionQuestions(wish, options)
  } catch (cause) {
    logProblem('Questions could not be generated', cause)
    return { kind: 'failed', reason: undefined, isTopicUnknown: false }
  }
}
