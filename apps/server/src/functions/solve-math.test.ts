import { solveDoubt as solve } from '@ekagra/questions/doubt/solve-doubt'
import { ErrorResponse } from '@ekagra/schema/generate-questions'
import { SolveMathResponse } from '@ekagra/schema/solve-math'
import { describe, expect, it, vi } from 'vitest'
import type { FunctionDependencies } from './dependencies.ts'
import { replyWithError } from './failure.ts'
import { solveMath } from './solve-math.ts'

async function call(
  body: unknown,
  answer: FunctionDependencies['solveDoubt'] = async ({ content }) => solve(content),
) {
  const solveDoubt = vi.fn(answer)
  const handler = solveMath({
    makePaper: async () => null,
    topics: { describe: async () => null, suggest: async () => [] },
    findBankQuestions: async () => [],
    makeNotes: async () => null,
    solveDoubt,
    drawSeed: () => 'drawn',
  })
  const report = vi.fn<(error: unknown) => void>()
  const request = new Request('http://localhost/functions/v1/solve-math', {
    method: 'POST',
    body: JSON.stringify(body),
  })
  const response = await handler(request, { requestId: 'r-1', report, note: () => undefined }).catch(
    (error: unknown) => replyWithError(error, report),
  )
  return { response, solveDoubt }
}

describe('the function solve-math', () => {
  it('API-10 API-11 DOUBT-01 answers a question with its steps and the final answer', async () => {
    const { response } = await call({ type: 'text', content: 'x^2 - 5x + 6 = 0' })
    expect(response.status).toBe(200)
    const answer = SolveMathResponse.parse(await response.json())
    expect(answer.finalAnswer).toBe('$x = 2$ or $x = 3$')
    expect(answer.steps.length).toBeGreaterThan(2)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it.each(['', '   \n'])(
    'DOUBT-12 DOUBT-13 a blank question %j is answered with the sample',
    async (content) => {
      const { response, solveDoubt } = await call({ type: 'text', content })
      expect(await response.json()).toMatchObject({
        subject: 'History',
        difficulty: 'Intermediate',
        isSampleAnswer: true,
      })
      expect(solveDoubt).not.toHaveBeenCalled()
    },
  )

  it('API-12 DOUBT-15 says in the error field what to do when there is no answer', async () => {
    const { response } = await call({ type: 'text', content: 'Why is the sky blue?' })
    expect(response.status).toBe(422)
    expect(ErrorResponse.parse(await response.json()).error).toMatch(
      /Please rephrase your question for a more specific answer\.$/,
    )
  })

  it.each([
    { type: 'image', content: 'x' },
    { type: 'text' },
    { type: 'text', content: 'x'.repeat(4001) },
    { type: 'text', content: 'x', model: 'best' },
  ])('refuses %j', async (body) => {
    expect((await call(body)).response.status).toBe(400)
  })

  it('reports a failure of the solver to the log, not to the caller', async () => {
    const { response } = await call({ type: 'text', content: '2 + 2' }, async () => {
      throw new Error('secret path')
    })
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
  })
})
