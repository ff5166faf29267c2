import { expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

it('runs so many jobs at one time, small ones before large ones, and passes results and errors on', async () => {
  const inTurn = takeTurns(1)
  const order: string[] = []
  const job = (name: string) => async () => {
    order.push(name)
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (name === 'broken') throw new Error('broken')
    return name
  }
  const jobs = [
    inTurn('large', job('large 1')),
    inTurn('large', job('large 2')),
    inTurn('small', job('small 1')),
    inTurn('large', job('broken')),
    inTurn('small', job('small 2')),
  ]
  const results = await Promise.allSettled(jobs)
  expect(order).toEqual(['large 1', 'small 1', 'small 2', 'large 2', 'broken'])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(await jobs[0]).toBe('large 1')
})
