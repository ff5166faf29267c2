import { GenerateQuestionsRequest, type GenerateQuestionsResponse } from '@ekagra/schema/generate-questions'
import type { FunctionDependencies, FunctionHandler } from './dependencies.ts'
import { EXAMPLE_TOPICS } from './example-topics.ts'
import { readJson } from './read-json.ts'
import { RequestRefused } from './request-refused.ts'

export const generateQuestions =
  ({ makePaper, findBankQuestions, drawSeed }: FunctionDependencies): FunctionHandler =>
  async (request) => {
    const {
      topic,
      difficulty,
      count,
      seed = drawSeed(),
    } = GenerateQuestionsRequest.parse(await readJson(request))
    const written = await findBankQuestions({ topic, difficulty, count })
    const missing = count - written.length
    const paper = missing > 0 ? await makePaper({ topic, difficulty, count: missing, seed }) : null
    if (!paper && written.length === 0) {
      throw new RequestRefused(
        422,
        `The built-in engine has no questions on "${topic}" yet. It knows, among others: ${EXAMPLE_TOPICS.join(', ')}.`,
      )
    }
    const answer: GenerateQuestionsResponse = {
      questions: [...written, ...(paper?.questions ?? [])],
      resolvedTopic: paper?.resolvedTopic ?? topic,
      servedBy: paper ? 'engine' : 'bank',
    }
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  }
