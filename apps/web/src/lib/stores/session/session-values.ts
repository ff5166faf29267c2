import { normaliseQuestion } from '@ekagra/exam/question/normalise-question'
import type { SessionMode } from '@ekagra/exam/session/session'
import { Difficulty } from '@ekagra/schema/difficulty'
import { DeviceType, UserAnswer } from '@ekagra/schema/history-entry'
import { isRecord } from '@ekagra/schema/is-record'
import { Question } from '@ekagra/schema/question'
import { MockTestData } from '@ekagra/schema/session/mock-test-data'
import * as z from 'zod/mini'
import { parseList, parseOne, readBy } from '../core/parse-json.ts'
import { sessionArea } from '../core/storage-area.ts'
import { ASKED_TOPIC, type SESSION_KEYS, TAKEN_CHALLENGE } from '../core/storage-keys.ts'
import { createStoredValue, type Reading, type StoredValue } from '../core/stored-value.ts'

export const Mode = z.enum(['test', 'practice'])

/**
 * Questions by position. Null is a question that cannot be read: it keeps its position, because answers are
 * matched by position, and the screen says that there was a problem loading it.
 */
export type StoredQuestions = readonly (Question | null)[]
export type StoredAnswers = readonly UserAnswer[]

function sessionText(key: string): StoredValue<string | null> {
  return createStoredValue<string | null>({
    area: sessionArea,
    key,
    parse: (text) => ({ value: text, intact: true }),
    format: (text) => text ?? '',
  })
}

/** One of a few words, stored as plain text. */
function sessionWord<T extends string>(key: string, schema: z.ZodMiniType<T>): StoredValue<T | null> {
  return createStoredValue<T | null>({
    area: sessionArea,
    key,
    parse: (text) => {
      const result = schema.safeParse(text)
      return result.success ? { value: result.data, intact: true } : { value: null, intact: text === null }
    },
    format: (word) => word ?? '',
  })
}

function sessionNumber(key: string): StoredValue<number | null> {
  return createStoredValue<number | null>({
    area: sessionArea,
    key,
    parse: (text) => parseOne(text, readBy(z.number())),
    format: JSON.stringify,
  })
}

/** A question without text, four options or a key is rejected: repairing it would invent an answer key. */
function readQuestion(item: unknown, index: number): Reading<Question | null> {
  const result = normaliseQuestion(item, { timestamp: 0, index })
  if (!result.ok || result.repaired) return { value: null, intact: item === null }
  return {
    value: result.question,
    // The comparison first: nearly every question passes it, and it takes a fraction of the time of the schema.
    intact: losesNothing(item, result.question) || Question.safeParse(item).success,
  }
}

/** The contract's plain question has fewer fields than ours: reading it adds some and changes none. */
function losesNothing(item: unknown, question: Question): boolean {
  const read: Readonly<Record<string, unknown>> = { ...question, correctIndex: question.correctAnswer }
  return (
    isRecord(item) &&
    Object.entries(item).every(([name, value]) => JSON.stringify(read[name]) === JSON.stringify(value))
  )
}

function sessionQuestions(key: string): StoredValue<StoredQuestions> {
  return createStoredValue<StoredQuestions>({
    area: sessionArea,
    key,
    parse: (text) => parseList(text, readQuestion),
    format: JSON.stringify,
  })
}

function readAnswer(item: unknown): Reading<UserAnswer> {
  const result = UserAnswer.safeParse(item)
  return result.success ? { value: result.data, intact: true } : { value: null, intact: false }
}

function sessionAnswers(key: string): StoredValue<StoredAnswers> {
  return createStoredValue<StoredAnswers>({
    area: sessionArea,
    key,
    parse: (text) => parseList(text, readAnswer),
    format: JSON.stringify,
  })
}

/** Every session value of the contract, by its key. */
export const sessionValues = {
  currentTopic: sessionText('currentTopic'),
  currentMode: sessionWord('currentMode', Mode),
  currentDifficulty: sessionWord('currentDifficulty', Difficulty),
  currentQuestionCount: sessionNumber('currentQuestionCount'),
  currentQuestions: sessionQuestions('currentQuestions'),
  /** Source text of a note or file; removed when its session starts. */
  currentContent: sessionText('currentContent'),
  originalQuestions: sessionQuestions('originalQuestions'),
  resultQuestions: sessionQuestions('resultQuestions'),
  resultAnswers: sessionAnswers('resultAnswers'),
  userAnswers: sessionAnswers('userAnswers'),
  testTime: sessionText('testTime'),
  testScore: sessionNumber('testScore'),
  practiceScore: sessionNumber('practiceScore'),
  practiceTotal: sessionNumber('practiceTotal'),
  practiceDifficulty: sessionWord('practiceDifficulty', Difficulty),
  lastTestTopic: sessionText('lastTestTopic'),
  processedExamId: sessionText('processedExamId'),
  mockTestData: createStoredValue<MockTestData | null>({
    area: sessionArea,
    key: 'mockTestData',
    parse: (text) => parseOne(text, readBy(MockTestData)),
    format: JSON.stringify,
  }),
  deviceType: sessionWord('deviceType', DeviceType),
} as const satisfies Record<keyof typeof SESSION_KEYS, unknown>

/** The values of a session that one screen passes to the next. */
export interface SessionValues {
  topic: string
  /** What was typed, when it was understood as something with another name. */
  asked?: string | undefined
  mode: SessionMode
  difficulty: Difficulty
  questionCount: number
  questions: StoredQuestions
}

/** What was typed, when the topic of this tab's session has another name. */
export const askedTopic = sessionText(ASKED_TOPIC)

export function writeSession({
  topic,
  asked,
  mode,
  difficulty,
  questionCount,
  questions,
}: SessionValues): void {
  sessionValues.currentTopic.write(topic)
  if (asked) askedTopic.write(asked)
  else askedTopic.remove()
  sessionValues.currentMode.write(mode)
  sessionValues.currentDifficulty.write(difficulty)
  sessionValues.currentQuestionCount.write(questionCount)
  sessionValues.currentQuestions.write(questions)
}

const TakenChallenge = z.lazy(() =>
  z.strictObject({
    /** The key that determines the order of the options. */
    orderKey: z.string(),
    /** How many the challenger got right, if they shared it. */
    score: z.optional(z.number()),
  }),
)
export type TakenChallenge = z.infer<typeof TakenChallenge>

/** The challenge that this tab's session answers. */
export const takenChallenge = createStoredValue<TakenChallenge | null>({
  area: sessionArea,
  key: TAKEN_CHALLENGE,
  parse: (text) => parseOne(text, readBy(TakenChallenge)),
  format: JSON.stringify,
})
