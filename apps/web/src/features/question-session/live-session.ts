import {
  finishSession,
  hasAnswers,
  resumeSession,
  type Session,
  sessionProgress,
  startSession,
} from '@ekagra/exam/session'
import { secondsOfTimeText } from '@ekagra/exam/time-text'
import type { DeviceType, UserAnswer } from '@ekagra/schema/history-entry'
import { loadRecovery } from '../../lib/load-recovery.ts'
import type { RunningProgress, RunningSession } from '../../lib/stores/running-session.ts'
import {
  type Durability,
  saveRunningProgress,
  saveRunningProgressNow,
} from '../../lib/stores/running-session-store.ts'
import { sessionValues } from '../../lib/stores/session-values.ts'
import { createConfirmedSession } from './confirmed-session.ts'
import type { FinishedRun } from './finish-run.ts'
import type { Run } from './grade-run.ts'
import type { ReadySession } from './open-session.ts'
import { type ClockSources, createSessionClock, type SessionClock } from './session-clock.ts'
import { fetchSessionParts, finishPart } from './session-parts.ts'

/** A new object whenever something changes, as the screen's store needs. */
export interface LiveView {
  /** Everything in it is stored. */
  session: Session
  /** Chosen and on its way to the disk. */
  pending: UserAnswer
}

export interface LiveSession {
  readonly running: RunningSession
  readonly clock: SessionClock
  read(): LiveView
  subscribe(listener: () => void): () => void
  /** What was meant so far; the keyboard may be faster than the disk. */
  intended(): Session
  apply(transition: (session: Session) => Session): Session
  /** For a page that goes away: nothing can be awaited then. */
  saveNow(): void
  /** Questions, answers and times so far, to be graded. */
  run(): Run
  /** Null when it is being finished already. Rejects when its code cannot be fetched; nothing is lost then. */
  finish(deviceType: DeviceType): Promise<FinishedRun | null>
}

/** A disk that does not answer must not hold the screen for ever; the learner is told instead. */
const SAVE_PATIENCE_MS = 4000

function withPatience(saving: Promise<Durability>): Promise<Durability> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('memory'), SAVE_PATIENCE_MS)
    saving.then(resolve, () => resolve('memory')).finally(() => clearTimeout(timer))
  })
}

function initialSession({ resumable: { session, progress }, reviewed }: ReadySession): Session {
  const total = session.questions.length
  if (!reviewed) {
    return progress
      ? resumeSession(session.mode, total, progress.progress)
      : startSession(session.mode, total)
  }
  const fresh = startSession(session.mode, total)
  return finishSession({ ...fresh, answers: fresh.answers.map((_, index) => reviewed[index] ?? null) })
}

const reviewedMs = () => secondsOfTimeText(sessionValues.testTime.read() ?? '') * 1000

/** A running session with its clock and its stores, apart from the screen that draws it. */
export function createLiveSession(
  opened: ReadySession,
  { sources, onSaveFailed }: { sources: ClockSources; onSaveFailed: () => void },
): LiveSession {
  const { session: running, progress: stored } = opened.resumable
  const initial = initialSession(opened)
  const clock = createSessionClock(
    {
      total: running.questions.length,
      index: initial.index,
      elapsedMs: opened.reviewed ? reviewedMs() : stored?.elapsedMs,
      questionMs: stored?.questionMs,
    },
    sources,
  )
  const listeners = new Set<() => void>()
  let view: LiveView = { session: initial, pending: null }
  let revision = stored?.revision ?? 0
  let hasFailed = false
  let hasLeftQuestions = false
  let isFinishing = false
  if (opened.reviewed) clock.pause()

  function show(session: Session): void {
    if (session.index !== view.session.index) clock.visit(session.index)
    draw(session)
  }

  function draw(session: Session): void {
    const meant = confirmed.intended()
    const [chosen, kept] = [meant.answers[session.index], session.answers[session.index]]
    const pending = meant.index === session.index && chosen !== kept ? (chosen ?? null) : null
    view = { session, pending }
    for (const listener of listeners) listener()
  }

  function recordOf(session: Session): RunningProgress {
    revision += 1
    return {
      id: running.id,
      revision,
      progress: sessionProgress(session),
      elapsedMs: clock.elapsedMs(),
      questionMs: clock.questionMs(),
      savedAt: clock.wallTime().toISOString(),
    }
  }

  function leaveForResults(session: Session): void {
    if (!hasAnswers(session)) return
    if (!hasLeftQuestions) {
      sessionValues.resultQuestions.write(running.questions)
      fetchSessionParts()
    }
    hasLeftQuestions = true
    sessionValues.resultAnswers.write(session.answers)
    sessionValues.userAnswers.write(session.answers)
  }

  async function save(session: Session): Promise<void> {
    if (session.phase !== 'answering') return
    leaveForResults(session)
    const kept = await Promise.all([
      withPatience(opened.stored),
      withPatience(saveRunningProgress(recordOf(session))),
    ])
    const isLost = kept.includes('memory')
    if (isLost && !hasFailed) onSaveFailed()
    hasFailed = isLost
  }

  const confirmed = createConfirmedSession({ initial, save, show })

  const runOf = (): Run => ({
    running,
    answers: confirmed.intended().answers,
    elapsedMs: clock.elapsedMs(),
    questionMs: clock.questionMs(),
  })

  return {
    running,
    clock,
    read: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    intended: confirmed.intended,
    apply(transition) {
      if (isFinishing) return confirmed.intended()
      const session = confirmed.apply(transition)
      draw(view.session)
      return session
    },
    saveNow() {
      if (confirmed.intended().phase === 'answering' && !isFinishing) {
        saveRunningProgressNow(recordOf(confirmed.intended()))
      }
    },
    run: runOf,
    async finish(deviceType) {
      if (isFinishing || confirmed.intended().phase !== 'answering') return null
      isFinishing = true
      clock.pause()
      try {
        await confirmed.settled()
        const { finishRun } = await loadRecovery.withoutReload(finishPart.load)
        const finished = await finishRun(runOf(), { deviceType, finishedAt: clock.wallTime() })
        confirmed.apply(finishSession)
        return finished
      } finally {
        isFinishing = false
        if (confirmed.intended().phase === 'answering') clock.resume()
      }
    },
  }
}
