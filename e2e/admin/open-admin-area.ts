import { expect, type Page } from '@playwright/test'
import { runFreshServer } from '../support/run-fresh-server.ts'
import { test } from '../support/test.ts'

const OWN_PASSWORD = 'marigold-and-ink-7'

/** One server for all tests of a file, which run in order; a test that is run again gets a new server. */
export function openAdminArea() {
  let server: Awaited<ReturnType<typeof runFreshServer>>
  let isPasswordChosen = false
  /** What a browser that has signed in keeps, for the next test: checking a password is slow on purpose. */
  let session: string | null = null

  test.describe.configure({ mode: 'default', timeout: 60_000 })
  test.beforeAll(async () => {
    server = await runFreshServer()
    isPasswordChosen = false
    session = null
  })
  test.afterAll(() => server.stop())

  const address = (path: string) => `${server.address}${path}`

  async function sendCredentials(page: Page, password: string = server.password) {
    if (!page.url().startsWith(address('/admin'))) await page.goto(address('/admin'))
    await page.getByLabel('E-mail').fill(server.email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  async function chooseOwnPassword(page: Page) {
    await page.getByLabel('One-time password, once more').fill(server.password)
    await page.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD)
    await page.getByLabel('New password, once more').fill(OWN_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    isPasswordChosen = true
  }

  async function signIn(page: Page) {
    if (session === null) {
      await sendCredentials(page, isPasswordChosen ? OWN_PASSWORD : server.password)
      if (!isPasswordChosen) await chooseOwnPassword(page)
    } else {
      await page.addInitScript((kept) => localStorage.setItem('ekagra-auth', kept), session)
      await page.goto(address('/admin'))
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    session = await page.evaluate(() => localStorage.getItem('ekagra-auth'))
  }

  /** Adds rows to a table as the server itself does. */
  async function addRows(table: string, rows: readonly object[]) {
    const response = await fetch(address(`/rest/v1/${table}`), {
      method: 'POST',
      headers: {
        apikey: server.secretKey,
        Authorization: `Bearer ${server.secretKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(rows),
    })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  }

  /** The answer that a learner's browser gets for three questions on a topic, as text. */
  async function askQuestions(topic: string): Promise<string> {
    const { publishableKey } = await (await fetch(address('/config.json'))).json()
    const answer = await fetch(address('/functions/v1/generate-questions'), {
      method: 'POST',
      headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ topic, count: 3, difficulty: 'medium' }),
    })
    return answer.text()
  }

  return {
    addRows,
    askQuestions,
    address,
    printedPassword: () => server.password,
    sendCredentials,
    chooseOwnPassword,
    signIn,
  }
}
