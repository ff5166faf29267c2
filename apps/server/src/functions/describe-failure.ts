import { RequestRefused } from './request-refused.ts'

export interface Failure {
  status: number
  error: string
  headers?: Record<string, string>
}

const UNEXPECTED = 'Something went wrong on our side. Please try again.'

/**
 * The one place where an error becomes words for the caller.
 * @param report gets what the caller must not see
 */
export function describeFailure(error: unknown, report: (error: unknown) => void): Failure {
  if (error instanceof RequestRefused) {
    return { status: error.status, error: error.message, headers: error.headers }
  }
  // Nobody is left to read it; it is not our failure either.
  if (error instanceof DOMException && error.name === 'AbortError')
    return { status: 499, error: 'Cancelled.' }
  report(error)
  return { status: 500, error: UNEXPECTED }
}
