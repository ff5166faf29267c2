import * as z from 'zod/mini'
import { RequestRefused } from './failure.ts'

type Issue = z.core.$ZodIssue

function sizeOf(issue: { origin: string }, amount: number | bigint): string {
  const plural = Number(amount) === 1 ? '' : 's'
  if (issue.origin === 'string') return `${amount} character${plural}`
  if (issue.origin === 'array') return `${amount} item${plural}`
  return String(amount)
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be of type ${issue.expected}`
    case 'too_small':
      return `must be at least ${sizeOf(issue, issue.minimum)}`
    case 'too_big':
      return `must be at most ${sizeOf(issue, issue.maximum)}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `must not contain ${issue.keys.map((key) => `"${key}"`).join(', ')}`
    default:
      return 'is not valid'
  }
}

/** One sentence that says which field of a request is wrong and what it must be. */
function describeIssue(issue: Issue): string {
  const field = issue.path.length > 0 ? `"${issue.path.map(String).join('.')}"` : 'the body'
  return `${field} ${expectation(issue)}`
}

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
 * Parses the body of a request by its schema.
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
