import { type CategoryLog, logCategorySession } from '@ekagra/exam/current-affairs/categories'
import {
  type FlowNotice,
  type FlowResult,
  generateCurrentAffairs,
  loadCategoryCard,
} from '@ekagra/exam/current-affairs/flow'
import type { QuizMaterial } from '@ekagra/exam/current-affairs/page'
import { OVERLAY_CLOSES_AFTER_MS } from '@ekagra/exam/current-affairs/requests'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import { useEffect, useRef, useState } from 'react'
import { CREEP_START, creep } from '../../components/generation/generation-progress.ts'
import { requestCurrentAffairs } from '../../lib/backend/request-current-affairs.ts'
import { logProblem } from '../../lib/log.ts'
import { createListeners } from '../../lib/stores/core/listeners.ts'
import { markCategorySeen, readCategorySeen } from '../../lib/stores/learner/seen-questions.ts'
import { toast } from '../../lib/toast.ts'
import { type currentAffairs, currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'

export type RequestView =
  | { kind: 'idle' }
  /** The Generate tab is loading and shows a progress bar. */
  | { kind: 'generating'; category: string; progress: number }
  /** A category card is loading. */
  | { kind: 'loading'; category: string }

const IDLE: RequestView = { kind: 'idle' }
const CREEP_EVERY_MS = 400
const TOAST = 'current-affairs'

/**
 * Requests the questions of a quiz, one request at a time, shows the progress, and passes them to `onReady`.
 */
export function useQuizRequest(onReady: (material: QuizMaterial) => void) {
  const words = useMessages(currentAffairsMessages)
  const [view, setView] = useState<RequestView>(IDLE)
  const running = useRef<AbortController>(null)

  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )

  const isGenerating = view.kind === 'generating' && view.progress < 100
  useEffect(() => {
    if (!isGenerating) return
    const timer = setInterval(
      () =>
        setView((now) =>
          now.kind === 'generating' && now.progress < 100
            ? { ...now, progress: creep(now.progress, Math.random()) }
            : now,
        ),
      CREEP_EVERY_MS,
    )
    return () => clearInterval(timer)
  }, [isGenerating])

  const start = (next: RequestView) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setView(next)
    return controller.signal
  }

  const flowFor = (signal: AbortSignal) => ({
    ask: (request: Parameters<typeof requestCurrentAffairs>[0]) =>
      requestCurrentAffairs(request, { signal, seenIds: readCategorySeen(request.category) }),
    readSeen: readCategorySeen,
    // After a cancel no question was shown, so none is marked as seen.
    markSeen: (category: string, ids: readonly string[]) => {
      if (!signal.aborted) markCategorySeen(category, ids)
    },
    tell: (notice: FlowNotice) => {
      if (!signal.aborted) announceNotice(notice, words, TOAST)
    },
    now: Date.now,
  })

  const settle = async (work: Promise<FlowResult>, signal: AbortSignal) => {
    const result = await work.catch((cause: unknown) => {
      logProblem('A current-affairs quiz could not be prepared', cause)
      return null
    })
    if (signal.aborted) return null
    if (result?.ok) return result
    setView(IDLE)
    if (result === null) toast.error(words.somethingWrong, { id: TOAST })
    return result
  }

  const handOver = ({ questions, category, timeframe }: Extract<FlowResult, { ok: true }>) => {
    categoryLog.add(category, questions.length)
    onReady({ questions, category, timeframe })
  }

  const generate = async (category: string, timeframe: Timeframe) => {
    const signal = start({ kind: 'generating', category, progress: CREEP_START })
    const result = await settle(generateCurrentAffairs(category, timeframe, flowFor(signal)), signal)
    if (result === null) return
    if (!result.ok) return announceFailure(result, 'generate', words, TOAST)
    setView({ kind: 'generating', category, progress: 100 })
    announceSuccess(result, words, TOAST)
    await new Promise((resolve) => setTimeout(resolve, OVERLAY_CLOSES_AFTER_MS))
    if (signal.aborted) return
    setView(IDLE)
    handOver(result)
  }

  const load = async (category: string, timeframe: Timeframe) => {
    const signal = start({ kind: 'loading', category })
    toast.loading(words.loading(category), { id: TOAST })
    const result = await settle(loadCategoryCard(category, timeframe, flowFor(signal)), signal)
    if (result === null) return
    if (!result.ok) return announceFailure(result, 'card', words, TOAST)
    announceSuccess(result, words, TOAST)
    handOver(result)
  }

  const cancel = () => {
    running.current?.abort()
    toast.dismiss(TOAST)
    setView(IDLE)
  }

  return { view, generate, load, cancel }
}

type Words = typeof currentAffairs
type Failure = Extract<FlowResult, { ok: false }>
type Success = Extract<FlowResult, { ok: true }>

/** Tells the learner that more questions are being requested. */
function announceNotice({ kind, generated }: FlowNotice, words: Words, id: string): void {
  toast.loading(kind === 'generating-more' ? words.generatingMore(generated) : words.tryingAgain(generated), {
    id,
  })
}

function announceSuccess({ notice, questions, category }: Success, words: Words, id: string): void {
  const count = questions.length
  switch (notice) {
    case 'generated':
      return void toast.success(words.generated(count), { id })
    case 'fresh':
      return void toast.success(words.fresh(count, category), { id })
    case 'new':
      return void toast.success(words.loaded(count, category), { id })
    case 'seen':
      return void toast.info(words.seenBefore(category), { id, description: words.seenBeforeMeans })
  }
}

/** The message for a failure; `tab` is where it happened. */
export function failureText({ notice, category }: Failure, tab: 'generate' | 'card', words: Words): string {
  switch (notice.kind) {
    case 'failed':
      return tab === 'generate' ? words.generateFailed : words.loadFailed(category)
    case 'nothing-usable':
      return words.nothingUsable(notice.generated)
    case 'minimum-not-reached':
      return words.minimumNotReached
    case 'needs-more':
      return words.needsMore(notice.generated)
  }
}

function announceFailure(failure: Failure, tab: 'generate' | 'card', words: Words, id: string): void {
  toast.error(failureText(failure, tab, words), { id })
}

let log: CategoryLog = {}
const { subscribe, notify } = createListeners()

/**
 * The categories used since the page was opened. In memory only: it helps during this visit and is not a
 * record.
 */
export const categoryLog = {
  read: () => log,
  add(category: string, questions: number): void {
    log = logCategorySession(log, category, questions)
    notify()
  },
  subscribe,
}
