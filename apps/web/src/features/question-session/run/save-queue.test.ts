import { checkAnswer, goNext, type Session, selectOption, startSession } from '@ekagra/exam/session/session'
import { describe, expect, it } from 'vitest'
import { createSaveQueue } from './save-queue.ts'

/** Storage that finishes a save when the test says so. */
function makeSlowDisk() {
  const saved: Session[] = []
  const shown: Session[] = []
  const waiting: (() => void)[] = []
  const queue = createSaveQueue({
    initial: startSession('practice', 3),
    save: (session) => {
      saved.push(session)
      return new Promise<void>((resolve) => waiting.push(resolve))
    },
    show: (session) => shown.push(session),
  })
  const answer = async () => {
    waiting.shift()?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { queue, saved, shown, answer }
}

describe('createSaveQueue', () => {
  it('shows an answer only once it is stored', async () => {
    const { queue, shown, answer } = makeSlowDisk()
    queue.apply((session) => selectOption(session, 2))
    expect(shown).toHaveLength(0)
    await answer()
    expect(shown.at(-1)?.answers[0]).toBe(2)
  })

  it('shows a move at once', () => {
    const { queue, shown } = makeSlowDisk()
    queue.apply(goNext)
    expect(shown.at(-1)?.index).toBe(1)
  })

  it('builds on the latest state, and one save covers all steps that came meanwhile', async () => {
    const { queue, saved, shown, answer } = makeSlowDisk()
    queue.apply((session) => selectOption(session, 2))
    queue.apply(checkAnswer)
    queue.apply(goNext)
    expect(shown).toHaveLength(0)
    await answer()
    await answer()
    await queue.settled()
    expect(saved).toHaveLength(2)
    expect(shown.at(-1)).toMatchObject({ index: 1, answers: [2, null, null], checked: [true, false, false] })
  })

  it('stores a step that comes right after the last one was shown', async () => {
    const saved: Session[] = []
    const shown: Session[] = []
    const queue = createSaveQueue({
      initial: startSession('practice', 3),
      save: async (session) => {
        saved.push(session)
      },
      show(session) {
        shown.push(session)
        // Like a screen that reacts to a change.
        if (session.index === 0) queueMicrotask(() => queue.apply(goNext))
      },
    })
    queue.apply((session) => selectOption(session, 2))
    await new Promise((resolve) => setTimeout(resolve))
    expect(shown.at(-1)).toMatchObject({ index: 1, answers: [2, null, null] })
    expect(saved.at(-1)?.index).toBe(1)
  })

  it('stores nothing when a step is not allowed', () => {
    const { queue, saved } = makeSlowDisk()
    queue.apply(checkAnswer)
    expect(saved).toHaveLength(0)
  })
})
