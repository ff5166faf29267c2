import * as z from 'zod/mini'
import { describeIssue } from './describe-issue.ts'
import { RequestRefused } from './request-refused.ts'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RequestRefused(
      400,
      text === '' ? 'The body is empty; send JSON.' : 'The body is not valid JSON.',
    )
  }
}

/**
 * What a caller asks for, in the form that the schema has.
 * @throws {RequestRefused} that says which field is wrong
 */
export async function readRequest<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = z.safeParse(schema, parseJson(await request.text()))
  if (parsed.success) return parsed.data
  throw new RequestRefused(
    400,
    `The request is not valid: ${parsed.error.issues.map(describeIssue).join('; ')}.`,
  )
}
