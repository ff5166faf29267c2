import type { Note } from '@ekagra/schema/note'
import type { Page } from '@playwright/test'

const HOUR_MS = 3_600_000

export const makeNote = (n: number, known: Partial<Note> = {}): Note => ({
  id: `note-${n}`,
  title: `Note ${n}`,
  content: `## Heading ${n}\n\nThe **text** of note ${n}.`,
  tags: [`topic ${n}`, 'summary', 'beginner', 'smart-ai'],
  lastUpdated: new Date(Date.now() - n * HOUR_MS).toISOString(),
  ...known,
})

/** Puts notes into the browser before the app starts, once per tab. */
export async function seedNotes(page: Page, notes: readonly Note[]): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('seeded-notes') !== null) return
    sessionStorage.setItem('seeded-notes', 'yes')
    localStorage.setItem('saved_notes', text)
  }, JSON.stringify(notes))
}

export const readNotes = (page: Page): Promise<Note[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('saved_notes') ?? '[]'))

const FUNCTION = '**/functions/v1/generate-notes'

/** Answers like a server whose AI has written this. */
export const answerWithNotes = (page: Page, content: string) =>
  page.route(FUNCTION, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: [
        'event: progress\ndata: {"stage":"writing","percent":40}',
        `event: text\ndata: ${JSON.stringify({ text: content })}`,
        'event: done\ndata: {"servedBy":"deepseek"}',
        '',
      ].join('\n\n'),
    }),
  )

/** Answers with a status and a body. */
export const refuseNotes = (page: Page, status: number, json: unknown) =>
  page.route(FUNCTION, (route) => route.fulfill({ status, json }))

/** No server for notes. */
export const cutOffNotes = (page: Page) =>
  page.route(FUNCTION, (route) => route.abort('internetdisconnected'))

/** No engine in the browser either: its code was not fetched yet and cannot be. */
export const cutOffEngine = (page: Page) =>
  page.route('**/assets/make-notes-*.js', (route) => route.abort('internetdisconnected'))

/**
 * A server that writes as slowly as the test wants. `send` gives the page the next piece; `hasHungUp` tells whether the page
 * has ended the call.
 */
export async function writeSlowly(page: Page) {
  await page.addInitScript(() => {
    const encoder = new TextEncoder()
    const realFetch = window.fetch.bind(window)
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      if (!address.includes('generate-notes')) return realFetch(input, init)
      const body = new ReadableStream({
        start(controller) {
          Object.assign(window, {
            __sendNotes: (type: string, data: unknown) =>
              controller.enqueue(encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)),
          })
          init?.signal?.addEventListener('abort', () => {
            Object.assign(window, { __notesCancelled: true, __sendNotes: undefined })
            controller.error(init.signal?.reason)
          })
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }))
    }
  })
  return {
    /** Waits for the page to ask. */
    send: async (type: 'progress' | 'text' | 'done' | 'error', data: unknown) => {
      await page.waitForFunction(() => typeof Reflect.get(window, '__sendNotes') === 'function')
      await page.evaluate(([name, sent]) => Reflect.get(window, '__sendNotes')(name, sent), [
        type,
        data,
      ] as const)
    },
    hasHungUp: () => page.evaluate(() => Reflect.get(window, '__notesCancelled') === true),
  }
}
