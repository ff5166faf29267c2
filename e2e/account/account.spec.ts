import { expect, type Page } from '@playwright/test'
import { codeOfApp } from '../../apps/server/src/testing/authenticator.ts'
import { type PostOffice, runPostOffice } from '../../apps/server/src/testing/post-office.ts'
import { answer, atQuestion, handIn, readPaper, readStore, startOpenPaper } from '../exam-hall/sit-paper.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { goInApp } from '../support/go-in-app.ts'
import { makeNote, readNotes, seedNotes } from '../support/make-notes.ts'
import { runFreshServer } from '../support/run-fresh-server.ts'
import { test } from '../support/test.ts'
import { readScrambled, type Scrambled, scramble } from './scramble.ts'

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

/** Each device in turn, from the page of the account. */
async function syncAll(pages: readonly Page[]) {
  for (const page of pages) {
    await page.getByRole('button', { name: 'Sync now' }).click()
    await expect(saved(page)).toBeVisible()
  }
}

const join = (page: Page) => page.getByRole('button', { name: 'Put together and sync' }).click()
const saved = (page: Page) => page.getByText('Everything is saved')
const texts = async (page: Page) => (await readNotes(page)).map(({ content }) => content)
const titles = async (page: Page) => (await readNotes(page)).map(({ title }) => title).sort()

test('two devices of one person: both offline for a while, both end with everything; then the account is deleted', async ({
  page: phone,
  browser,
}) => {
  const laptop = await (await browser.newContext()).newPage()
  const contexts = [phone.context(), laptop.context()]

  // The laptop does not look every minute by itself, so that what it learns at once is not learnt in that way.
  await laptop.addInitScript(() => {
    const every = window.setInterval.bind(window)
    const seldom = (work: TimerHandler, ms?: number) => every(work, ms === 60_000 ? 3_600_000 : ms)
    Object.assign(window, { setInterval: seldom })
  })

  // The phone opens an account with the code of a letter, and is told what will happen before it happens.
  await seedNotes(phone, [makeNote(1)])
  await phone.goto(`${server.address}/account`)
  await phone.getByLabel('Email').fill(EMAIL)
  await expectAccessible(phone, { onlyOnPhone: true })
  await phone.getByRole('button', { name: 'Send the code' }).click()
  await phone.getByRole('textbox', { name: 'Code' }).fill(await post.codeFor(EMAIL))
  await phone.getByRole('button', { name: 'Sign in' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Put this device and the account together?' })
  await expect(dialog.getByText(/thing.* of this device goe?s? to the account/)).toBeVisible()
  await join(phone)
  await expect(saved(phone)).toBeVisible()
  await expectAccessible(phone, { onlyOnPhone: true })
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
  // Both try for some seconds, side by side.
  await Promise.all(
    [phone, laptop].map(async (page) => {
      await page.getByRole('button', { name: 'Sync now' }).click()
      await expect(page.getByText('Waiting for the network: one change is only on this device')).toBeVisible()
    }),
  )
  // Then hundreds of random changes on both, still without a network.
  const [onPhone, onLaptop] = [await scramble(phone, 'phone', 150), await scramble(laptop, 'laptop', 150)]
  for (const context of contexts) await context.setOffline(false)
  const union = (kind: keyof Scrambled) => [...new Set([...onPhone[kind], ...onLaptop[kind]])].sort()
  const both = { bookmarks: union('bookmarks'), seen: union('seen'), notes: union('notes') }
  expect(both.notes).toEqual(expect.arrayContaining(['Written on the laptop', 'Written on the phone']))
  await expect(async () => {
    await syncAll([phone, laptop])
    expect([await readScrambled(phone), await readScrambled(laptop)]).toEqual([both, both])
  }).toPass()

  // A paper that was begun on the phone is continued and handed in on the laptop, and is not begun on the phone any more.
  await goInApp(phone, '/exams/start/ssc-cgl?scope=quarter')
  await startOpenPaper(phone)
  const paper = await readPaper(phone)
  await answer(phone, paper, 0, true)
  await atQuestion(phone, 1)
  await goInApp(phone, '/account')
  await expect(async () => {
    await syncAll([phone, laptop])
    expect(await readStore(laptop, 'paperProgress')).toMatchObject([{ id: paper.id }])
  }).toPass()
  await goInApp(laptop, `/exams/hall/${paper.id}`)
  await atQuestion(laptop, 1)
  await answer(laptop, paper, 1, true)
  await handIn(laptop)
  await goInApp(laptop, '/account')
  const key = (index: number) => paper.questions[index]?.question.correctAnswer
  await expect(async () => {
    await syncAll([laptop, phone])
    expect(await readStore(phone, 'papers')).toEqual([])
    expect(await readStore(phone, 'satPapers')).toMatchObject([
      { id: paper.id, progress: { answers: expect.arrayContaining([key(0), key(1)]) } },
    ])
  }).toPass()

  // With both open, what the phone changes is on the laptop in seconds, and nobody presses anything.
  await goInApp(phone, '/notes/note-2?tab=edit')
  await phone.getByRole('textbox', { name: 'Text (Markdown)' }).fill('At once')
  await phone.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => texts(laptop), { timeout: 20_000 }).toContain('At once')
  await goInApp(phone, '/account')

  // The second factor, then the list of devices, on the laptop.
  await laptop.getByRole('button', { name: 'Set it up' }).click()
  const secret = (await laptop.locator('form b.figures').textContent()) ?? ''
  await laptop.getByLabel('Then type the six digits it shows').fill(codeOfApp(secret))
  await laptop.getByRole('button', { name: 'Turn on' }).click()
  const codes = laptop.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const spare = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await laptop.getByRole('button', { name: 'I have written them down' }).click()

  // The phone was signed out by it, and comes in again with a recovery code.
  await signInWithPassword(phone)
  await phone.getByRole('button', { name: 'Use a recovery code' }).click()
  await phone.getByLabel('Recovery code').fill(spare)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByText('A code from an app, besides your email. On.')).toBeVisible()

  // Deleted for good; what is on the device stays.
  await laptop.getByRole('button', { name: 'Delete account' }).click()
  await laptop.getByLabel('Type your email to confirm').fill(EMAIL)
  await expectAccessible(laptop, { onlyOnPhone: true })
  await laptop.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(laptop.getByRole('button', { name: 'Send the code' })).toBeVisible()
  expect((await titles(laptop)).length).toBeGreaterThanOrEqual(3)
  await laptop.context().close()
})

test('AUTH-15 AUTH-17 ADMIN-02 an admin passes a code on, deletes the account, and needs their second factor to come in', async ({
  page,
  browser,
}) => {
  const learner = await (await browser.newContext()).newPage()
  const signIn = async (password: string) => {
    await page.goto(`${server.address}/admin/accounts`)
    await page.getByLabel('E-mail').fill(server.email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn(server.password)
  await page.getByLabel('One-time password, once more').fill(server.password)
  for (const label of ['New password', 'New password, once more'])
    await page.getByLabel(label, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()

  // A code for a new account opens it once; then the account is deleted.
  await page.getByLabel('E-mail of a new account').fill('Bina@Example.org')
  await page.getByRole('button', { name: 'Add account' }).click()
  const dialog = page.getByRole('dialog', { name: 'One-time code' })
  const code = (await dialog.locator('p.figures').textContent()) ?? ''
  await expectAccessible(page, { onlyOnPhone: true })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await learner.goto(`${server.address}/account`)
  await learner.getByLabel('Email').fill('bina@example.org')
  await learner.getByRole('button', { name: 'Send the code' }).click()
  await learner.getByRole('textbox', { name: 'Code' }).fill(code)
  await learner.getByRole('button', { name: 'Sign in' }).click()
  await expect(learner.getByText('bina@example.org').first()).toBeVisible()
  await page.getByRole('button', { name: 'Delete bina@example.org' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('bina@example.org')).toHaveCount(0)
  await learner.reload()
  await expect(learner.getByRole('button', { name: 'Send the code' })).toBeVisible()

  // The second factor of the admin is asked for at the next sign-in, before anything of the area is shown.
  await page.goto(`${server.address}/account`)
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'Set it up' }).click()
  const key = (await page.locator('form b.figures').textContent()) ?? ''
  await page.getByLabel('Then type the six digits it shows').fill(codeOfApp(key))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I have written them down' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Send the code' })).toBeVisible()
  await signIn(PASSWORD)
  await expect(page.getByRole('heading', { name: 'Accounts' })).toHaveCount(0)
  await page.getByLabel('Code of the app').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(
    page.getByText('That is not the code. Codes of the app change every half minute.'),
  ).toBeVisible()
  await expectAccessible(page, { onlyOnPhone: true })
  await page.getByLabel('Code of the app').fill(codeOfApp(key, 30))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: server.email })).toContainText('Second factor')
  await learner.context().close()
})
