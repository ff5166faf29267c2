import { expect, it } from 'vitest'
import { recordRoom } from './record-room.ts'

it('lets an account store so much and no more, and looks again when something was removed', async () => {
  let stored = 0
  let time = 0
  const room = recordRoom({ store: { measureRecords: async () => stored }, now: () => time, most: 100 })
  expect(await room.refuse('a', 60)).toBeUndefined()
  stored = 60
  // Not measured again, but counted.
  expect(await room.refuse('a', 30)).toBeUndefined()
  stored = 90
  const refusal = await room.refuse('a', 30)
  expect(refusal?.status).toBe(507)
  expect(await refusal?.json()).toMatchObject({ code: 'account_full' })
  expect(await room.refuse('b', 10)).toBeUndefined()
  stored = 10
  time += 1
  expect(await room.refuse('a', 30)).toBeUndefined()
})
