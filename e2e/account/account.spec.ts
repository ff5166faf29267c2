import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { codeOfApp } from '../../apps/server/src/testing/authenticator.ts'
import { type PostOffice, runPostOffice } from '../../apps/server/src/testing/post-office.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { makeNote, readNotes, seedNotes } from '../support/make-notes.ts'
import { runFreshServer } from '../support/run-fresh-server.ts'

const EMAIL = 'asha@example.org'
const PASSWORD = 'nine-otters-under-a-bridge'

test.describe.configure({ mode: 'default', timeout: 120_000 })

let post: PostOffice
let server: Awaited<ReturnType<typeof runFreshServer>>
test.beforeAll(async () => {
  post = await runPostOffice()
  server = await runFreshServer({ SIGN_UP: 'on', SMTP_URL: post.url, MAIL_FROM: 'codes@example.org' })
})
test.afterAll(async () => {
  await server.stop()
  await post.close()
})

/** Gives the account a password, as its owner could. */
async function choosePassword(page: Page) {
  await page.evaluate(async (password) => {
    const session = JSON.parse(localStorage.getItem('ekagra-auth') ?? '{}')
    const config = await (await fetch('/config.json')).json()
    const answer = await fetch('/auth/v1/user', {
      method: 'PUT',
      headers: {
        apikey: config.publishableKey,
        Authorization: `Bearer ${session.access_token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ password }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }, PASSWORD)
}

async function signInWithPassword(page: Page) {
  await page.goto(`${server.address}/account`)
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByText('A password').click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const join = (page: Page) => page.getByRole('button', { name: 'Put together and sync' }).click()
const saved = (page: Page) => page.getByText('Everything is saved')
const titles = async (page: Page) => (await readNotes(page)).map(({ title }) => title).sort()

test('two devices of one person: both offline for a while, both end with everything; then the account is deleted', async ({
  browser,
}) => {
  const contexts: BrowserContext[] = [await browser.newContext(), await browser.newContext()]
  const [phone, laptop] = await Promise.all(contexts.map((context) => context.newPage()))
  if (!phone || !laptop) throw new Error('no pages')

  // The phone opens an account with the code of a letter, and is told what will happen before it happens.
  await seedNotes(phone, [makeNote(1)])
  await phone.goto(`${server.address}/account`)
  await expectAccessible(phone)
  await phone.getByLabel('Email').fill(EMAIL)
  await phone.getByRole('button', { name: 'Send the code' }).click()
  await phone.getByLabel('Code').fill(await post.codeFor(EMAIL))
  await phone.getByRole('button', { name: 'Sign in' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Put this device and the account together?' })
  await expect(dialog.getByText(/things of this device go to the account/)).toBeVisible()
  await join(phone)
  await expect(saved(phone)).toBeVisible()
  await expectAccessible(phone)
  await choosePassword(phone)

  // The laptop has a note of its own; afterwards both have both.
  await seedNotes(laptop, [makeNote(2)])
  await signInWithPassword(laptop)
  await join(laptop)
  await expect(saved(laptop)).toBeVisible()
  expect(await titles(laptop)).toEqual(['Note 1', 'Note 2'])

  // The phone signs in again, because the password was changed under it, and changes the note without a network.
  await phone.reload()
  await expect(saved(phone)).toBeVisible()
  expect(await titles(phone)).toEqual(['Note 1', 'Note 2'])
  const edit = (page: Page, content: string) =>
    page.evaluate((text) => {
      const notes = JSON.parse(localStorage.getItem('saved_notes') ?? '[]')
      const lastUpdated = new Date().toISOString()
      const next = notes.map((note: { id: string }) =>
        note.id === 'note-1' ? { ...note, content: text, lastUpdated } : note,
      )
      localStorage.setItem('saved_notes', JSON.stringify(next))
    }, content)
  for (const context of contexts) await context.setOffline(true)
  await edit(phone, 'Written on the phone')
  await edit(laptop, 'Written on the laptop')
  for (const page of [phone, laptop]) {
    await page.getByRole('button', { name: 'Sync now' }).click()
    await expect(page.getByText('Waiting for the network: one change is only on this device')).toBeVisible()
  }
  for (const context of contexts) await context.setOffline(false)
  for (const page of [phone, laptop, phone]) {
    await page.getByRole('button', { name: 'Sync now' }).click()
    await expect(saved(page)).toBeVisible()
  }
  const texts = async (page: Page) => (await readNotes(page)).map(({ content }) => content).sort()
  expect(await texts(phone)).toEqual(await texts(laptop))
  expect(await texts(phone)).toEqual(
    expect.arrayContaining(['Written on the laptop', 'Written on the phone']),
  )

  // The second factor, then the list of devices, on the laptop.
  await laptop.getByRole('button', { name: 'Set it up' }).click()
  const key = (await laptop.locator('form b.figures').textContent()) ?? ''
  await laptop.getByLabel('Then type the six digits it shows').fill(codeOfApp(key))
  await laptop.getByRole('button', { name: 'Turn on' }).click()
  const codes = laptop.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const spare = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await laptop.getByRole('button', { name: 'I have written them down' }).click()

  // The phone was signed out by it, and comes in again with a recovery code.
  await phone.reload()
  await signInWithPassword(phone)
  await phone.getByRole('button', { name: 'Use a recovery code' }).click()
  await phone.getByLabel('Recovery code').fill(spare)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByText('A code from an app, besides your email. On.')).toBeVisible()

  // Deleted for good; what is on the device stays.
  await laptop.getByRole('button', { name: 'Delete account' }).click()
  await laptop.getByLabel('Type your email to confirm').fill(EMAIL)
  await expectAccessible(laptop)
  await laptop.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(laptop.getByRole('button', { name: 'Send the code' })).toBeVisible()
  expect((await titles(laptop)).length).toBeGreaterThanOrEqual(3)
  for (const context of contexts) await context.close()
})
