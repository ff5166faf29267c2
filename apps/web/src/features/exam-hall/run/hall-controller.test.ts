import { choose, goTo, saveAndNext } from '@ekagra/exam/exam-paper/hall-state'
import type { HallProgress } from '@ekagra/schema/exam-paper'
import { describe, expect, it } from 'vitest'
import type { Durability } from '../../../lib/stores/session/session-record.ts'
import { makePaper } from '../../../testing/make-paper.ts'
import { createHallController } from './hall-controller.ts'

const paper = makePaper('paper-1')

/** Lets everything run that waits for nothing but its turn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

/** A hall whose clock and storage the test moves by hand. */
function openHall(
  stored: HallProgress | null = null,
  durability: Durability = 'durable',
  afterPaint = async () => {},
) {
  let now = 5000
  const saves: HallProgress[] = []
  const clocks: number[] = []
  let finishSave: (() => void) | null = null
  const controller = createHallController(paper, stored, {
    steady: () => now,
    save: (progress) =>
      new Promise((resolve) => {
        finishSave = () => {
          saves.push(progress)
          resolve(durability)
        }
      }),
    afterPaint,
    saveClock: (_, elapsedMs) => clocks.push(elapsedMs),
  })
  return {
    controller,
    saves,
    clocks,
    pass: (ms: number) => {
      now += ms
    },
    isSaving: () => finishSave !== null,
    stored: async () => {
      await settle()
      finishSave?.()
      finishSave = null
      await settle()
    },
  }
}

describe('the controller of the hall', () => {
  it('shows an answer as given, and the next question, only once it is stored', async () => {
    const { controller, stored, saves } = openHall()
    controller.apply((state, plan, now) => choose(state, plan, now, 2))
    await stored()
    expect(controller.read().state).toMatchObject({ at: 0, answers: [null, null, null, null] })
    controller.apply(saveAndNext)
    expect(controller.read().state).toMatchObject({ at: 0, answers: [null, null, null, null] })
    await stored()
    expect(controller.read().state).toMatchObject({ at: 1, answers: [2, null, null, null] })
    expect(saves.at(-1)?.answers).toEqual([2, null, null, null])
  })

  it('shows what is chosen, and a question that is only opened, at once', () => {
    const { controller } = openHall()
    controller.apply((state, plan, now) => choose(state, plan, now, 1))
    expect(controller.read().state.drafts[0]).toBe(1)
    controller.apply((state, plan, now) => goTo(state, plan, now, 1))
    expect(controller.read().state.at).toBe(1)
  })

  it('stores a question that is only opened after it is painted, an answer without waiting', async () => {
    let paint = () => {}
    const hall = openHall(null, 'durable', () => new Promise((resolve) => (paint = resolve)))
    hall.controller.apply((state, plan, now) => goTo(state, plan, now, 1))
    await settle()
    expect(hall.isSaving()).toBe(false)
    paint()
    await settle()
    expect(hall.isSaving()).toBe(true)
    await hall.stored()
    hall.controller.apply((state, plan, now) => saveAndNext({ ...state, drafts: [null, 3] }, plan, now))
    expect(hall.isSaving()).toBe(true)
  })

  it('keeps every step when the keyboard is faster than the storage', async () => {
    const { controller, stored, saves } = openHall()
    for (const option of [1, 3]) {
      controller.apply((state, plan, now) => choose(state, plan, now, option))
      controller.apply(saveAndNext)
    }
    await stored()
    await stored()
    expect(saves.at(-1)?.answers).toEqual([1, 3, null, null])
    expect(controller.read().state.answers).toEqual([1, 3, null, null])
  })

  it('says when the browser could not store an answer', async () => {
    const { controller, stored } = openHall(null, 'memory')
    controller.apply(saveAndNext)
    await stored()
    expect(controller.read().isStored).toBe(false)
  })

  it('counts the time that the paper is open, and goes on from where it stopped', async () => {
    const first = openHall()
    first.pass(10_000)
    first.controller.apply(saveAndNext)
    await first.stored()
    expect(first.controller.secondsLeft()).toBe(50)
    const [saved] = first.saves.slice(-1)
    // Whatever happened to the device's clock in between, the paper was closed.
    const again = openHall(saved ?? null)
    expect(again.controller.secondsLeft()).toBe(50)
    expect(again.controller.intended().breaks).toBe(1)
    again.pass(20_000)
    expect(again.controller.secondsLeft()).toBe(30)
  })

  it('stores the clock at every beat, opens the next section on time, and reports the end', async () => {
    const { controller, clocks, pass, stored } = openHall()
    pass(30_000)
    expect(controller.beat()).toBe(false)
    expect(clocks).toEqual([30_000])
    pass(31_000)
    expect(controller.beat()).toBe(false)
    await stored()
    expect(controller.read().state.at).toBe(2)
    expect(controller.intended().visits).toEqual([
      [0, 0],
      [2, 60_000],
    ])
    pass(60_000)
    expect(controller.beat()).toBe(true)
  })

  it('is handed in once, with the time that was used', async () => {
    const { controller, pass, stored } = openHall()
    controller.apply((state, plan, now) => choose(state, plan, now, 0))
    controller.apply(saveAndNext)
    pass(7000)
    const handedIn = controller.handIn('learner', new Date('2026-01-01T01:00:00Z'))
    await stored()
    await stored()
    const sat = await handedIn
    expect(sat?.progress).toMatchObject({ answers: [0, null, null, null], elapsedMs: 7000 })
    expect(await controller.handIn('clock', new Date())).toBeNull()
    pass(5000)
    controller.apply(saveAndNext)
    expect(controller.intended().elapsedMs).toBe(7000)
  })
})
