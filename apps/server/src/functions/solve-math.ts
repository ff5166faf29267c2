import { sampleDoubtAnswer } from '@ekagra/questions/doubt/sample-doubt-answer'
import { SolveMathRequest, type SolveMathResponse } from '@ekagra/schema/solve-math'
import type { FunctionDependencies, FunctionHandler } from './dependencies.ts'
import { readRequest } from './read-request.ts'
import { RequestRefused } from './request-refused.ts'

export const solveMath =
  ({ solveDoubt }: FunctionDependencies): FunctionHandler =>
  async (request) => {
    const { content, image } = await readRequest(request, SolveMathRequest)
    const answer: SolveMathResponse | null =
      content.trim() === '' && !image
        ? sampleDoubtAnswer
        : await solveDoubt({ content, image, signal: request.signal })
    if (!answer) {
      throw new RequestRefused(
        422,
        'No worked answer was found for this question. Please rephrase your question for a more specific answer.',
      )
    }
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  }
