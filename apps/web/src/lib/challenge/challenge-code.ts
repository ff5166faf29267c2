import type { SessionMode } from '@ekagra/exam/session/session'
import { hashName } from '@ekagra/questions/kit/random/hash'
import { Difficulty } from '@ekagra/schema/difficulty'
import { MAX_QUESTIONS_PER_REQUEST } from '@ekagra/schema/generate-questions'
import type { GeneratorOrigin } from '@ekagra/schema/question'
import * as z from 'zod/mini'
import { setupPath } from '../filled-paths.ts'
import { orderKeyOf } from '../option-order.ts'
import { Mode } from '../stores/session/session-values.ts'
import type { ChallengedSession } from './can-challenge.ts'
import { packCode, unpackCode } from './packed-code.ts'

/** A question of a challenge: its origin, with the type of question under its short name. */
export type ChallengeQuestion = Omit<GeneratorOrigin, 'type'> & { typeName: string }

/**
 * Everything needed to make the same questions, in the same order, with the same option letters, on any
 * device.
 */
export interface Challenge {
  topic: string
  mode: SessionMode
  difficulty: Difficulty
  /** The key that determines the order of the options. */
  orderKey: string
  questions: readonly ChallengeQuestion[]
  /** How many the challenger got right, if they share it. */
  score?: number | undefined
}

/**
 * The versions of the code format: the second also holds what the questions of a narrow topic were asked on. A later format gets another
 * number, and these stay readable.
 */
const WITHOUT_CONCEPTS = 1
const WITH_CONCEPTS = 2
const KIND = 'challenge'
const LEVELS = { e: 'easy', m: 'medium', h: 'hard' } as const

/**
 * Type ids are long and a link must be short. Seven characters are enough to identify every type of the
 * catalogue.
 */
export const typeNameOf = (type: string): string => hashName(type).slice(0, 7)

const Entry = z.tuple([
  z.string().check(z.regex(/^[0-9a-z]{7}$/)),
  z.enum(['e', 'm', 'h']),
  z.string().check(z.regex(/^[0-9a-z]{1,6}$/)),
  z.string().check(z.regex(/^[0-9a-z]{1,6}$/)),
  z.string().check(z.regex(/^[0-9a-z]{1,2}$/)),
  z.optional(z.string().check(z.regex(/^[0-9a-z]{1,2}$/))),
])

const FIELDS = [
  z.string().check(z.minLength(1), z.maxLength(200)),
  Mode,
  Difficulty,
  z.string().check(z.regex(/^[\w.-]{1,80}$/)),
  z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(MAX_QUESTIONS_PER_REQUEST)),
  z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_QUESTIONS_PER_REQUEST)),
  z.nullable(z.int().check(z.gte(0), z.lte(MAX_QUESTIONS_PER_REQUEST))),
] as const

const Concepts = z
  .array(z.string().check(z.minLength(1)))
  .check(z.minLength(1), z.maxLength(MAX_QUESTIONS_PER_REQUEST))

const Payload = z.union([
  z.tuple([z.literal(WITHOUT_CONCEPTS), ...FIELDS]),
  z.tuple([z.literal(WITH_CONCEPTS), ...FIELDS, Concepts]),
])

/** A challenge as one word of a link. */
export function writeChallenge(challenge: Challenge): string {
  const { topic, mode, difficulty, orderKey, questions, score = null } = challenge
  const seeds = [...new Set(questions.map(({ seed }) => seed))]
  const concepts = [...new Set(questions.flatMap(({ concept }) => concept ?? []))]
  const entries = questions.map(({ typeName, level, version, index, seed, concept }) => {
    const places = [seeds.indexOf(seed), ...(concept === undefined ? [] : [concepts.indexOf(concept)])]
    const numbers = [version, index, ...places].map((number) => number.toString(36))
    return [typeName, level.charAt(0), ...numbers].join('.')
  })
  const fields = [topic, mode, difficulty, orderKey, seeds, entries, score]
  const payload = concepts.length === 0 ? [WITHOUT_CONCEPTS, ...fields] : [WITH_CONCEPTS, ...fields, concepts]
  return packCode(KIND, payload)
}

/** Null for a code that was cut off or changed, or that is not a challenge. */
export function readChallenge(text: string): Challenge | null {
  const payload = Payload.safeParse(unpackCode(KIND, text))
  if (!payload.success) return null
  const [, topic, mode, difficulty, orderKey, seeds, entries, score, concepts = []] = payload.data
  const questions = entries.map((entry) => readEntry(entry, seeds, concepts))
  const readable = questions.filter((question) => question !== null)
  if (readable.length < questions.length || (score ?? 0) > questions.length) return null
  return { topic, mode, difficulty, orderKey, questions: readable, ...(score !== null && { score }) }
}

function readEntry(
  text: string,
  seeds: readonly string[],
  concepts: readonly string[],
): ChallengeQuestion | null {
  const entry = Entry.safeParse(text.split('.'))
  if (!entry.success) return null
  const [typeName, level, version, index, place, placeOfConcept] = entry.data
  const seed = seeds[Number.parseInt(place, 36)]
  const concept = placeOfConcept === undefined ? undefined : concepts[Number.parseInt(placeOfConcept, 36)]
  if (seed === undefined || (placeOfConcept !== undefined && concept === undefined)) return null
  return {
    typeName,
    level: LEVELS[level],
    version: Number.parseInt(version, 36),
    index: Number.parseInt(index, 36),
    seed,
    ...(concept !== undefined && { concept }),
  }
}

/** The address that opens these questions on any device. */
export function challengePath(session: ChallengedSession, score?: number): string {
  const { id, topic, mode, difficulty, questions } = session
  const origins = questions.flatMap((question) => question?.generator ?? [])
  const code = writeChallenge({
    topic,
    mode,
    difficulty,
    orderKey: orderKeyOf(id),
    questions: origins.map(({ type, ...origin }) => ({ ...origin, typeName: typeNameOf(type) })),
    score,
  })
  return setupPath(mode, { challenge: code })
}
