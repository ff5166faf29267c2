import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import { inUnit, takeAskedUnit } from './asked-unit.ts'
import { chooseOption } from './choose-option.ts'
import { withoutTellingWords, withUnitsAlike } from './ignored-words.ts'
import { readQuestion } from './readers/readers.ts'
import { translate } from './readers/toolkit/translate.ts'
import { type Solution, step } from './solution.ts'
import { solvers } from './solvers/solvers.ts'
import { spellOut } from './spell-out.ts'
import { asksAgain, numbersIn, splitAsks, statesTwo } from './split-asks.ts'
import { splitOptions } from './split-options.ts'
import { type Doubt, tidyDoubt } from './tidy-doubt.ts'

/** Answers a question of fact from checked tables, or null. */
export type FactLookup = (question: string, options?: readonly string[]) => Solution | null

/** Longer texts are not questions of a kind that is solved here. */
const MAX_LENGTH = 4000

/**
 * A worked answer to a typed doubt, or null: a doubt gets no answer unless every word is understood and a second
 * method confirms the result. With pasted options, the answer must agree with exactly one of them.
 */
export function solveDoubt(text: string, lookUpFact?: FactLookup): DoubtAnswer | null {
  const original = text.trim()
  if (original === '' || original.length > MAX_LENGTH) return null
  const { question, options } = splitOptions(original)
  const translated = translate(spellOut(question))
  const doubt = tidyDoubt(translated)
  if (!doubt) return null
  const solution = solveOne(doubt, translated) ?? lookUpFact?.(doubt.original, options)
  const asks = splitAsks(doubt.text)
  // Half an answer is not given.
  const whole =
    asks && !(solution && statesTwo(solution.finalAnswer)) ? solveBoth(asks, doubt.text) : solution
  if (!whole || (asksAgain(translated) && !statesTwo(whole.finalAnswer))) return null
  if (solution && whole === solution && leavesAWordUnread(question, solution)) return null
  return toAnswer(original, options.length === 0 ? whole : matched(whole, options))
}

/** Whether the question without one of its telling words, or with one unit for another, would get the same answer. */
function leavesAWordUnread(question: string, { finalAnswer }: Solution): boolean {
  const groups = [...withoutTellingWords(question).map((shorter) => [shorter]), ...withUnitsAlike(question)]
  return groups.some((group) =>
    group.every((other) => {
      const translated = translate(spellOut(other))
      const doubt = tidyDoubt(translated)
      return doubt !== null && solveOne(doubt, translated)?.finalAnswer === finalAnswer
    }),
  )
}

function solveOne(doubt: Doubt, translated: string): Solution | null {
  const asked = takeAskedUnit(doubt.text)
  const solution = firstSolution(doubt) ?? readQuestion(doubt.text, translated)
  if (solution) return (asked && inUnit(solution, asked.unit)) ?? solution
  const plain = asked && tidyDoubt(asked.text)
  const answer = plain && (firstSolution(plain) ?? readQuestion(plain.text, asked.text))
  return answer && inUnit(answer, asked.unit)
}

/** Both answers, when each of the two questions has one and tells every number of the doubt. */
function solveBoth(asks: NonNullable<ReturnType<typeof splitAsks>>, doubt: string): Solution | null {
  if (asks.some(({ question }) => numbersIn(question) !== numbersIn(doubt))) return null
  const [first, second] = asks.map(({ question }) => {
    const doubt = tidyDoubt(question)
    return doubt && solveOne(doubt, question)
  })
  if (!first || !second) return null
  // 'SI and amount': the answer for one already states the other.
  const [a, b] = [first, second].map(({ finalAnswer }) => finalAnswer.toLowerCase())
  if (a !== undefined && b !== undefined && statesTwo(a) && a.includes(b)) return first
  if (a !== undefined && b !== undefined && statesTwo(b) && b.includes(a)) return second
  const { exactly: _, ...rest } = first
  const answers = [first, second].map(({ finalAnswer }, index) => {
    const name = asks[index]?.name ?? ''
    return name === '' ? finalAnswer : `${name}: ${finalAnswer}`
  })
  const text = answers.join(', ')
  return {
    ...rest,
    steps: [...first.steps, ...second.steps],
    finalAnswer: `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`,
  }
}

/** A solution as the answer to a text; null when it is half of what is asked, or the text has options and it agrees with none of them. */
export function answerWith(text: string, solution: Solution): DoubtAnswer | null {
  const { question, options } = splitOptions(text.trim())
  const doubt = tidyDoubt(translate(spellOut(question)))
  const isTwofold = asksAgain(question) || (doubt && splitAsks(doubt.text))
  if (isTwofold && !statesTwo(solution.finalAnswer)) return null
  return toAnswer(text.trim(), options.length === 0 ? solution : matched(solution, options))
}

function firstSolution(doubt: Doubt): Solution | null {
  for (const solve of Object.values(solvers)) {
    const solution = solve(doubt)
    if (solution) return solution
  }
  return null
}

/** The solution with the option it agrees with; null when it agrees with none, or with several. */
function matched(solution: Solution, options: readonly string[]): Solution | null {
  // An option that the solution names word for word needs no reading, in whatever language it is.
  const named = options.indexOf(String(solution.exactly?.value ?? ''))
  const isOnce = named >= 0 && options.lastIndexOf(options[named] ?? '') === named
  const place =
    isOnce && typeof solution.exactly?.value === 'string'
      ? named
      : chooseOption(solution, options.map(translate))
  const option = place === null ? undefined : options[place]
  if (place === null || option === undefined) return null
  const letter = 'ABCDE'[place] ?? ''
  return {
    ...solution,
    steps: [
      ...solution.steps,
      step('Compare with the options', `${solution.finalAnswer} is option ${letter}.`),
    ],
    finalAnswer: `(${letter}) ${option}`,
  }
}

const toAnswer = (question: string, solution: Solution | null): DoubtAnswer | null =>
  solution && asAnswer(question, solution)

/** A solution as the answer to a text, as it stands. */
export function asAnswer(question: string, solution: Solution): DoubtAnswer {
  return {
    question,
    subject: solution.subject ?? 'Mathematics',
    difficulty: solution.difficulty,
    steps: [...solution.steps],
    finalAnswer: solution.finalAnswer,
    concepts: [...solution.concepts],
    isSampleAnswer: false,
  }
}
