import { isOver, planClock, secondsLeft } from '@ekagra/exam/exam-paper/hall-clock'
import {
  type HallPlan,
  type HallState,
  planHall,
  resumeHall,
  startHall,
  tick,
} from '@ekagra/exam/exam-paper/hall-state'
import type { ExamPaper, HallProgress, SatPaper } from '@ekagra/schema/exam-paper'
import { createListeners } from '../../../lib/stores/core/listeners.ts'
import type { Durability } from '../../../lib/stores/session/session-record.ts'
import { waitForSave } from '../../../lib/stores/session/wait-for-save.ts'

/** A new object for every change, as `useSyncExternalStore` needs. */
export interface HallView {
  /** Answers and marks only once they are stored; where one is, what is chosen and crossed out at once. */
  state: HallState
  /** False when the browser could not store the latest answers. */
  isStored: boolean
}

type Transition = (state: HallState, plan: HallPlan, elapsedMs: number) => HallState

export interface HallController {
  readonly paper: ExamPaper
  readonly plan: HallPlan
  read(): HallView
  subscribe(listener: () => void): () => void
  /** Milliseconds of the paper's own clock. */
  elapsedMs(): number
  secondsLeft(): number
  /** The latest state, stored or not; the keyboard may be faster than the storage. */
  intended(): HallState
  apply(transition: Transition): HallState
  /** Twice a second: opens the next section when its time comes, and stores the clock. True when the time is over. */
  beat(): boolean
  /** For a page that is being closed: nothing can be awaited then. */
  saveNow(): void
  /** Stops the clock and everything else; null when the paper was handed in already. */
  handIn(endedBy: SatPaper['endedBy'], finishedAt: Date): Promise<SatPaper | null>
}

/** What the controller needs of the world. */
export interface HallParts {
  /** Milliseconds that only increase, even if the device's clock is changed: `performance.now`. */
  steady: () => number
  save: (progress: HallProgress) => Promise<Durability>
  saveClock: (id: string, elapsedMs: number) => void
  /** Resolves when the screen shows the latest change. */
  afterPaint: () => Promise<void>
}

/** What the screen shows of the state. */
const DRAWN = ['at', 'answers', 'drafts', 'marked', 'visited', 'crossed'] as const

/** Runs a paper with its clock and its store, independently of the screen. */
export function createHallController(
  paper: ExamPaper,
  stored: HallProgress | null,
  { steady, save, saveClock, afterPaint }: HallParts,
): HallController {
  const plan = planHall(paper.questions, planClock(paper.pattern, paper.hasExtraTime))
  const listeners = createListeners()
  const opened = steady()
  let intended = stored ? resumeHall(stateOf(stored)) : startHall(plan)
  const startMs = intended.elapsedMs
  intended = tick(intended, plan, startMs)
  let shown = intended
  let isStored = true
  let revision = stored?.revision ?? 0
  let isDirty = false
  let saving: Promise<void> | null = null
  let isEnded = false
  let view: HallView = { state: intended, isStored }

  const elapsedMs = () =>
    isEnded ? intended.elapsedMs : Math.min(plan.clock.totalMs, startMs + Math.max(0, steady() - opened))

  function draw(): void {
    // What is chosen and where one is shows at once; an answer counts as given only when it is stored.
    const { answers, marked } = shown
    const isMoving = saving === null || (answers === intended.answers && marked === intended.marked)
    const state = isMoving ? { ...intended, answers, marked } : { ...shown, drafts: intended.drafts }
    // A switch is stored a moment after it is shown: then there is nothing new to draw.
    if (isStored === view.isStored && DRAWN.every((field) => state[field] === view.state[field])) return
    view = { state, isStored }
    listeners.notify()
  }

  const progressOf = (state: HallState): HallProgress => ({ ...state, id: paper.id, revision })

  async function drain(): Promise<void> {
    try {
      while (isDirty) {
        // Opening a question and choosing confirm nothing, so the screen need not wait for the storage's work.
        if (intended.answers === shown.answers && intended.marked === shown.marked) await afterPaint()
        isDirty = false
        const snapshot = intended
        revision += 1
        isStored = (await waitForSave(save(progressOf(snapshot)))) !== 'memory'
        shown = snapshot
        draw()
      }
    } finally {
      // In the same tick as the last check of isDirty: a step that came in between would not be stored.
      saving = null
      draw()
    }
  }

  function keep(next: HallState): void {
    intended = next
    isDirty = true
    saving ??= drain()
    draw()
  }

  return {
    paper,
    plan,
    read: () => view,
    subscribe: listeners.subscribe,
    elapsedMs,
    secondsLeft: () => secondsLeft(plan.clock, elapsedMs()),
    intended: () => intended,
    apply(transition) {
      if (isEnded) return intended
      const next = transition(intended, plan, elapsedMs())
      if (next !== intended) keep(next)
      return intended
    },
    beat() {
      if (isEnded) return false
      const next = tick(intended, plan, elapsedMs())
      if (next.at !== intended.at) keep(next)
      saveClock(paper.id, next.elapsedMs)
      return isOver(plan.clock, next.elapsedMs)
    },
    saveNow() {
      if (!isEnded) saveClock(paper.id, elapsedMs())
    },
    async handIn(endedBy, finishedAt) {
      if (isEnded) return null
      intended = tick(intended, plan, elapsedMs())
      isEnded = true
      await (saving ?? Promise.resolve())
      revision += 1
      const progress = progressOf(intended)
      return { id: paper.id, paper, progress, finishedAt: finishedAt.toISOString(), endedBy, causes: {} }
    },
  }
}

function stateOf({ id: _, revision: __, ...state }: HallProgress): HallState {
  return state
}
