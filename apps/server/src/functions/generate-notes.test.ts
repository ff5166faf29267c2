import { GenerateNotesResponse } from '@ekagra/schema/generate-notes'
import { ErrorResponse } from '@ekagra/schema/generate-questions'
import { NotesEvent } from '@ekagra/schema/notes-events'
import { describe, expect, it, vi } from 'vitest'
import { readEventsAs } from '../testing/read-events.ts'
import type { FunctionDependencies } from './dependencies.ts'
import { replyWithError } from './failure.ts'
import { generateNotes } from './generate-notes.ts'

const CONTENT = '## Overview\n\nLight bends.\n\n## Formulas\n\n$n = c/v$'

const fakeEngine = (content = CONTENT) =>
  vi.fn<FunctionDependencies['makeNotes']>(async ({ topic }) =>
    topic === 'optics' ? { content, resolvedTopic: 'Optics' } : null,
  )

async function call(body: unknown, makeNotes = fakeEngine(), headers: Record<string, string> = {}) {
  const handler = generateNotes({
    makeNotes,
    solveDoubt: async () => null,
    makePaper: async () => null,
    topics: { describe: async () => null, suggest: async () => [] },
    findBankQuestions: async () => [],
    drawSeed: () => 'drawn',
  })
  const report = vi.fn<(error: unknown) => void>()
  const request = new Request('http://localhost/functions/v1/generate-notes', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const response = await handler(request, { requestId: 'r-1', report, note: () => undefined }).catch(
    (error: unknown) => replyWithError(error, report),
  )
  return { response, report, makeNotes }
}

const errorOf = async (response: Response) => ErrorResponse.parse(await response.json()).error
const EVENTS = { Accept: 'text/event-stream' }

async function eventsOf(response: Response): Promise<NotesEvent[]> {
  const events: NotesEvent[] = []
  for await (const event of readEventsAs(NotesEvent, response)) events.push(event)
  return events
}

describe('the function generate-notes', () => {
  it('API-08 takes a topic alone and answers content', async () => {
    const { response, makeNotes } = await call({ topic: ' optics ' })
    expect(response.status).toBe(200)
    expect(GenerateNotesResponse.parse(await response.json())).toEqual({
      content: CONTENT,
      servedBy: 'engine',
      resolvedTopic: 'Optics',
    })
    expect(makeNotes).toHaveBeenCalledWith({
      topic: 'optics',
      noteType: 'comprehensive',
      difficulty: 'intermediate',
      includeExamples: true,
      includeQuestions: false,
      seed: 'drawn',
    })
  })

  it('API-09 passes the options on', async () => {
    const options = {
      noteType: 'exam',
      difficulty: 'advanced',
      includeExamples: true,
      includeQuestions: true,
    }
    const { makeNotes } = await call({ topic: 'optics', options })
    expect(makeNotes).toHaveBeenCalledWith({ topic: 'optics', ...options, seed: 'drawn' })
  })

  it('NOTES-23 streams progress and the text in pieces to a caller that asks for events', async () => {
    const { response } = await call({ topic: 'optics' }, undefined, EVENTS)
    expect(response.headers.get('Content-Type')).toBe('text/event-stream')
    const events = await eventsOf(response)
    expect(events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('')).toBe(CONTENT)
    expect(events.flatMap((event) => (event.type === 'progress' ? [event.percent] : []))).toEqual([
      10, 55, 100,
    ])
    expect(events.at(-1)).toEqual({ type: 'done', servedBy: 'engine', resolvedTopic: 'Optics' })
  })

  it('answers 422 for an unknown topic, and names some that the engine knows', async () => {
    const { response } = await call({ topic: 'quidditch' })
    expect(response.status).toBe(422)
    expect(await errorOf(response)).toMatch(/no notes on "quidditch" yet.*percentages/)
    const streamed = await eventsOf((await call({ topic: 'quidditch' }, undefined, EVENTS)).response)
    expect(streamed.at(-1)).toMatchObject({ type: 'error', status: 422 })
  })

  it('says that notes from the learner’s own text need an AI', async () => {
    const { response, makeNotes } = await call({ topic: 'optics', sourceContent: 'My own text' })
    expect(response.status).toBe(422)
    expect(await errorOf(response)).toMatch(/need an AI provider/)
    expect(makeNotes).not.toHaveBeenCalled()
  })

  it("NOTES-28 answers 'API returned empty content' for notes without a word", async () => {
    const { response } = await call({ topic: 'optics' }, fakeEngine(' \n '))
    expect(response.status).toBe(502)
    expect(await errorOf(response)).toBe('API returned empty content')
    const streamed = await eventsOf((await call({ topic: 'optics' }, fakeEngine(''), EVENTS)).response)
    expect(streamed.at(-1)).toEqual({ type: 'error', status: 502, error: 'API returned empty content' })
  })

  it.each([
    [{}, '"topic" must be of type string'],
    [{ topic: ' ' }, '"topic" must be at least 1 character'],
    [{ topic: 'x'.repeat(201) }, '"topic" must be at most 200 characters'],
    [
      { topic: 'optics', sourceContent: 'x'.repeat(12_101) },
      '"sourceContent" must be at most 12100 characters',
    ],
    [{ topic: 'optics', options: { noteType: 'poem' } }, '"options.noteType" must be one of comprehensive'],
    [{ topic: 'optics', more: 1 }, 'must not contain "more"'],
  ])('refuses %j with 400 and says which field is wrong', async (body, sentence) => {
    const { response, report } = await call(body)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toContain(sentence)
    expect(report).not.toHaveBeenCalled()
  })

  it('shows no internal details when something breaks, and reports it', async () => {
    const broken = vi.fn<FunctionDependencies['makeNotes']>().mockRejectedValue(new Error('secret path /srv'))
    const { response, report } = await call({ topic: 'optics' }, broken)
    expect(response.status).toBe(500)
    expect(await errorOf(response)).toBe('Something went wrong on our side. Please try again.')
    expect(report).toHaveBeenCalledOnce()
  })
})
