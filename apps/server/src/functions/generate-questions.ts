import { GenerateQuestionsRequest, type GenerateQuestionsResponse } from '@ekagra/schema/generate-questions'
import type { FunctionCall, FunctionDependencies, FunctionHandler } from './dependencies.ts'
import { endWithError } from './failure.ts'
import { type FindingStep, findQuestions } from './find-questions.ts'
import { readRequest } from './read-request.ts'
import { replyWithEvents, wantsEvents } from './reply-with-events.ts'

export const generateQuestions =
  (dependencies: FunctionDependencies): FunctionHandler =>
  async (request, call) => {
    const wish = await readRequest(request, GenerateQuestionsRequest)
    const leaving = new AbortController()
    const signal = AbortSignal.any([request.signal, leaving.signal])
    const steps = watch(findQuestions(wish, dependencies, signal), wish, call, signal)
    return wantsEvents(request)
      ? replyWithEvents(endWithError(steps, call.report, dependencies.streams), () => leaving.abort())
      : Response.json(await collect(steps), { headers: { 'Cache-Control': 'no-store' } })
  }

/** Logs figures about the answer when it has ended. */
async function* watch(
  steps: AsyncGenerator<FindingStep>,
  { count, timeframe, fileContent }: GenerateQuestionsRequest,
  { note }: FunctionCall,
  signal: AbortSignal,
): AsyncGenerator<FindingStep> {
  const start = performance.now()
  const elapsed = () => Math.round(performance.now() - start)
  let questions = 0
  let firstQuestionMs: number | undefined
  let end: Record<string, unknown> = { outcome: 'left' }
  try {
    for await (const step of steps) {
      if (step.type === 'question') {
        questions += 1
        firstQuestionMs ??= elapsed()
      }
      if (step.type === 'done') end = { outcome: 'done', servedBy: step.servedBy, sources: step.sources }
      yield step
    }
  } catch (error) {
    if (!signal.aborted) end = { outcome: 'failed' }
    throw error
  } finally {
    const asked = { requested: count, timeframe, hasText: fileContent !== undefined }
    note({
      function: 'generate-questions',
      ...asked,
      ...end,
      questions,
      firstQuestionMs,
      durationMs: elapsed(),
    })
  }
}

async function collect(steps: AsyncGenerator<FindingStep>): Promise<GenerateQuestionsResponse> {
  const questions: GenerateQuestionsResponse['questions'] = []
  for await (const step of steps) {
    if (step.type === 'question') questions.push(step.question)
    if (step.type === 'done') {
      const { type: _, ...summary } = step
      return { questions, ...summary }
    }
  }
  throw new Error('the questions ended without a summary')
}
