import { sampleDoubtAnswer } from '@ekagra/questions/doubt/sample-doubt-answer'
import { SolveMathRequest, type SolveMathResponse } from '@ekagra/schema/solve-math'
import type { Generation } from '../generation/generation.ts'
import type { FunctionDependencies, FunctionHandler } from './dependencies.ts'
import { RequestRefused } from './failure.ts'
import { readRequest } from './read-request.ts'

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

/** Asks the engine first, because its answers are computed and checked or come from checked tables; what it does not understand goes to the providers. */
export function doubtAnswerer(
  generation: Generation | undefined,
  solve: (content: string) => Promise<SolveMathResponse | null>,
): FunctionDependencies['solveDoubt'] {
  return async (doubt) => {
    const exact = doubt.image === undefined ? await solve(doubt.content) : null
    return exact ?? (await generation?.solveDoubt(doubt)) ?? null
  }
}
