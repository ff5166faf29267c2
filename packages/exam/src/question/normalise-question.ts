import { Difficulty } from '@ekagra/schema/difficulty'
import { Figure } from '@ekagra/schema/figure'
import { isRecord } from '@ekagra/schema/is-record'
import {
  AppliedCorrection,
  GeneratorOrigin,
  Misconceptions,
  OptionIndex,
  type Question,
  Source,
  Steps,
  TopicPath,
  Trust,
} from '@ekagra/schema/question'
import { foldCase } from '../similarity/fold-case.ts'
import { missingQuestionId } from './question-id.ts'

export const QUESTION_TEXT_UNAVAILABLE = 'Question text unavailable'
export const NO_EXPLANATION = 'No explanation provided.'
export const PLACEHOLDER_OPTIONS = ['Option A', 'Option B', 'Option C', 'Option D']

/** What a question cannot know by itself. `difficulty` is used when the question has none. */
export interface Arrival {
  timestamp: number
  index: number
  difficulty?: Difficulty
}

export type NormalisedQuestion =
  | { ok: true; question: Question; repaired: boolean }
  | { ok: false; reason: 'not-an-object' }

/**
 * Turns any JSON into a question for the learner. A missing or invalid field gets the contract's default; a
 * question whose text, options or key had to be repaired is never shown as better than unverified.
 */
export const normaliseQuestion = (arrived: unknown, arrival: Arrival): NormalisedQuestion => {
  if (!isRecord(arrived)) return { ok: false, reason: 'not-an-object' }
  const text = nonBlank(arrived.text)
  const options = readOptions(arrived.options)
  const correctAnswer = readKey(arrived.correctIndex) ?? readKey(arrived.correctAnswer)
  const repaired = text === undefined || options === undefined || correctAnswer === undefined
  const question: Question = {
    id: nonBlank(arrived.id) ?? missingQuestionId(arrival.timestamp, arrival.index),
    text: text ?? QUESTION_TEXT_UNAVAILABLE,
    options: options ?? [...PLACEHOLDER_OPTIONS],
    correctAnswer: correctAnswer ?? 0,
    explanation: nonBlank(arrived.explanation) ?? NO_EXPLANATION,
    difficulty: normaliseDifficulty(arrived.difficulty ?? arrival.difficulty),
    trust: readTrust(arrived.trust, repaired),
    ...readExtras(arrived, repaired),
  }
  return { ok: true, question, repaired }
}

/** The objects of a list as questions. `index` is the position in the list as it arrived. */
export const normaliseQuestions = (arrived: unknown, arrival: Omit<Arrival, 'index'>): Question[] =>
  (Array.isArray(arrived) ? arrived : []).flatMap((item, index) => {
    const result = normaliseQuestion(item, { ...arrival, index })
    return result.ok ? [result.question] : []
  })

const nonBlank = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

const readOptions = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.length === 4 ? value.map(optionText) : undefined

const readKey = (value: unknown): number | undefined => OptionIndex.safeParse(value).data

const readTrust = (value: unknown, repaired: boolean): Trust => {
  const trust = Trust.safeParse(value).data ?? 'unverified'
  return repaired && trust !== 'sample' ? 'unverified' : trust
}

type Extras = Pick<
  Question,
  'misconceptions' | 'steps' | 'source' | 'generator' | 'topicPath' | 'concept' | 'figure' | 'correction'
>

interface Schema<T> {
  safeParse: (value: unknown) => { data?: T | undefined }
}
const read = <T>(schema: Schema<T>, value: unknown): T | undefined =>
  value === undefined ? undefined : schema.safeParse(value).data

/** An extra field that does not parse is left out; the question is kept. */
const readExtras = (arrived: Record<string, unknown>, repaired: boolean): Extras => {
  const source = read(Source, arrived.source)
  const generator = read(GeneratorOrigin, arrived.generator)
  const topicPath = read(TopicPath, arrived.topicPath)
  const concept = typeof arrived.concept === 'string' ? arrived.concept : undefined
  const figure = read(Figure, arrived.figure)
  // Steps and misconceptions refer to the options and the key as they were sent.
  const misconceptions = repaired ? undefined : read(Misconceptions, arrived.misconceptions)
  const steps = repaired ? undefined : read(Steps, arrived.steps)
  const correction = repaired ? undefined : read(AppliedCorrection, arrived.correction)
  return {
    ...(source && { source }),
    ...(generator && { generator }),
    ...(topicPath && { topicPath }),
    ...(concept && { concept }),
    ...(figure && { figure }),
    ...(misconceptions && { misconceptions }),
    ...(steps && { steps }),
    ...(correction && { correction }),
  }
}

/** The level of a session whose level is missing or unknown. */
export const FALLBACK_DIFFICULTY: Difficulty = 'easy'

export const normaliseDifficulty = (value: unknown): Difficulty => {
  const level = Difficulty.safeParse(typeof value === 'string' ? foldCase(value) : value)
  return level.success ? level.data : FALLBACK_DIFFICULTY
}

/** The text of an unreadable option; stored and compared as it is, translated by the screen. */
export const OPTION_TEXT_UNAVAILABLE = 'Option text unavailable'

const readable = (value: unknown): string | undefined => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The text of an option that may be a string, or an object with `text` or `value`. */
export const optionText = (option: unknown): string => {
  const texts = isRecord(option) ? [option.text, option.value] : [option]
  return texts.map(readable).find((text) => text !== undefined) ?? OPTION_TEXT_UNAVAILABLE
}

/** 0 is A, 1 is B and so on. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index)
