import { type GenerateQuestionsRequest, MAX_QUESTIONS_PER_REQUEST } from '@ekagra/schema/generate-questions'
import { LONGEST_TOPIC } from './setup-limits.ts'

export const OVERSAMPLING = 2.5
export const MAX_QUESTIONS_PER_CALL = 35
/** How long generated questions may be used again. */
export const QUESTION_CACHE_MS = 24 * 60 * 60 * 1000

type Provider = 'deepseek' | 'perplexity'

/**
 * More than the learner wants, so that enough are left after duplicates are removed: min(count x 2.5, 75), rounded
 * up.
 */
export const oversample = (count: number): number =>
  Math.min(Math.ceil(count * OVERSAMPLING), MAX_QUESTIONS_PER_REQUEST)

const RECENCY =
  /\b(current[ -]?(affairs|events)|news|headlines?|latest|recent(ly)?|today'?s?|yesterday|breaking|this (week|month|year))\b|करंट अफेयर्स|समसामयिक|समाचार|ताज़ा|ताजा/i

/** Topics about recent events go to the provider that reads the news. */
export const chooseProvider = (topic: string): Provider => (RECENCY.test(topic) ? 'perplexity' : 'deepseek')

/** The request that a setup screen sends to the server; `content` is the text of a note or a file. */
export const questionRequest = (
  wish: Pick<GenerateQuestionsRequest, 'topic' | 'count' | 'difficulty'> & { content?: string },
): GenerateQuestionsRequest => ({
  topic: wish.topic.trim().slice(0, LONGEST_TOPIC),
  count: oversample(wish.count),
  difficulty: wish.difficulty,
  provider: chooseProvider(wish.topic),
  ...(wish.content && { fileContent: limitSourceContent(wish.content).content }),
})

/** The message for a failed request: the server's own message, else its status. */
export const requestFailure = (
  body: unknown,
  status: number,
): { kind: 'server'; message: string } | { kind: 'status'; status: number } => {
  const message = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof message === 'string' && message !== ''
    ? { kind: 'server', message }
    : { kind: 'status', status }
}

/** The most characters of a note, a file or a pasted text that are sent for generation. */
export const SOURCE_CONTENT_LIMIT = 12_000
/** Added to a text that was cut, so that the reader knows it. */
const TRUNCATION_NOTE = '\n\n[Content truncated to the first 12000 characters]'

export interface SourceContent {
  content: string
  truncated: boolean
}

/** The text to send: cut at 12000 characters, never inside a character, with a note that says so. */
export const limitSourceContent = (text: string): SourceContent => {
  if (text.length <= SOURCE_CONTENT_LIMIT) return { content: text, truncated: false }
  const kept = text.slice(0, SOURCE_CONTENT_LIMIT).replace(/[\uD800-\uDBFF]$/, '')
  return { content: kept + TRUNCATION_NOTE, truncated: true }
}
