import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectLargeTargets } from '../support/expect-accessible.ts'
import { goInApp } from '../support/go-in-app.ts'
import { placedQuestion, seedBookmarks } from '../support/make-bookmarks.ts'
import { test } from '../support/test.ts'

const question = (page: Page, number: number, total: number) =>
  expect(page.getByText(`Question ${number} of ${total}`, { exact: true })).toBeVisible()

/** What is asked, with its options, as a screen reader finds it. */
const shown = (page: Page) => page.getByRole('radiogroup').ariaSnapshot()

test('two people play the same questions at the same time, and one who loses the network comes back', async ({
  page: host,
  browser,
}) => {
  await host.goto('/menu')
  await host.getByRole('link', { name: 'Live quiz' }).click()
  await expect(host.getByRole('heading', { name: 'Live quiz', level: 1 })).toBeVisible()
  await expectAccessible(host, { onlyOnPhone: true })
  await expectLargeTargets(host)
  await host.getByRole('button', { name: 'Open the room' }).click()
  await expect(host.getByText('Type a topic.')).toBeVisible()
  await host.getByLabel('Topic').fill('percentages')
  await host.getByLabel('Time for each question').selectOption('60 seconds')
  await host.getByLabel('Your name').fill('Meera')
  await host.getByRole('button', { name: 'Open the room' }).click()
  await expect(host).toHaveURL(/\/live\/[A-Z0-9]{6}$/, { timeout: 30_000 })
  const code = new URL(host.url()).pathname.slice('/live/'.length)
  await expect(host.getByText(code, { exact: true })).toBeVisible()

  const context = await browser.newContext()
  const guest = await context.newPage()
  await guest.goto('/live')
  await guest.getByLabel('Code of the room').fill(code.toLowerCase())
  await guest.getByRole('button', { name: 'Join' }).click()
  await expect(guest.getByText('Opened by Meera')).toBeVisible()
  // Shown as text; marks that reverse the line are gone.
  await guest.getByLabel('Your name').fill('<b>Asha</b>\u202e')
  await expectAccessible(guest, { onlyOnPhone: true })
  await guest.getByRole('button', { name: 'Join' }).click()
  await expect(guest.getByText('Waiting for Meera to start.')).toBeVisible()
  await expect(host.getByText('<b>Asha</b>', { exact: true })).toBeVisible()
  await expect(host.getByRole('heading', { name: '2 players' })).toBeVisible()
  await expectAccessible(host, { onlyOnPhone: true })
  await expectLargeTargets(host)

  await host.getByRole('button', { name: 'Start' }).click()
  for (const page of [host, guest]) await question(page, 1, 10)
  expect(await shown(guest)).toEqual(await shown(host))
  await guest.keyboard.press('b')
  await expect(guest.getByText('Your answer is stored.')).toBeVisible()
  await expect(host.getByText('1 of 2 have answered')).toBeVisible()
  await expect(host.getByRole('heading', { name: 'Scores' })).toBeHidden()
  await expectAccessible(guest, { onlyOnPhone: true })
  await host.keyboard.press('1')
  for (const page of [host, guest]) {
    await expect(page.getByRole('table', { name: 'Scores' })).toBeVisible()
    await expect(page.getByText('Correct answer')).toHaveCount(1)
  }
  await expectAccessible(host, { onlyOnPhone: true })
  await expectLargeTargets(host)

  await context.setOffline(true)
  await host.getByRole('button', { name: 'Next question' }).click()
  await question(host, 2, 10)
  await context.setOffline(false)
  await guest.reload()
  await question(guest, 2, 10)
  expect(await shown(guest)).toEqual(await shown(host))

  await host.getByRole('button', { name: 'Skip question' }).click()
  for (const page of [host, guest])
    await expect(page.getByText('This question was skipped and counts for nobody.')).toBeVisible()
  await host.getByRole('button', { name: 'End quiz' }).click()
  await host.getByRole('alertdialog').getByRole('button', { name: 'End quiz' }).click()
  for (const page of [host, guest]) {
    await expect(page.getByRole('heading', { name: 'The quiz is over' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(3)
  }
  await expectAccessible(guest, { onlyOnPhone: true })
  await context.close()
})

test('a live quiz says what is wrong: no server, no such room; a host who brings a set leads it and does not play', async ({
  page,
}) => {
  const texts = ['Which river is longest?', 'Who wrote Godan?']
  await seedBookmarks(
    page,
    texts.map((text, index) => ({
      id: `b-${index}`,
      topic: 'Mixed',
      question: placedQuestion(`b-${index}`, text),
    })),
  )
  await test.step('no server', async () => {
    await page.route('**/config.json', (route) => route.abort())
    await page.goto('/live')
    await page.getByLabel('Topic').fill('percentages')
    await page.getByLabel('Your name').fill('Meera')
    await page.getByRole('button', { name: 'Open the room' }).click()
    await expect(page.getByText('The server cannot be reached. A live quiz needs a network.')).toBeVisible()
    await page.unroute('**/config.json')
  })
  await test.step('no such room', async () => {
    await page.goto('/live/BBBBBB')
    await expect(page.getByText('There is no such room.', { exact: false })).toBeVisible()
    await expectAccessible(page, { onlyOnPhone: true })
  })
  await test.step('a set of their own', async () => {
    await goInApp(page, '/favorites')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByLabel('Format').selectOption('Live quiz with others')
    await page.getByRole('button', { name: 'Go to Live quiz' }).click()
    await expect(
      page.getByText('You know these questions, so you lead the quiz and the others play.'),
    ).toBeVisible()
    await expectAccessible(page, { onlyOnPhone: true })
    await page.getByLabel('Your name').fill('Teacher')
    await page.getByRole('button', { name: 'Open the room' }).click()
    await expect(page.getByText('Nobody has joined yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled()
  })
})
