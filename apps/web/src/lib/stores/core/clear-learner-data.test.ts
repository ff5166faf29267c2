import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'

vi.mock('./log-storage-problem.ts')

it('deletes all data of the learner and leaves a signed-in admin signed in', async () => {
  const { learnerDatabase } = await import('./learner-database.ts')
  const { clearLearnerData } = await import('./clear-learner-data.ts')
  const database = await learnerDatabase()
  await database.put('attempts', { id: 'a-1' })
  await database.put('reviews', { id: 'r-1' })
  localStorage.setItem('examHistory', '[]')
  localStorage.setItem('deviceId', 'x')
  localStorage.setItem('ekagra-auth', 'session')
  sessionStorage.setItem('currentTopic', 'Trains')
  expect(await clearLearnerData()).toBe(true)
  expect(Object.keys({ ...localStorage })).toEqual(['ekagra-auth'])
  expect(sessionStorage).toHaveLength(0)
  expect(await database.count('attempts')).toBe(0)
  expect(await database.count('reviews')).toBe(0)
})
