import type { HallAnswer } from '@ekagra/schema/exam-paper'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PALETTE_STATES } from '../session/question-palette.ts'
import { arbitraryPattern, placesOf } from '../testing/arbitrary-pattern.ts'
import { clockWarning, planClock, runningSection, secondsLeft, sectionLock, timeLeft } from './hall-clock.ts'
import {
  canOpen,
  choose,
  clearResponse,
  countAnswered,
  countPalette,
  goTo,
  type HallPlan,
  type HallState,
  hallPaletteState,
  isUnsaved,
  markAndNext,
  planHall,
  resumeHall,
  saveAndNext,
  startHall,
  tick,
  timeSpent,
  toggleCrossed,
} from './hall-state.ts'

const kind = fc.constantFrom('common' as const, 'sectional' as const)
const hall = (of: fc.Arbitrary<'common' | 'sectional'> = kind) =>
  fc
    .tuple(of.chain(arbitraryPattern), fc.boolean())
    .map(([pattern, hasExtraTime]): HallPlan => planHall(placesOf(pattern), planClock(pattern, hasExtraTime)))

/** One action and the share of the whole time that passes before it. */
interface Step {
  wait: number
  action: 'choose' | 'clear' | 'save' | 'mark' | 'goTo' | 'cross' | 'tick' | 'resume'
  value: number
}

const steps = fc.array(
  fc.record<Step>({
    wait: fc.double({ min: -0.05, max: 0.2, noNaN: true }),
    action: fc.constantFrom('choose', 'clear', 'save', 'mark', 'goTo', 'cross', 'tick', 'resume'),
    value: fc.nat({ max: 80 }),
  }),
  { maxLength: 40 },
)

function apply(state: HallState, plan: HallPlan, { wait, action, value }: Step): HallState {
  const now = state.elapsedMs + wait * plan.clock.totalMs
  switch (action) {
    case 'choose':
      return choose(state, plan, now, value % 4)
    case 'clear':
      return clearResponse(state, plan, now)
    case 'save':
      return saveAndNext(state, plan, now)
    case 'mark':
      return markAndNext(state, plan, now)
    case 'goTo':
      return goTo(state, plan, now, value)
    case 'cross':
      return toggleCrossed(state, plan, now, value % 4)
    case 'tick':
      return tick(state, plan, now)
    case 'resume':
      return resumeHall(state)
  }
}

/** Every state on the way, from the first. */
function walk(plan: HallPlan, taken: readonly Step[]): [HallState, ...HallState[]] {
  const states: [HallState, ...HallState[]] = [startHall(plan)]
  for (const step of taken) states.push(apply(states[states.length - 1] ?? states[0], plan, step))
  return states
}

const last = (states: readonly [HallState, ...HallState[]]): HallState =>
  states[states.length - 1] ?? states[0]

describe('the clock of the hall', () => {
  it('gives each section its minutes one after the other, and a third more with extra time', () => {
    fc.assert(
      fc.property(arbitraryPattern('sectional'), fc.boolean(), (pattern, hasExtraTime) => {
        const { sections, totalMs } = planClock(pattern, hasExtraTime)
        let end = 0
        for (const [index, { from, to }] of sections.entries()) {
          expect(from).toBe(end)
          expect(to - from).toBeCloseTo(
            (pattern.sections[index]?.minutes ?? 0) * 60_000 * (hasExtraTime ? 4 / 3 : 1),
            -1,
          )
          end = to
        }
        expect(totalMs).toBe(end)
      }),
    )
  })

  it('has exactly one section open at any moment of a paper with section clocks', () => {
    fc.assert(
      fc.property(
        arbitraryPattern('sectional'),
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        (pattern, share) => {
          const plan = planClock(pattern, false)
          const now = share * plan.totalMs
          const locks = plan.sections.map((_, index) => sectionLock(plan, index, now))
          expect(locks.filter((lock) => lock === 'open')).toHaveLength(1)
          const running = locks.indexOf('open')
          expect(runningSection(plan, now)).toBe(running)
          expect(locks.slice(0, running).every((lock) => lock === 'closed')).toBe(true)
          expect(locks.slice(running + 1).every((lock) => lock === 'locked')).toBe(true)
        },
      ),
    )
  })

  it('opens every section to the end with one clock for all', () => {
    fc.assert(
      fc.property(
        arbitraryPattern('common'),
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        (pattern, share) => {
          const plan = planClock(pattern, false)
          expect(
            plan.sections.every((_, index) => sectionLock(plan, index, share * plan.totalMs) === 'open'),
          ).toBe(true)
        },
      ),
    )
  })

  it('shows zero only when the time is over, and warns at one minute, and at five where the time is ten or more', () => {
    fc.assert(
      fc.property(hall(), fc.double({ min: 0, max: 1.2, noNaN: true }), ({ clock }, share) => {
        const now = share * clock.totalMs
        expect(secondsLeft(clock, now) === 0).toBe(now >= clock.totalMs)
        const left = timeLeft(clock, now)
        const section = clock.sections.find(({ from, to }) => now >= from && now < to)
        const whole = clock.kind === 'common' || !section ? clock.totalMs : section.to - section.from
        expect(clockWarning(clock, now)).toBe(
          left <= 60_000 ? 'one-minute' : left <= 300_000 && whole >= 600_000 ? 'five-minutes' : null,
        )
      }),
    )
  })
})

describe('a candidate in the hall', () => {
  it('never gains or loses time: the clock does not go back and stops at the end', () => {
    fc.assert(
      fc.property(hall(), steps, (plan, taken) => {
        let before = 0
        for (const { elapsedMs } of walk(plan, taken)) {
          expect(elapsedMs).toBeGreaterThanOrEqual(before)
          expect(elapsedMs).toBeLessThanOrEqual(plan.clock.totalMs)
          before = elapsedMs
        }
      }),
    )
  })

  it('stays in the section whose clock runs', () => {
    fc.assert(
      fc.property(hall(fc.constant('sectional' as const)), steps, (plan, taken) => {
        for (const { at, elapsedMs } of walk(plan, taken)) {
          const running = runningSection(plan.clock, elapsedMs)
          if (running !== null) expect(plan.sectionOf[at]).toBe(running)
        }
      }),
    )
  })

  it('cannot change an answer of a closed section, or after the end', () => {
    fc.assert(
      fc.property(hall(), steps, (plan, taken) => {
        const states = walk(plan, taken)
        for (const [index, state] of states.entries()) {
          const before = states[index - 1]
          if (!before) continue
          for (const [place, answer] of state.answers.entries())
            if (answer !== before.answers[place]) expect(canOpen(plan, place, state.elapsedMs)).toBe(true)
        }
      }),
    )
  })

  it('changes at most one saved answer with an action, and only the one on the screen', () => {
    fc.assert(
      fc.property(hall(), steps, (plan, taken) => {
        const states = walk(plan, taken)
        for (const [index, state] of states.entries()) {
          const before = states[index - 1]
          if (!before) continue
          const changed = state.answers.flatMap((answer, place) =>
            answer === before.answers[place] ? [] : [place],
          )
          expect(changed.length).toBeLessThanOrEqual(1)
          if (changed.length === 1) expect(changed[0]).toBe(before.at)
        }
      }),
    )
  })

  it('has each question in exactly one of the five states, and counts answered and marked as answered', () => {
    fc.assert(
      fc.property(hall(), steps, (plan, taken) => {
        const state = last(walk(plan, taken))
        const counts = countPalette(state, plan)
        expect(PALETTE_STATES.reduce((sum, name) => sum + counts[name], 0)).toBe(plan.sectionOf.length)
        expect(countAnswered(counts)).toBe(state.answers.filter((answer) => answer !== null).length)
        for (const [index] of plan.sectionOf.entries()) {
          const name = hallPaletteState(state, index)
          expect(name === 'answered' || name === 'answered-and-marked').toBe(state.answers[index] !== null)
          if (name === 'not-visited') expect(state.visited[index]).toBe(false)
        }
      }),
    )
  })

  it('spends exactly the elapsed time on its questions', () => {
    fc.assert(
      fc.property(hall(), steps, (plan, taken) => {
        const state = last(walk(plan, taken))
        const total = timeSpent(state).reduce((sum, ms) => sum + ms, 0)
        expect(total).toBeCloseTo(state.elapsedMs, 3)
      }),
    )
  })

  const plan: HallPlan = {
    clock: { kind: 'common', totalMs: 600_000, sections: [{ from: 0, to: 600_000 }] },
    sectionOf: [0, 0, 0],
  }
  const start = startHall(plan)
  const answer = (state: HallState, given: HallAnswer) => choose(state, plan, state.elapsedMs, given)

  it('does not count an answer that is only chosen', () => {
    const chosen = answer(start, 2)
    expect(chosen.answers).toEqual([null, null, null])
    expect(isUnsaved(chosen, 0)).toBe(true)
    const saved = saveAndNext(chosen, plan, 1000)
    expect(saved.answers).toEqual([2, null, null])
    expect(isUnsaved(saved, 0)).toBe(false)
    expect(saved.at).toBe(1)
  })

  it('marks for review with or without an answer, and Save & Next takes the mark off', () => {
    const marked = markAndNext(answer(start, 1), plan, 0)
    expect(hallPaletteState(marked, 0)).toBe('answered-and-marked')
    const back = goTo(marked, plan, 10, 0)
    expect(hallPaletteState(saveAndNext(back, plan, 20), 0)).toBe('answered')
    expect(hallPaletteState(markAndNext(start, plan, 0), 0)).toBe('marked')
    expect(hallPaletteState(clearResponse(back, plan, 20), 0)).toBe('marked')
  })

  it('takes a response back, and an empty number is no answer', () => {
    const back = goTo(saveAndNext(answer(start, 1), plan, 0), plan, 0, 0)
    expect(clearResponse(back, plan, 0)).toMatchObject({
      answers: [null, null, null],
      drafts: [null, null, null],
    })
    expect(saveAndNext(answer(start, '  '), plan, 0).answers[0]).toBeNull()
  })

  it('stays on the last question, and crosses an option out and back without changing an answer', () => {
    const atEnd = goTo(start, plan, 0, 2)
    expect(saveAndNext(answer(atEnd, 3), plan, 0)).toMatchObject({ at: 2, answers: [null, null, 3] })
    const crossed = toggleCrossed(start, plan, 0, 1)
    expect(crossed.crossed[0]).toEqual([1])
    expect(crossed.answers).toEqual(start.answers)
    expect(toggleCrossed(crossed, plan, 0, 1).crossed[0]).toEqual([])
  })
})
