import { isRecord } from '@ekagra/schema/is-record'

/** What the first paint needs of a stored question. */
export interface StoredQuestion {
  id: string
  text: string
  options: readonly string[]
  correctAnswer: number
  difficulty: string
  trust: string
  figure: { kind: string; title: string; paragraphs: readonly string[] } | null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const optionOf = (option: unknown): string => textOf(isRecord(option) ? option.text : option)

function readFigure(figure: unknown): StoredQuestion['figure'] {
  if (!isRecord(figure)) return null
  const paragraphs = Array.isArray(figure.paragraphs) ? figure.paragraphs.map(textOf) : []
  return { kind: textOf(figure.kind), title: textOf(figure.title), paragraphs }
}

/**
 * A question as the app would read it (normalise-question.ts), or null where the app may say that it cannot be read. The schemas are
 * too large for the first paint.
 */
export function readStoredQuestion(stored: unknown): StoredQuestion | null {
  if (!isRecord(stored) || !Array.isArray(stored.options) || stored.options.length !== 4) return null
  const key = stored.correctIndex ?? stored.correctAnswer
  const text = textOf(stored.text)
  if (text.trim() === '' || typeof key !== 'number' || ![0, 1, 2, 3].includes(key)) return null
  return {
    id: textOf(stored.id),
    text,
    options: stored.options.map(optionOf),
    correctAnswer: key,
    difficulty: textOf(stored.difficulty).toLowerCase(),
    trust: textOf(stored.trust),
    figure: readFigure(stored.figure),
  }
}

/** A stored JSON text; undefined when it is missing or cut off. */
export function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
