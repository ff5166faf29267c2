import type { ErrorResponse } from '@ekagra/schema/generate-questions'
import type { ErrorEvent } from '@ekagra/schema/generation-events'

/** A refusal that the caller can understand and act on. */
export class RequestRefused extends Error {
  override name = 'RequestRefused'
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, sentence: string, headers: Record<string, string> = {}) {
    super(sentence)
    this.status = status
    this.headers = headers
  }
}

interface Failure {
  status: number
  error: string
  headers?: Record<string, string>
}

const UNEXPECTED = 'Something went wrong on our side. Please try again.'

/**
 * The one place that turns an error into a message for the caller.
 * @param report gets the error when the caller must not see it
 */
function describeFailure(error: unknown, report: (error: unknown) => void): Failure {
  if (error instanceof RequestRefused) {
    return { status: error.status, error: error.message, headers: error.headers }
  }
  // The caller has left: nobody reads this answer, and nothing failed.
  if (error instanceof DOMException && error.name === 'AbortError')
    return { status: 499, error: 'Cancelled.' }
  report(error)
  return { status: 500, error: UNEXPECTED }
}

/**
 * The JSON answer for a failure of a function.
 * @param report gets the error when the caller must not see it
 */
export function replyWithError(failure: unknown, report: (error: unknown) => void): Response {
  const { status, error, headers } = describeFailure(failure, report)
  const body: ErrorResponse = { error }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** The status is sent when a stream begins, so a later failure becomes its last event. */
export async function* endWithError<Step>(
  steps: AsyncGenerator<Step>,
  report: (error: unknown) => void,
): AsyncGenerator<Step | ErrorEvent> {
  try {
    yield* steps
  } catch (failure) {
    const { status, error } = describeFailure(failure, report)
    yield { type: 'error', status, error }
  }
}
