import { confirmed, type Solution, step } from '../../solution.ts'
import { sayMeasured } from './found.ts'
import { compile, type Reading } from './reading.ts'

/** One thing that a question asks. */
export interface Part {
  label: string
  value: number
  unit: string
  /** What is shown instead of the number. */
  shown?: string
}

export const clean = (value: number): number => Number(value.toPrecision(10))
const text = ({ value, unit, shown }: Part): string =>
  shown ?? `${sayMeasured(clean(value))}${unit === '' ? '' : ` ${unit}`}`

/** One answer alone, or several with their names. */
export function answered(
  parts: readonly Part[],
  steps: readonly (readonly [string, string])[],
  check: boolean,
): Solution | null {
  const [first] = parts
  if (!first || parts.some(({ value }) => !Number.isFinite(value))) return null
  const named = parts.map((part) => `${part.label} ${text(part)}`).join(', ')
  return confirmed(check, {
    difficulty: 'Intermediate',
    concepts: [],
    steps: steps.map(([title, explanation]) => step(title, explanation)),
    finalAnswer: parts.length === 1 ? text(first) : `${named[0]?.toUpperCase() ?? ''}${named.slice(1)}`,
    ...(parts.length === 1 && {
      exactly:
        first.shown !== undefined && first.unit === 'word'
          ? { value: first.shown, unit: '' }
          : { value: clean(first.value), unit: first.unit, isMeasured: true },
    }),
  })
}

/** Every match of a pattern with its place in the question, taken out. */
export function places(r: Reading, pattern: string): { at: number; number: number | undefined }[] {
  const found: { at: number; number: number | undefined }[] = []
  const expression = compile(pattern)
  r.rest = r.rest.replace(expression, (...groups) => {
    const number = groups.slice(1, -2).find((group) => typeof group === 'string')
    found.push({ at: Number(groups.at(-2)), number: number === undefined ? undefined : Number(number) })
    // As long as before, so that the places of what is found later can be compared.
    return ' '.repeat(String(groups[0]).length)
  })
  return found
}

/** A thing asked, with its place in the question. */
export interface Asked {
  at: number
  part: Part
}

export const inOrder = (asked: readonly Asked[]): Part[] =>
  asked.toSorted((a, b) => a.at - b.at).map(({ part }) => part)

/** 'A' between others is a person, alone it may be the article. */
const LETTER =
  /(?<![a-z'])(?:[b-dp-rx-z]|a(?= and [b-d](?![a-z])|, ?[b-d](?![a-z])| [b-d] )|(?<=[b-d] and )a)(?![a-z'])/g

/** Whether a question that told of several asks only of some of them: 'A, B and C fill it in … A and B opened together'. */
export function asksOfSome(r: Reading): boolean {
  const at = r.text.search(/\d[^\d]*$/)
  const [told, asking] = [r.text.slice(0, at), r.text.slice(at)]
  const people = (part: string): Set<string> =>
    new Set([
      ...(part.match(LETTER) ?? []),
      ...(part.match(/[a-z]{2,}/g) ?? []).filter((word) => r.names.has(word)),
    ])
  const [all, some] = [people(told), people(asking)]
  return some.size > 0 && all.size > 1 && [...all].some((one) => !some.has(one))
}
