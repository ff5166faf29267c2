import { GenerateQuestionsRequest, type GenerateQuestionsResponse } from '@ekagra/schema/generate-questions'
import type { FunctionDependencies, FunctionHandler } from './dependencies.ts'
import { EXAMPLE_TOPICS } from './example-topics.ts'
import { readJson } from './read-json.ts'
import { RequestRefused } from './request-refused.ts'

export const generateQuestions =
  ({ makePaper, drawSeed }: FunctionDependencies): FunctionHandler =>
  async (request) => {
    const {
      topic,
      difficulty,
      count,
      seed = drawSeed(),
    } = GenerateQuestionsRequest.parse(await readJson(request))
    const paper = await makePaper({ topic, difficulty, count, seed })
    if (!paper) {
      throw new RequestRefused(
        422,
        `The built-in engine has no questions on "${topic}" yet. It knows, among others: ${EXAMPLE_TOPICS.join(', ')}.`,
      )
    }
    const answer: GenerateQuestionsResponse = { ...paper, servedBy: 'engine' }
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  }
