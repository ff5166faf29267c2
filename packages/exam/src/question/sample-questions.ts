import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Question } from '@ekagra/schema/question'
import { makeQuestionId } from './question-id.ts'
import { findSampleBank, type SampleQuestion } from './sample-bank.ts'
import {
  ADVANCED_TEMPLATES,
  BASIC_TEMPLATES,
  GENERIC_TEMPLATES,
  type SampleTemplate,
} from './sample-templates.ts'

export interface SampleRequest {
  topic: string
  count: number
  difficulty: Difficulty
}

/** Randomness and time; `random` returns numbers in [0, 1). */
export interface SampleContext {
  timestamp: number
  random: () => number
}

/** The phrase for 'related to' at each level. */
export const REPHRASED: Record<Difficulty, string> = {
  easy: 'about',
  medium: 'related to',
  hard: 'intricately connected with',
}

const EXTRA_TEMPLATES: Record<Difficulty, readonly SampleTemplate[]> = {
  easy: BASIC_TEMPLATES,
  medium: [],
  hard: ADVANCED_TEMPLATES,
}

/**
 * The very last fallback: sample questions, marked as such, repeated from a small pool until there are enough. They
 * never count for weakness or review.
 */
export const sampleQuestions = (wish: SampleRequest, { timestamp, random }: SampleContext): Question[] => {
  const pool = samplePool(wish, random)
  return Array.from({ length: wish.count }, (_, index) => index).flatMap((index) => {
    const sample = pool[index % pool.length]
    return sample === undefined ? [] : [toQuestion(sample, wish, makeQuestionId(timestamp, index, random()))]
  })
}

/** Hard: advanced questions, then the topic's bank. Easy: basic questions, then the bank. Medium: the bank alone. */
const samplePool = ({ topic, difficulty }: SampleRequest, random: () => number): SampleQuestion[] => {
  const fill = (template: SampleTemplate) => fillTemplate(template, topic.trim(), difficulty, random)
  const bank = findSampleBank(topic)?.map((sample) => ({
    ...sample,
    text: rephrase(sample.text, difficulty),
  }))
  return [...EXTRA_TEMPLATES[difficulty].map(fill), ...(bank ?? GENERIC_TEMPLATES.map(fill))]
}

const fillTemplate = (
  template: SampleTemplate,
  topic: string,
  difficulty: Difficulty,
  random: () => number,
): SampleQuestion => {
  const correctAnswer = Math.floor(random() * 4)
  const options = template.wrong.toSpliced(correctAnswer, 0, template.right)
  // Rephrased before the topic is inserted, so that a topic containing 'related to' stays unchanged.
  const text = withTopic(rephrase(template.text, difficulty), topic)
  return { text, options, correctAnswer, explanation: withTopic(template.explanation, topic) }
}

const rephrase = (text: string, difficulty: Difficulty): string =>
  text.replaceAll('related to', REPHRASED[difficulty])

const withTopic = (text: string, topic: string): string => text.replaceAll('{topic}', () => topic)

const toQuestion = (sample: SampleQuestion, { difficulty }: SampleRequest, id: string): Question => ({
  ...sample,
  id,
  options: [...sample.options],
  difficulty,
  trust: 'sample',
})
