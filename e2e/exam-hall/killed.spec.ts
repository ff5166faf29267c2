import { createRandom } from '@ekagra/questions/kit/random/random'
import { expect, test } from '@playwright/test'
import { isLossless, killAndResume } from './kill-and-resume.ts'

/** One of each kind; `npm run bench exam-hall` does a hundred. */
const KILLS = Number(process.env.HALL_KILLS ?? 6)

test('a killed browser, a crashed tab, a moved clock, a cut network and a full storage lose no saved answer and no time', async ({
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('the configuration names no address')
  test.setTimeout(60_000 + KILLS * 20_000)
  const findings = await killAndResume(baseURL, KILLS, createRandom('kills of the tests'))
  expect(isLossless(findings), JSON.stringify([...findings])).toBe(true)
})
