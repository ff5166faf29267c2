import { describe, expect, it } from 'vitest'
import { createFairQueue, drawTicket, type Ticket, type Urgency } from './fair-queue.ts'

const signal = () => new AbortController().signal
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A queue with one place, and the names of those who got it, in order. */
function openLine(most = 1) {
  let moment = 0
  const queue = createFairQueue({ most: () => most, now: () => moment })
  const served: string[] = []
  const leaves: (() => void)[] = []
  return {
    queue,
    served,
    pass(ms: number) {
      moment += ms
    },
    wait(name: string, ticket: Ticket, urgency: Urgency = 'draft', until = signal()) {
      return queue.enter(ticket, urgency, until).then((leave) => {
        served.push(name)
        leaves.push(leave)
      })
    },
    /** Serves everybody, one after the other. */
    async drain() {
      for (;;) {
        await settle()
        const leave = leaves.shift()
        if (!leave) return
        leave()
      }
    },
  }
}

describe('the queue in front of a provider', () => {
  it('lets learners take turns, however many calls each has', async () => {
    const line = openLine()
    const [one, two, three] = [drawTicket(), drawTicket(), drawTicket()]
    for (const name of ['one-1', 'one-2', 'one-3']) line.wait(name, one)
    for (const name of ['two-1', 'two-2']) line.wait(name, two)
    line.wait('three-1', three)
    await line.drain()
    expect(line.served).toEqual(['one-1', 'two-1', 'three-1', 'one-2', 'two-2', 'one-3'])
  })

  it('serves confirmations before new drafts, and what nobody waits for at last', async () => {
    const line = openLine()
    line.wait('running', drawTicket())
    line.wait('filling', drawTicket(true), 'confirmation')
    line.wait('draft', drawTicket())
    line.wait('confirmation', { started: 9, isSpare: false }, 'confirmation')
    await line.drain()
    expect(line.served).toEqual(['running', 'confirmation', 'draft', 'filling'])
  })

  it('keeps some places for confirmations, so that they never wait for drafts to end', async () => {
    const line = openLine(10)
    for (let call = 0; call < 20; call += 1) line.wait(`draft ${call}`, drawTicket())
    line.wait('confirmation', drawTicket(), 'confirmation')
    await settle()
    expect(line.served).toHaveLength(10)
    expect(line.served).toContain('confirmation')
  })

  it('refuses nobody: who waits, waits until they leave themselves', async () => {
    const line = openLine()
    const leaving = new AbortController()
    for (let learner = 0; learner < 300; learner += 1) line.wait(`${learner}`, drawTicket())
    const left = line.wait('gone', drawTicket(), 'draft', leaving.signal)
    leaving.abort(new Error('gone home'))
    await expect(left).rejects.toThrow('gone home')
    expect(line.queue.waiting()).toBe(299)
    await line.drain()
    expect(line.served).toHaveLength(300)
  })

  it('admits nobody during a pause', async () => {
    const line = openLine()
    line.queue.pause(30)
    line.wait('late', drawTicket())
    await settle()
    expect(line.served).toEqual([])
    line.pass(30)
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(line.served).toEqual(['late'])
  })

  it('allows more calls while they succeed and others wait, fewer after refusals, each burst of which counts once', () => {
    const line = openLine(100)
    const first = line.queue.limit()
    line.queue.grow()
    expect(line.queue.limit()).toBe(first)
    for (let call = 0; call <= first; call += 1) line.wait(`${call}`, drawTicket())
    line.queue.grow()
    expect(line.queue.limit()).toBeGreaterThan(first)
    const most = line.queue.limit()
    line.queue.shrink()
    line.queue.shrink()
    expect(line.queue.limit()).toBe(Math.floor(most * 0.8))
    for (let turn = 0; turn < 50; turn += 1) {
      line.pass(1000)
      line.queue.shrink()
    }
    expect(line.queue.limit()).toBe(2)
  })
})
