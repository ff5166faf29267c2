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
import { loadRecovery } from '../../../lib/start/load-recovery.ts'
import { createListeners } from '../../../lib/stores/core/listeners.ts'
import {
  type RecordedProgress,
  runningSessionId,
  type SessionPaper,
  saveProgress,
  saveProgressNow,
  storePaper,
} from '../../../lib/stores/session/session-record.ts'
import { restoreSession, writeAnswersSoFar } from '../../../lib/stores/session/tab-session.ts'
import { waitForSave } from '../../../lib/stores/session/wait-for-save.ts'
import type { FinishOutcome } from '../finish/finish-attempt.ts'
import type { AnsweredRecord } from '../finish/grade-attempt.ts'
import { growPaper, type ReadyOutcome } from '../open/open-session.ts'
import { createSaveQueue } from './save-queue.ts'
import { type ClockSources, createSessionClock, type SessionClock, timeAway } from './session-clock.ts'
import { fetchSessionParts, finishPart } from './session-parts.ts'

/** A new object for every change, as `useSyncExternalStore` needs. */
export interface SessionView {
  paper: SessionPaper
  /** Only what is stored already. */
  session: Session
  /** Chosen and being stored. */
  pending: UserAnswer
}

export interface SessionController {
  readonly paper: SessionPaper
  readonly clock: SessionClock
  read(): SessionView
  subscribe(listener: () => void): () => void
  /** The latest state, stored or not; the keyboard may be faster than the storage. */
  intended(): Session
  apply(transition: (session: Session) => Session): Session
  /** All questions so far, the last of which may be new, and how many are still to come. */
  grow(questions: readonly (Question | null)[], coming: number): void
  /** For a page that is being closed: nothing can be awaited then. */
  saveNow(): void
  /** Questions, answers and times so far, to be graded. */
  record(): AnsweredRecord
  /** Null when it is being finished already. Rejects when its code cannot be loaded; nothing is lost then. */
  finish(deviceType: DeviceType): Promise<FinishOutcome | null>
}

function initialSession({ record: { paper, progress }, reviewed }: ReadyOutcome): Session {
  const total = paper.questions.length
  if (!reviewed) {
    const begun = progress
      ? resumeSession(paper.mode, total, progress.progress)
      : startSession(paper.mode, total)
    return growSession(begun, total, paper.missing?.count)
  }
  const fresh = startSession(paper.mode, total)
  return finishSession({
    ...fresh,
    answers: fresh.answers.map((_, index) => reviewed.answers[index] ?? null),
  })
}

/** Runs a session with its clock and its stores, independently of the screen. */
export function createSessionController(
  opened: ReadyOutcome,
  { sources, onSaveFailed }: { sources: ClockSources; onSaveFailed: () => void },
): SessionController {
  const { progress: stored } = opened.record
  let { paper } = opened.record
  let isStored = opened.stored
  const initial = initialSession(opened)
  const clock = createSessionClock(
    {
      total: paper.questions.length,
      index: initial.index,
      elapsedMs:
        opened.reviewed?.elapsedMs ?? (stored?.elapsedMs ?? 0) + timeAway(paper, stored, sources.wall()),
      questionMs: stored?.questionMs,
    },
    sources,
  )
  const listeners = createListeners()
  let view: SessionView = { paper, session: initial, pending: null }
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
    const meant = queue.intended()
    const [chosen, kept] = [meant.answers[session.index], session.answers[session.index]]
    const pending = meant.index === session.index && chosen !== kept ? (chosen ?? null) : null
    view = { paper, session, pending }
    listeners.notify()
  }

  function progressOf(session: Session): RecordedProgress {
    return {
      id: paper.id,
      revision,
      progress: sessionProgress(session),
      elapsedMs: clock.elapsedMs(),
      questionMs: clock.questionMs(),
      savedAt: clock.wallTime().toISOString(),
    }
  }

  function nextRevision(session: Session): RecordedProgress {
    revision += 1
    return progressOf(session)
  }

  function leaveForResults(session: Session): void {
    if (!hasAnswers(session)) return
    writeAnswersSoFar(session.answers, hasLeftQuestions ? undefined : paper.questions)
    if (!hasLeftQuestions) fetchSessionParts()
    hasLeftQuestions = true
  }

  async function save(session: Session): Promise<void> {
    if (session.phase !== 'answering') return
    leaveForResults(session)
    const kept = await Promise.all([waitForSave(isStored), waitForSave(saveProgress(nextRevision(session)))])
    const isLost = kept.includes('memory')
    if (isLost && !hasFailed) onSaveFailed()
    hasFailed = isLost
  }

  const queue = createSaveQueue({ initial, save, show })

  function grow(questions: readonly (Question | null)[], coming: number): void {
    if (isFinishing || queue.intended().phase !== 'answering') return
    const total = Math.max(questions.length, paper.questions.length)
    paper = growPaper(paper, questions, coming)
    clock.grow(total)
    hasLeftQuestions = false
    // In the database first, then in the tab: a reload in between finds the longer list.
    isStored = storePaper(paper).then((durability) => {
      // The learner may have left the session meanwhile.
      if (runningSessionId.read() === paper.id) restoreSession(paper)
      return durability
    })
    queue.apply((session) => growSession(session, total, coming))
    draw(view.session)
  }

  const record = (): AnsweredRecord => ({ paper, progress: progressOf(queue.intended()) })

  return {
    get paper() {
      return paper
    },
    clock,
    read: () => view,
    subscribe: listeners.subscribe,
    intended: queue.intended,
    apply(transition) {
      if (isFinishing) return queue.intended()
      const session = queue.apply(transition)
      draw(view.session)
      return session
    },
    grow,
    saveNow() {
      if (queue.intended().phase === 'answering' && !isFinishing) {
        saveProgressNow(nextRevision(queue.intended()))
      }
    },
    record,
    async finish(deviceType) {
      if (isFinishing || queue.intended().phase !== 'answering') return null
      isFinishing = true
      clock.pause()
      try {
        await queue.settled()
        const { finishAttempt } = await loadRecovery.withoutReload(finishPart.load)
        const finished = await finishAttempt(record(), { deviceType, finishedAt: clock.wallTime() })
        queue.apply(finishSession)
        return finished
      } finally {
        isFinishing = false
        if (queue.intended().phase === 'answering') clock.resume()
      }
    },
  }
}
