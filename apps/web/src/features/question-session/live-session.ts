import { secondsOfTimeText } from '@ekagra/exam/grading/time-text'
import {
  finishSession,
  growSession,
  hasAnswers,
  resumeSession,
  type Session,
  sessionProgress,
  startSession,
} from '@ekagra/exam/session/session'
import type { DeviceType, UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import { loadRecovery } from '../../lib/load-recovery.ts'
import type { RunningProgress, RunningSession } from '../../lib/stores/session/running-session.ts'
import {
  type Durability,
  runningSessionId,
  saveRunningProgress,
  saveRunningProgressNow,
  startRunningSession,
} from '../../lib/stores/session/running-session-store.ts'
import { sessionValues } from '../../lib/stores/session/session-values.ts'
import { createConfirmedSession } from './confirmed-session.ts'
import type { FinishedRun } from './finish-run.ts'
import type { Run } from './grade-run.ts'
import { growRunningSession, type ReadySession, restoreSessionValues } from './open-session.ts'
import { type ClockSources, createSessionClock, type SessionClock } from './session-clock.ts'
import { fetchSessionParts, finishPart } from './session-parts.ts'
import { timeAway } from './time-away.ts'

/** A new object whenever something changes, as the screen's store needs. */
export interface LiveView {
  running: RunningSession
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
  /** All questions so far, of which the last ones may be new, and how many more are on their way. */
  grow(questions: readonly (Question | null)[], coming: number): void
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
    const begun = progress
      ? resumeSession(session.mode, total, progress.progress)
      : startSession(session.mode, total)
    return growSession(begun, total, session.missing?.count)
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
  const { progress: stored } = opened.resumable
  let running = opened.resumable.session
  let isStored = opened.stored
  const initial = initialSession(opened)
  const clock = createSessionClock(
    {
      total: running.questions.length,
      index: initial.index,
      elapsedMs: opened.reviewed
        ? reviewedMs()
        : (stored?.elapsedMs ?? 0) + timeAway(running, stored, sources.wall()),
      questionMs: stored?.questionMs,
    },
    sources,
  )
  const listeners = new Set<() => void>()
  let view: LiveView = { running, session: initial, pending: null }
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
    view = { running, session, pending }
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
      withPatience(isStored),
      withPatience(saveRunningProgress(recordOf(session))),
    ])
    const isLost = kept.includes('memory')
    if (isLost && !hasFailed) onSaveFailed()
    hasFailed = isLost
  }

  const confirmed = createConfirmedSession({ initial, save, show })

  function grow(questions: readonly (Question | null)[], coming: number): void {
    if (isFinishing || confirmed.intended().phase !== 'answering') return
    const total = Math.max(questions.length, running.questions.length)
    running = growRunningSession(running, questions, coming)
    clock.grow(total)
    hasLeftQuestions = false
    // On disk before it is in the tab: a reload in between finds the longer list there.
    isStored = startRunningSession(running).then((durability) => {
      // Not for a session that was left meanwhile.
      if (runningSessionId.read() === running.id) restoreSessionValues(running)
      return durability
    })
    confirmed.apply((session) => growSession(session, total, coming))
    draw(view.session)
  }

  const runOf = (): Run => ({
    running,
    answers: confirmed.intended().answers,
    elapsedMs: clock.elapsedMs(),
    questionMs: clock.questionMs(),
  })

  return {
    get running() {
      return running
    },
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
    grow,
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
