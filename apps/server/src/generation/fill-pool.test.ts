import { expect, it, vi } from 'vitest'
import { createPoolFiller } from './fill-pool.ts'

const DAY_MS = 86_400_000

it('leaves a topic alone for a day when two turns have added nothing', async () => {
  let moment = 0
  const write = vi.fn(async () => 0)
  const fill = createPoolFiller({
    places: () => [{ topic: 'caravans', difficulty: 'easy', timeframe: undefined, locale: 'en' }],
    isQuiet: () => true,
    sizeOf: async () => 0,
    write,
    onTrouble(error) {
      throw error
    },
    now: () => moment,
  })
  for (let turn = 0; turn < 5; turn += 1) await fill()
  expect(write).toHaveBeenCalledTimes(2)
  moment = DAY_MS
  await fill()
  expect(write).toHaveBeenCalledTimes(3)
})
