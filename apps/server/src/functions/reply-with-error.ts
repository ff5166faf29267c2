import type { ErrorResponse } from '@ekagra/schema/error-response'
import { describeFailure } from './describe-failure.ts'

/**
 * A failure of a function as its answer.
 * @param report gets what the caller must not see
 */
export function replyWithError(failure: unknown, report: (error: unknown) => void): Response {
  const { status, error, headers } = describeFailure(failure, report)
  const body: ErrorResponse = { error }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
