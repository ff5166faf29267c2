/** Stands in for 'vitest' while mutants are tried: keeps the tests of a file, so that each can be run alone and again. */
import { expect } from 'vitest'

export { expect }

type Body = (...values: unknown[]) => unknown

let kept: (() => unknown)[] = []

/** The tests that were declared since the last call. */
export function takeTests(): (() => unknown)[] {
  const tests = kept
  kept = []
  return tests
}

function keepTest(_title: string, ...rest: unknown[]): void {
  const body = rest.find((part) => typeof part === 'function')
  if (body) kept.push(() => body())
}

const withEach = <Declare extends (title: string, body: () => unknown) => void>(declare: Declare) =>
  Object.assign(declare, {
    each: (rows: readonly unknown[]) => (title: string, body: Body) => {
      for (const row of rows) declare(title, () => (Array.isArray(row) ? body(...row) : body(row)))
    },
  })

export const it = withEach(keepTest)
export const describe = withEach((_title: string, body: () => unknown) => void body())
