import { GenerateQuestionsRequest, type GenerateQuestionsResponse } from '@ekagra/schema/generate-questions'
import type { FunctionDependencies, FunctionHandler } from './dependencies.ts'
import { endWithError } from './end-with-error.ts'
import { type FindingStep, findQuestions } from './find-questions.ts'
import { readJson } from './read-json.ts'
import { replyWithEvents, wantsEvents } from './reply-with-events.ts'

export const generateQuestions =
  (dependencies: FunctionDependencies): FunctionHandler =>
  async (request, { report }) => {
    const wish = GenerateQuestionsRequest.parse(await readJson(request))
    const steps = findQuestions(wish, dependencies)
    return wantsEvents(request)
      ? replyWithEvents(endWithError(steps, report))
      : Response.json(await collect(steps), { headers: { 'Cache-Control': 'no-store' } })
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
