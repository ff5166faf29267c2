import type * as z from 'zod/mini'

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
export function describeIssue(issue: Issue): string {
  const field = issue.path.length > 0 ? `"${issue.path.map(String).join('.')}"` : 'the body'
  return `${field} ${expectation(issue)}`
}
