/** One condition of a filter: `kind=eq.notes` is the column `kind` and the test `eq.notes`, as the data API takes it. */
export interface Condition {
  column: string
  test: string
}

const CONDITION = /^(\w+)=((?:not\.)?(?:eq|neq|lt|lte|gt|gte|like|ilike|is|in|isdistinct)\..*)$/s
const QUOTED = /^((?:not\.)?(?!in\.)\w+\.)"((?:[^"\\]|\\.)*)"$/s

/** Splits at the commas that are neither in quotes nor in brackets. */
function splitConditions(text: string): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index)
    if (isQuoted && sign === '\\') {
      part += sign + text.charAt(index + 1)
      index += 1
      continue
    }
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === '(') depth += 1
    else if (!isQuoted && sign === ')') depth -= 1
    if (sign === ',' && !isQuoted && depth === 0) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  return [...parts, part]
}

/** The conditions of a filter, all of which must hold; undefined when it cannot be read. */
export function readFilter(text: string): Condition[] | undefined {
  const conditions: Condition[] = []
  for (const part of splitConditions(text)) {
    const [, column, test] = CONDITION.exec(part.trim()) ?? []
    if (column === undefined || test === undefined) return undefined
    const quoted = QUOTED.exec(test)
    conditions.push({
      column,
      test: quoted ? `${quoted[1]}${quoted[2]?.replace(/\\(.)/gs, '$1')}` : test,
    })
  }
  return conditions
}
