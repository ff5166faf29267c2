import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestBackend, type TestBackend } from '../testing/open-functions.ts'
import { workAlone } from './cooperation.ts'
import { openDayFigures } from './day-figures.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let database: TestBackend
beforeAll(async () => {
  database = await openTestBackend()
})
afterAll(() => database.close())

it('writes down once an hour what there is, one row for each day, and forgets a day after a hundred', async () => {
  const { client } = database
  let now = Date.parse('2026-11-15T10:00:00Z')
  const { inTurn } = workAlone(() => now)
  const figures = openDayFigures({ client, now: () => now, inTurn })
  const rows = async () => (await client.from('day_figures').select('*').order('day').throwOnError()).data
  await figures.record()
  expect(await rows()).toEqual([{ day: '2026-11-15', pool: 0, bank: 0, file_bytes: 0 }])

  await client
    .from('bank_questions')
    .insert({
      topic: 'Chess',
      topic_key: 'chess',
      text: 'Which piece moves in an L?',
      options: ['Rook', 'Knight', 'Bishop', 'Pawn'],
      correct_index: 1,
      explanation: 'The knight does.',
      difficulty: 'easy',
    })
    .throwOnError()
  await client.storage.from('files').upload('paper.txt', 'hello')
  await figures.record()
  expect(await rows()).toMatchObject([{ bank: 0 }])
  now += HOUR_MS
  await figures.record()
  expect(await rows()).toEqual([{ day: '2026-11-15', pool: 0, bank: 1, file_bytes: 5 }])

  now += DAY_MS
  await figures.record()
  expect(await rows()).toMatchObject([{ day: '2026-11-15' }, { day: '2026-11-16' }])
  now += 100 * DAY_MS
  await figures.record()
  expect(await rows()).toMatchObject([{ day: '2026-11-16' }, { day: '2027-02-24' }])
})
