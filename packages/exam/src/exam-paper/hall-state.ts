import type { HallAnswer, HallProgress, PaperQuestion } from '@ekagra/schema/exam-paper'
import type { PaletteState } from '../session/question-palette.ts'
import { type ClockPlan, isOver, runningSection, sectionLock } from './hall-clock.ts'

/** What a candidate has done so far; stored with an id and a revision. */
export type HallState = Omit<HallProgress, 'id' | 'revision'>

/** The paper, as far as moving about in it needs. */
export interface HallPlan {
  clock: ClockPlan
  /** The section of each question, in order. */
  sectionOf: readonly number[]
}

export const planHall = (
  questions: readonly Pick<PaperQuestion, 'section'>[],
  clock: ClockPlan,
): HallPlan => ({
  clock,
  sectionOf: questions.map(({ section }) => section),
})

export function startHall(plan: HallPlan): HallState {
  const empty = <Item>(item: Item) => plan.sectionOf.map(() => item)
  return {
    elapsedMs: 0,
    at: 0,
    answers: empty<HallAnswer>(null),
    drafts: empty<HallAnswer>(null),
    marked: empty(false),
    visited: plan.sectionOf.map((_, index) => index === 0),
    crossed: plan.sectionOf.map(() => []),
    visits: [[0, 0]],
    breaks: 0,
  }
}

const replaced = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.map((old, place) => (place === index ? item : old))

export const canOpen = ({ clock, sectionOf }: HallPlan, index: number, elapsedMs: number): boolean => {
  const section = sectionOf[index]
  return (
    section !== undefined && !isOver(clock, elapsedMs) && sectionLock(clock, section, elapsedMs) === 'open'
  )
}

function open(state: HallState, index: number, when: number): HallState {
  if (index === state.at) return state
  return {
    ...state,
    at: index,
    visited: replaced(state.visited, index, true),
    visits: [...state.visits, [index, when]],
  }
}

/**
 * Moves the clock on. When the time of a section ends, the next one opens by itself, at the very moment that its time
 * began and not when the page noticed it. The clock never goes back and stops at the end.
 */
export function tick(state: HallState, plan: HallPlan, elapsedMs: number): HallState {
  const now = Math.min(Math.max(state.elapsedMs, elapsedMs), plan.clock.totalMs)
  let next: HallState = { ...state, elapsedMs: now }
  const running = runningSection(plan.clock, now)
  if (running === null) return next
  for (let section = (plan.sectionOf[next.at] ?? 0) + 1; section <= running; section += 1) {
    const first = plan.sectionOf.indexOf(section)
    if (first >= 0) next = open(next, first, plan.clock.sections[section]?.from ?? now)
  }
  return next
}

/** A change at a moment; after the end, and in a closed section, nothing changes any more. */
function act(
  state: HallState,
  plan: HallPlan,
  elapsedMs: number,
  change: (now: HallState) => HallState,
): HallState {
  const now = tick(state, plan, elapsedMs)
  return canOpen(plan, now.at, now.elapsedMs) && now.at === state.at ? change(now) : now
}

export const choose = (state: HallState, plan: HallPlan, elapsedMs: number, answer: HallAnswer): HallState =>
  act(state, plan, elapsedMs, (now) => ({ ...now, drafts: replaced(now.drafts, now.at, answer) }))

/** Takes the saved answer back, and what is on the screen. The mark for review stays. */
export const clearResponse = (state: HallState, plan: HallPlan, elapsedMs: number): HallState =>
  act(state, plan, elapsedMs, (now) => ({
    ...now,
    answers: replaced(now.answers, now.at, null),
    drafts: replaced(now.drafts, now.at, null),
  }))

export const goTo = (state: HallState, plan: HallPlan, elapsedMs: number, index: number): HallState =>
  act(state, plan, elapsedMs, (now) =>
    canOpen(plan, index, now.elapsedMs) ? open(now, index, now.elapsedMs) : now,
  )

/** The next question that may be opened; the same one at the end of the paper or of a running section. */
function next(state: HallState, plan: HallPlan): HallState {
  return canOpen(plan, state.at + 1, state.elapsedMs) ? open(state, state.at + 1, state.elapsedMs) : state
}

const blank = (answer: HallAnswer | undefined): HallAnswer =>
  typeof answer === 'string' && answer.trim() === '' ? null : (answer ?? null)

const save = (state: HallState, isMarked: boolean): HallState => ({
  ...state,
  answers: replaced(state.answers, state.at, blank(state.drafts[state.at])),
  marked: replaced(state.marked, state.at, isMarked),
})

/** Saves what is chosen, takes a mark for review off, and opens the next question. */
export const saveAndNext = (state: HallState, plan: HallPlan, elapsedMs: number): HallState =>
  act(state, plan, elapsedMs, (now) => next(save(now, false), plan))

/** Saves what is chosen, marks the question, and opens the next one. */
export const markAndNext = (state: HallState, plan: HallPlan, elapsedMs: number): HallState =>
  act(state, plan, elapsedMs, (now) => next(save(now, true), plan))

/** Crosses an option out, or takes that back. It is a note for oneself and changes no answer. */
export const toggleCrossed = (
  state: HallState,
  plan: HallPlan,
  elapsedMs: number,
  option: number,
): HallState =>
  act(state, plan, elapsedMs, (now) => {
    const crossed = now.crossed[now.at] ?? []
    const changed = crossed.includes(option)
      ? crossed.filter((other) => other !== option)
      : [...crossed, option]
    return { ...now, crossed: replaced(now.crossed, now.at, changed) }
  })

/** The paper is opened again after it was closed. */
export const resumeHall = (state: HallState): HallState => ({ ...state, breaks: state.breaks + 1 })

/** Chosen or typed, but not saved: it will not be marked. */
export const isUnsaved = ({ answers, drafts }: HallState, index: number): boolean => {
  const draft = blank(drafts[index])
  return draft !== null && draft !== answers[index]
}

export const hallPaletteState = ({ answers, marked, visited }: HallState, index: number): PaletteState => {
  const isAnswered = answers[index] !== null && answers[index] !== undefined
  if (marked[index]) return isAnswered ? 'answered-and-marked' : 'marked'
  if (isAnswered) return 'answered'
  return visited[index] ? 'not-answered' : 'not-visited'
}

export type PaletteCounts = Record<PaletteState, number>

/** How many questions of a section are in each state; of all sections without one. */
export function countPalette(state: HallState, { sectionOf }: HallPlan, section?: number): PaletteCounts {
  const counts: PaletteCounts = {
    'not-visited': 0,
    'not-answered': 0,
    answered: 0,
    marked: 0,
    'answered-and-marked': 0,
  }
  for (const [index, own] of sectionOf.entries())
    if (section === undefined || own === section) counts[hallPaletteState(state, index)] += 1
  return counts
}

/** How many will be marked. */
export const countAnswered = (counts: PaletteCounts): number =>
  counts.answered + counts['answered-and-marked']

/** Milliseconds on each question, from the moments at which questions were opened. */
export function timeSpent({ visits, elapsedMs, answers }: HallState): number[] {
  const spent = answers.map(() => 0)
  for (const [place, [index, from]] of visits.entries()) {
    const to = visits[place + 1]?.[1] ?? elapsedMs
    spent[index] = (spent[index] ?? 0) + Math.max(0, to - from)
  }
  return spent
}
