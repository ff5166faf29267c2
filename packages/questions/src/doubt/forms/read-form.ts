import Fraction from 'fraction.js'
import * as z from 'zod/mini'
import { catalogue, loadChapter } from '../../chapters/catalogue.ts'
import type { Draw, Given } from '../../kit/define-generator.ts'
import { createRandom } from '../../kit/random/random.ts'
import { inStyleOf } from '../../kit/values/agrees.ts'
import { type Amount, toValue, type Value, type ValueInput } from '../../kit/values/value.ts'
import { formatValue } from '../../kit/wording/format-value.ts'
import { render } from '../../kit/wording/say.ts'
import { sayMeasured } from '../readers/toolkit/found.ts'
import { type Solution, step } from '../solution.ts'
import { fillFacts, hasParts, matchForm, TypeForms, writtenAs } from './form.ts'

/** Solves a question that is worded as one of the generators words it; null for any other. */
export type FormReader = (question: string) => Promise<Solution | null>

/** The words between the slots of each form, in a line as it is written. */
const PARTS = /"parts":(\[(?:"(?:[^"\\]|\\.)*",?)*\])/g
const Parts = z.array(z.string())

/**
 * The reader of the forms that tools/records/record-forms.ts has written, a type on each line. A line is checked and read whole only for a question that has
 * the words of one of its forms: all of them together take a second.
 */
export function readForms(lines: string): FormReader {
  const known = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      let read: { type: TypeForms; words: ReadonlySet<string> } | undefined
      let parts: readonly (readonly string[])[] | undefined
      return {
        mayMatch(text: string): boolean {
          parts ??= [...line.matchAll(PARTS)].map(([, list = '[]']) => Parts.parse(JSON.parse(list)))
          return parts.some((own) => hasParts(text, own))
        },
        open() {
          if (!read) {
            const type = TypeForms.parse(JSON.parse(line))
            read = { type, words: new Set(type.words) }
          }
          return read
        },
      }
    })
  return async (question) => {
    const text = writtenAs(question)
    let answer: Solution | null = null
    for (const line of known) {
      if (!line.mayMatch(text.text)) continue
      const { type, words } = line.open()
      if (isOtherSign(question, type.id)) continue
      for (const form of type.forms) {
        const slots = matchForm(text, form, words)
        const facts = slots && fillFacts(form.fills, slots)
        if (facts === null) continue
        // Forms of an older version of a generator are not used: its facts may mean something else.
        const solution = await solveAs(type.id, type.version, form, facts)
        if (!solution) continue
        if (answer && answer.finalAnswer !== solution.finalAnswer) return null
        answer ??= solution
      }
    }
    return answer
  }
}

/** The shape of a slot writes every letter as x, so that ^11C_4 would be read as ^11P_4. */
const isOtherSign = (question: string, id: string): boolean =>
  (id === 'statistics/permutation' && /\^\{?\d+\}?\s*C\s*_/.test(question)) ||
  (id === 'statistics/combination' && /\^\{?\d+\}?\s*P\s*_/.test(question))

async function solveAs(
  id: string,
  version: number,
  { level, seed }: TypeForms['forms'][number],
  facts: Given,
): Promise<Solution | null> {
  const place = catalogue.find((entry) => entry.id === id)
  const generator = place && (await loadChapter(place.chapterId)).get(id)
  if (!place || generator?.version !== version) return null
  const example = generator.draw(level, createRandom(seed))
  const solved = trySolve(example, facts)
  if (solved === null || Number.isNaN(solved)) return null
  const answer = toValue(example.answer)
  const value = inStyleOf(answer, solved) ?? withRoot(answer, solved)
  // A sum of a number and a root is said in decimals, and compared with the options exactly.
  const isMeasured = value === null && answer.kind === 'measure' && typeof solved === 'number'
  const finalAnswer = value
    ? formatValue(value)
    : isMeasured
      ? `${sayMeasured(solved)} ${answer.unit?.one ?? ''}`.trim()
      : 'NaN'
  if (/NaN|Infinity|undefined/.test(finalAnswer)) return null
  return {
    subject: place.subject,
    difficulty: level === 'easy' ? 'Beginner' : level === 'medium' ? 'Intermediate' : 'Advanced',
    concepts: [place.chapter],
    steps: [
      step('What kind of question it is', `${place.title}, from the chapter ${place.chapter}.`),
      step('The same kind, worked with other numbers', render(example.prompt)),
      ...example.steps.map((one, index) => step(`Step ${index + 1} of the example`, render(one))),
      step('The same steps with the numbers asked', `The answer is ${finalAnswer}`),
    ],
    finalAnswer,
    ...(isMeasured && { exactly: { value: solved, unit: answer.unit?.one ?? '' } }),
  }
}

/** Typed numbers may be such as the generator never draws: a division by zero, a triangle that does not close. */
function trySolve({ solveFor }: Draw, facts: Given): ValueInput | null {
  try {
    return solveFor?.(facts) ?? null
  } catch {
    return null
  }
}

/** 62.35… as 36√3, or as a multiple of π, when the answers of this form have a root or π; null when it is neither. */
function withRoot(answer: Value, solved: ValueInput): Value | null {
  if (answer.kind !== 'measure' || typeof solved !== 'number' || answer.amount.times.equals(0)) return null
  const amount = answer.amount.root === 'π' ? asMultipleOfPi(solved) : asRoot(solved)
  return amount && { ...answer, amount }
}

const TOLERANCE = 1e-10
const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(b))

function asMultipleOfPi(size: number): Amount | null {
  const times = new Fraction(size / Math.PI).simplify(1e-9)
  return isNear(times.valueOf() * Math.PI, size) ? { rational: new Fraction(0), times, root: 'π' } : null
}

function asRoot(size: number): Amount | null {
  const square = new Fraction(size * size).simplify(1e-9)
  const { n, d } = square
  if (!isNear(square.valueOf(), size * size) || n * d > 10_000_000n) return null
  let root = Number(n * d)
  let outside = 1
  for (let factor = 2; factor * factor <= root; factor++)
    while (root % (factor * factor) === 0) {
      root /= factor * factor
      outside *= factor
    }
  const times = new Fraction(outside).div(d).mul(Math.sign(size))
  return root > 1 ? { rational: new Fraction(0), times, root } : null
}
