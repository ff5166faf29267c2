import { GenerateNotesRequest, type GenerateNotesResponse } from '@ekagra/schema/generate-notes'
import type { FunctionDependencies, FunctionHandler } from './dependencies.ts'
import { endWithError, RequestRefused } from './failure.ts'
import { readRequest } from './read-request.ts'
import { replyWithEvents, wantsEvents } from './reply-with-events.ts'
import { type WritingStep, writeNotes } from './write-notes.ts'

export const generateNotes =
  (dependencies: FunctionDependencies): FunctionHandler =>
  async (request, { report }) => {
    const wish = await readRequest(request, GenerateNotesRequest)
    const leaving = new AbortController()
    const signal = AbortSignal.any([request.signal, leaving.signal])
    const steps = refuseEmpty(writeNotes(wish, dependencies, signal))
    return wantsEvents(request)
      ? replyWithEvents(endWithError(steps, report, dependencies.streams), () => leaving.abort())
      : Response.json(await collect(steps), { headers: { 'Cache-Control': 'no-store' } })
  }

/** Empty notes are an error, whoever wrote them. */
async function* refuseEmpty(steps: AsyncGenerator<WritingStep>): AsyncGenerator<WritingStep> {
  let isEmpty = true
  for await (const step of steps) {
    if (step.type === 'text' && step.text.trim() !== '') isEmpty = false
    if (step.type === 'done' && isEmpty) throw new RequestRefused(502, 'API returned empty content')
    yield step
  }
}

async function collect(steps: AsyncGenerator<WritingStep>): Promise<GenerateNotesResponse> {
  let content = ''
  for await (const step of steps) {
    if (step.type === 'text') content += step.text
    if (step.type === 'done') {
      const { type: _, ...summary } = step
      return { content, ...summary }
    }
  }
  throw new Error('the notes ended without a summary')
}
