import { describe, expect, it } from 'vitest'
import { optionOrder, orderKeyOf, withOrderKey } from './option-order.ts'

const question = (id: string) => ({ id, options: ['1', '2', '3', '4'] })

describe('optionOrder', () => {
  it('SESSION-18 is always the same for the same session', () => {
    expect(optionOrder('practice-1', question('q-1'))).toEqual(optionOrder('practice-1', question('q-1')))
  })

  it('SESSION-18 puts each option at each position about equally often', () => {
    const counts = [0, 0, 0, 0]
    for (let run = 0; run < 4000; run += 1) {
      const place = optionOrder(`practice-${run}`, question('q-1')).indexOf(0)
      counts[place] = (counts[place] ?? 0) + 1
    }
    for (const count of counts) expect(count).toBeGreaterThan(880)
  })

  it("is the challenger's for an answered challenge, and also for a challenge that is passed on", () => {
    const answered = withOrderKey('practice-2', 'practice-1')
    expect(optionOrder(answered, question('q-1'))).toEqual(optionOrder('practice-1', question('q-1')))
    expect(orderKeyOf(answered)).toBe('practice-1')
    expect(orderKeyOf(withOrderKey('practice-3', orderKeyOf(answered)))).toBe('practice-1')
  })

  it('contains every option once', () => {
    expect([...optionOrder('x', question('y'))].sort()).toEqual([0, 1, 2, 3])
  })
})
