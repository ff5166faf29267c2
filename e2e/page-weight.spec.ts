import { expect, test } from '@playwright/test'
import { LEARNER_ROUTES, listRequests, measurePageWeight } from '../tools/measure-page-weight.mjs'

const MOST_REQUESTS = 15
/** So many pages load at the same time. */
const SIDE_BY_SIDE = 4

test(`the first screen ships at most 100 KB of compressed script and 20 KB of style, and every learner page asks for at most ${MOST_REQUESTS} files before it is interactive`, async ({
  context,
}) => {
  const routes = [...LEARNER_ROUTES]
  const found = new Map<string, string[]>()
  await test.step('the first screen', async () => {
    const page = await context.newPage()
    const { script, style } = await measurePageWeight(page, '/')
    await page.close()
    expect(script).toBeGreaterThan(10_000) // it did measure something
    expect(script).toBeLessThanOrEqual(100_000)
    expect(style).toBeLessThanOrEqual(20_000)
  })
  const open = async () => {
    const page = await context.newPage()
    for (let route = routes.shift(); route !== undefined; route = routes.shift())
      found.set(route, await listRequests(page, route))
    await page.close()
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, open))
  expect(found.get('/')?.length).toBeGreaterThan(4) // it did measure something
  const tooMany = [...found].filter(([, asked]) => asked.length > MOST_REQUESTS)
  expect(Object.fromEntries(tooMany)).toEqual({})
  // What is drawn before the script runs names files of the build, not of the sources.
  expect([...found.values()].flat().filter((path) => path.startsWith('/src/'))).toEqual([])
})
