import type { ErrorResponse } from '@ekagra/schema/generate-questions'
import type { ErrorEvent } from '@ekagra/schema/generation-events'
import { type OpenStreams, UNWATCHED_STREAMS } from './open-streams.ts'

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

const RESTARTING: ErrorEvent = {
  type: 'error',
  status: 503,
  error: 'The server is being restarted. What has come is yours; please ask again for the rest.',
}

/** The status is sent when a stream begins, so a later failure becomes its last event, and so does the end of the server. */
export async function* endWithError<Step>(
  steps: AsyncGenerator<Step>,
  report: (error: unknown) => void,
  { ending, begin }: OpenStreams = UNWATCHED_STREAMS,
): AsyncGenerator<Step | ErrorEvent> {
  const end = begin()
  const ended = Promise.withResolvers<'ended'>()
  const stop = () => ended.resolve('ended')
  if (ending.aborted) stop()
  else ending.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      const next = await Promise.race([ended.promise, steps.next()])
      if (next === 'ended') {
        yield RESTARTING
        return
      }
      if (next.done) return
      yield next.value
    }
  } catch (failure) {
    const { status, error } = describeFailure(failure, report)
    yield { type: 'error', status, error }
  } finally {
    ending.removeEventListener('abort', stop)
    end()
    // Not waited for: a step under way may take long, and nobody reads it.
    steps.return(undefined).catch(() => undefined)
  }
}
