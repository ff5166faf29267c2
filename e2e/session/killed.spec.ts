import { expect, test } from '@playwright/test'
import { crash } from '../storage/crash.ts'
import { findToast } from '../support/find-toast.ts'
import { answerAndCheck, button, choose, openSession, option, question } from './session-samples.ts'

test('after its tab was killed a session is restored with its answers', async ({ page, context }) => {
  await openSession(page, { count: 4 })
  await answerAndCheck(page, 12)
  await button(page, 'Next').click()
  await choose(page, 36)
  await crash(page)
  const next = await context.newPage()
  await next.goto('/practice/session')
  await expect(question(next, 2)).toBeVisible()
  await expect(option(next, 36)).toBeChecked()
  await expect(findToast(next, 'Your session is back.')).toBeVisible()
})
