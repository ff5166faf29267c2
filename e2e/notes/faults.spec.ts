import type { ServerResponse } from 'node:http'
import { expect, type Page } from '@playwright/test'
import {
  chunkOf,
  type FakeProvider,
  type Reply,
  runFakeProvider,
} from '../../apps/server/src/testing/fake-provider.ts'
import { findToast } from '../support/find-toast.ts'
import { readNotes } from '../support/make-notes.ts'
import { runFreshServer } from '../support/run-fresh-server.ts'
import { test } from '../support/test.ts'

/** Seconds until the server stops waiting for the AI: the least that it can be told. */
const PATIENCE = '5'

let fake: FakeProvider
let server: Awaited<ReturnType<typeof runFreshServer>>

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  fake = await runFakeProvider()
  server = await runFreshServer({
    AI_BASE_URL: fake.url,
    AI_MODEL: 'fake-1',
    AI_TIMEOUT_SECONDS: PATIENCE,
    AI_FILL_POOL: 'off',
  })
})
test.afterAll(async () => {
  await server.stop()
  await fake.close()
})

const section = (title: string) => `## ${title}\n\n${`A true sentence about ${title}. `.repeat(6)}\n\n`
const stream =
  (send: (response: ServerResponse) => void): Reply =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    send(response)
  }
const isContinued = (prompt: string) => prompt.includes('These sections are written already')
const headingsOf = (content: string | undefined) => content?.match(/^#+ .*$/gm)

/** In an empty browser: only the storage of the common server is emptied between tests. */
async function createNote(page: Page, topic: string) {
  if (!page.url().startsWith(server.address)) await page.goto(`${server.address}/robots.txt`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`${server.address}/notes/create?topic=${encodeURIComponent(topic)}`)
  await page.getByRole('button', { name: 'Create notes' }).click()
}

test('a provider that stops before the notes are complete: what was written whole is kept once and marked as cut off, and Continue goes on without repeating', async ({
  page,
}) => {
  await test.step('a provider that hangs half-way: the note says that it was cut off, and Continue goes on without repeating', async () => {
    fake.answerWith(({ prompt }) =>
      isContinued(prompt)
        ? `# Tides\n\n${section('First')}${section('Third')}${section('Fourth')}`
        : stream((response) => {
            response.write(
              chunkOf({
                content: `# Tides\n\n${section('First')}${section('Second')}## Third\n\nHalf a sen`,
              }),
            )
          }),
    )
    await createNote(page, 'Zorb tides')
    await expect(findToast(page, 'The AI stopped before these notes were complete.')).toBeVisible()
    await expect(page).toHaveURL(/\?tab=preview$/)
    await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible()
    await expect(page.getByText('Half a sen')).toBeHidden()
    await expect(page.getByText('the rest is missing')).toBeVisible()
    const [cut] = await readNotes(page)
    expect(headingsOf(cut?.content)).toEqual(['# Tides', '## First', '## Second'])
    expect(cut).toMatchObject({ ending: 'cut-off', writtenBy: 'openai-compatible' })

    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Fourth' })).toBeVisible()
    await expect(page.getByText('the rest is missing')).toBeHidden()
    const [whole] = await readNotes(page)
    expect(headingsOf(whole?.content)).toEqual(['# Tides', '## First', '## Second', '## Third', '## Fourth'])
    expect(whole?.ending).toBeUndefined()
    await expect(page.getByText(/written by AI/i)).toBeVisible()
  })
  await test.step('a model that reaches its length: the half section is not shown, and Continue writes it', async () => {
    fake.answerWith(({ prompt }) =>
      isContinued(prompt)
        ? `${section('Second')}${section('Third')}`
        : stream((response) => {
            const content = `# Coal\n\n${section('First')}## Second\n\nHalf a sen`
            response.end(`${chunkOf({ content })}${chunkOf({}, 'length')}data: [DONE]\n\n`)
          }),
    )
    await createNote(page, 'Zorb coal')
    await expect(page.getByText('the rest is missing')).toBeVisible()
    await expect(page.getByText('Half a sen')).toBeHidden()
    expect((await readNotes(page))[0]?.ending).toBe('cut-off')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Third' })).toBeVisible()
    const [note] = await readNotes(page)
    expect(headingsOf(note?.content)).toEqual(['# Coal', '## First', '## Second', '## Third'])
    expect(note?.ending).toBeUndefined()
  })
  await test.step('a provider that dies three times: one title, what was written, and that it was cut off', async () => {
    const before = fake.calls.length
    fake.answerWith(() =>
      stream((response) => {
        const content = `# Ferns\n\n${section('First')}## Sec`
        response.write(chunkOf({ content }), () => response.destroy())
      }),
    )
    await createNote(page, 'Zorb ferns')
    await expect(findToast(page, 'The AI stopped before these notes were complete.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    expect(fake.calls.length - before).toBe(3)
    const [note] = await readNotes(page)
    expect(headingsOf(note?.content)).toEqual(['# Ferns', '## First'])
    expect(note?.ending).toBe('cut-off')
    await expect(page.getByRole('heading', { name: 'Ferns', exact: true })).toHaveCount(1)
  })
})

test('what a provider writes besides text: known elements are kept as text, a link or a script is replaced by a note; when it is down the learner is told that the topic is not at fault, and nothing is stored', async ({
  page,
}) => {
  await test.step('sections with <sub> and <br> are kept, as text', async () => {
    fake.answerWith(
      () =>
        `# Water\n\n${section('One')}## Formula\n\nH<sub>2</sub>O is <b>water</b>.<br>10<sup>3</sup> g are 1 kg.\n\n${section('Two')}`,
    )
    await createNote(page, 'Zorb water')
    await expect(findToast(page, 'Smart study notes created successfully!')).toBeVisible()
    await expect(page.getByText('H₂O is water.')).toBeVisible()
    await expect(page.getByText('10³ g are 1 kg.')).toBeVisible()
    const [note] = await readNotes(page)
    expect(headingsOf(note?.content)).toEqual(['# Water', '## One', '## Formula', '## Two'])
    expect(note?.content).not.toMatch(/<\w/)
    expect(note?.ending).toBeUndefined()
  })
  await test.step('a section with a link or a script: its heading stays, its text is replaced by a note, and the learner is told', async () => {
    fake.answerWith(
      () =>
        `# Rivers\n\n${section('Good')}## Bad\n\nRead [this](https://evil.example).\n\n## Worse\n\n<script>alert(1)</script>\n\n${section('Better')}`,
    )
    await createNote(page, 'Zorb rivers')
    await expect(findToast(page, 'A section of these notes was left out.')).toBeVisible()
    await expect(page.getByText('This section was left out: it contained a link')).toHaveCount(2)
    await expect(page.getByRole('heading', { name: 'Worse' })).toBeVisible()
    await expect(page.getByText('The place is marked in the text.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
    const [note] = await readNotes(page)
    expect(headingsOf(note?.content)).toEqual(['# Rivers', '## Good', '## Bad', '## Worse', '## Better'])
    expect(note?.content).not.toMatch(/evil|script>/)
    expect(note?.ending).toBe('filtered')
  })
  await test.step('a provider that is down: the learner is told that the topic is not at fault, and nothing is stored', async () => {
    fake.answerWith(() => (response) => void response.writeHead(500).end('{}'))
    await createNote(page, 'Zorb quandle tinctures')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Nothing is wrong with your topic' }),
    ).toBeVisible()
    expect(await readNotes(page)).toEqual([])
  })
})
