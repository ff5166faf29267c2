import type { Question } from '@ekagra/schema/question'

export interface StreamView {
  /** All questions of the session so far, those it began with included. */
  questions: readonly (Question | null)[]
  /** How many are still on their way. */
  coming: number
  /** Set once nothing more will come, with what the person should know about it. */
  ended: { notice: string | undefined } | undefined
}

/** Questions that arrive while the first of them are answered. */
export interface QuestionStream {
  /** The same object until something changes. */
  read(): StreamView
  subscribe(listener: () => void): () => void
  /** Nobody waits for them any more. */
  stop(): void
  /** Whether the rest could be asked for again after a reload: not where it was made from the person's own text. */
  readonly canContinue: boolean
}

/** From the set-up screen to the session that it starts. */
let handed: QuestionStream | null = null

export function handStream(stream: QuestionStream | null): void {
  if (handed?.read().coming) handed.stop()
  handed = stream
}

/** Nobody waits for what this one still brings. One that has brought everything may come to its end. */
export function leaveStream(stream: QuestionStream): void {
  if (stream.read().coming === 0) return
  stream.stop()
  if (handed === stream) handed = null
}

/** The stream that brings, or has brought, the rest of these questions. */
export function streamOf(questions: readonly (Question | null)[]): QuestionStream | null {
  const [first] = handed?.read().questions ?? []
  return first && first.id === questions[0]?.id ? handed : null
}
