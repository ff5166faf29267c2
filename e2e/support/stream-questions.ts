import type { Page } from '@playwright/test'
import { makeQuestions } from './fake-generation.ts'

/** A server for generate-questions that sends its events when the test says so. */
export interface QuestionSender {
  /** Waits until the app has asked, for the `nth` time in this page. */
  asked: (nth?: number) => Promise<void>
  stage: (stage: 'bank' | 'pool' | 'writing' | 'engine') => Promise<void>
  /** By number, 1 for the first. */
  question: (...numbers: number[]) => Promise<void>
  done: () => Promise<void>
  breakOff: () => Promise<void>
}

/** Playwright can only send a whole answer, so the page's own fetch answers this one address in pieces. */
export async function streamQuestions(page: Page): Promise<QuestionSender> {
  await page.addInitScript(() => {
    const fetchFromNetwork = window.fetch
    const sent: { count: number; out?: ReadableStreamDefaultController<Uint8Array> } = { count: 0 }
    Object.assign(window, { sent })
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : `${input}`
      if (!address.endsWith('/functions/v1/generate-questions')) return fetchFromNetwork(input, init)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          sent.out = controller
          sent.count += 1
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }
  })
  const send = (event: string, data: unknown) =>
    page.evaluate(
      (text) => Object(window).sent.out.enqueue(new TextEncoder().encode(text)),
      `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
    )
  const questions = makeQuestions(20)
  return {
    asked: async (nth = 1) => {
      await page.waitForFunction((count) => Object(window).sent?.count >= count, nth)
    },
    stage: (stage) => send('progress', { stage, ready: 0, requested: 10 }),
    async question(...numbers) {
      for (const number of numbers) await send('question', { question: questions[number - 1] })
    },
    done: () => send('done', { servedBy: 'deepseek', sources: {} }),
    breakOff: () => page.evaluate(() => Object(window).sent.out.error(new TypeError('network error'))),
  }
}
