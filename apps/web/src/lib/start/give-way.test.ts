import { expect, it } from 'vitest'
import { giveWay } from './give-way.ts'

function work(milliseconds: number): void {
  const start = performance.now()
  while (performance.now() - start < milliseconds);
}

it('lets waiting work have its turn after a while of work, and does not wait before that', async () => {
  await giveWay()
  let turns = 0
  setTimeout(() => {
    turns += 1
  })
  await giveWay()
  expect(turns).toBe(0)
  work(30)
  await giveWay()
  expect(turns).toBe(1)
})
