import type { ErrorResponse } from '@ekagra/schema/error-response'
import * as z from 'zod/mini'
import { describeIssue } from './describe-issue.ts'
import { RequestRefused } from './request-refused.ts'

const UNEXPECTED = 'Something went wrong on our side. Please try again.'

function reply(status: number, error: string, headers: Record<string, string> = {}): Response {
  const body: ErrorResponse = { error }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/**
 * The one place where a failure of a function becomes an answer.
 * @param report gets what the caller must not see
 */
export function replyWithError(error: unknown, report: (error: unknown) => void): Response {
  if (error instanceof RequestRefused) return reply(error.status, error.message, error.headers)
  if (error instanceof z.core.$ZodError) {
    return reply(400, `The request is not valid: ${error.issues.map(describeIssue).join('; ')}.`)
  }
  report(error)
  return reply(500, UNEXPECTED)
}
