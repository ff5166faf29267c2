import { type ComparableText, isSimilar, makeComparable } from '@ekagra/exam/similarity/similarity'
import type { Difficulty } from '@ekagra/schema/difficulty'
import { ServerQuestion } from '@ekagra/schema/question'
import { type Composed, composeQuestion, drawQuestion, type SyllabusEntry } from './compose-question.ts'
import type { Generator } from './define-generator.ts'
import { readValue } from './values/read-value.ts'
import { withoutMaths } from './wording/plain-text.ts'

/** Every fault of one question; empty when it is sound. */
export function findFaults({ draw, options, question }: Composed): string[] {
  const faults: string[] = []
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault)
  }
  const readings = options.values.map(readValue)
  check(ServerQuestion.safeParse(question).success, 'does not parse as a question')
  check(new Set(readings.map(({ identity }) => identity)).size === 4, 'two options are equal')
  check(new Set(question.options).size === 4, 'two options read the same')
  check(
    readings.every(({ value }, index) => index === question.correctIndex || !draw.accepts?.(value)),
    'a second option is right as well',
  )
  check(
    readings[question.correctIndex]?.identity === readValue(draw.answer).identity,
    'the key is not the answer',
  )
  check(question.misconceptions?.[question.correctIndex] === null, 'the key carries a misconception')
  check(
    draw.explanation !== undefined || endsIn(question.steps?.at(-1) ?? '', readValue(draw.answer).text),
    'the last step does not end in the key',
  )
  const words = [question.text, question.explanation, ...question.options, ...(question.misconceptions ?? [])]
  for (const text of words) {
    if (text === null) continue
    check(
      !/undefined|\bNaN\b|Infinity(?!')|\[object|⟦|\bnull\b(?! hypothesis)/.test(text),
      `has a hole: ${text}`,
    )
    check(!/\d{5,}/.test(withoutMaths(text)), `has an ungrouped number: ${text}`)
    check(!/\d\.\d{7,}/.test(text), `has floating-point noise: ${text}`)
    check(!/ {2}| [,.;]|[^,] \?|\(\s|\s\)/.test(withoutMaths(text)), `has a stray space: ${text}`)
    check(!WRONG_ARTICLE.test(withoutMaths(text)), `has a wrong article: ${text}`)
    check((text.match(/\$/g)?.length ?? 0) % 2 === 0, `has unbalanced maths: ${text}`)
  }
  return faults.map((fault) => `${question.generator?.type} ${JSON.stringify(question.generator)}: ${fault}`)
}

/**
 * 'a office', 'A Indore–Agra train'. 'a unit' and 'a one-way street' are right, and a letter ('the value of a is') or
 * a person ('A invests') may be called a. In 'Niña often' the last letter is not an article, although \b sees a boundary after ñ.
 */
const WRONG_ARTICLE =
  /(?<![\p{L}\p{N}_])a (?:(?!(?:uni|one|us|eu|ut)|(?:and|are|is|if|in|as|at|or|of|on)\b)[aeiou]|(?!Uni|Eu|One)[AEIOU][a-z])|(?:^|[.?!:] |\n)A (?!Uni|Eu|One)[AEIOU][a-z]/u

const endsIn = (step: string, key: string): boolean =>
  step.replace(/[.*\s]+$/, '').endsWith(key.replace(/[.\s]+$/, ''))

/** Figures of a generator at one level over many draws. */
export interface LevelAudit {
  faults: string[]
  questions: Composed[]
  meanSteps: number
  /** Share of questions where at least two wrong options carry a named misconception. */
  named: number
}

export function auditLevel(
  generator: Generator,
  entry: SyllabusEntry,
  level: Difficulty,
  draws: number,
): LevelAudit {
  const faults: string[] = []
  const questions: Composed[] = []
  for (let index = 0; index < draws; index++) {
    const composed = composeQuestion(generator, entry, { level, seed: 'audit', index })
    if ('problem' in composed) {
      faults.push(composed.problem)
      continue
    }
    faults.push(...findFaults(composed))
    questions.push(composed)
  }
  const share = (count: number) => count / Math.max(questions.length, 1)
  return {
    faults,
    questions,
    meanSteps: share(questions.reduce((sum, { question }) => sum + (question.steps?.length ?? 0), 0)),
    named: share(questions.filter(({ options }) => countNamed(options.misconceptions) >= 2).length),
  }
}

/** Many draws as a session compares them: by their words, and by their pictures where there are any. */
export const drawComparables = (generator: Generator, level: Difficulty, draws: number): ComparableText[] =>
  Array.from({ length: draws }, (_, index) => {
    const drawn = drawQuestion(generator, { level, seed: 'audit', index })
    return 'problem' in drawn ? makeComparable(drawn.problem) : makeComparable(drawn.text, drawn.draw.figure)
  })

/** The share of questions that repeat an earlier one. */
export const repeatedShare = (texts: readonly ComparableText[]): number =>
  (texts.length - new Set(texts.map(({ text, pictures }) => `${text}${pictures}`)).size) / texts.length

/** How many of the texts a session would keep as different questions, up to `enough`. */
export function countUnlike(texts: readonly ComparableText[], enough: number): number {
  const kept: ComparableText[] = []
  for (const text of texts) {
    if (kept.length < enough && !kept.some((other) => isSimilar(other, text))) kept.push(text)
  }
  return kept.length
}

const countNamed = (misconceptions: readonly (string | null)[]): number =>
  misconceptions.filter((misconception) => misconception !== null).length

/** How many wrong options are smaller than the key; null when an option has no size. */
export function keyRank({ options }: Composed): number | null {
  const sizes = options.values.map((value) => readValue(value).size)
  const key = sizes[options.correctIndex]
  if (key === null || key === undefined || sizes.includes(null)) return null
  return sizes.filter((size) => size !== null && size < key).length
}
