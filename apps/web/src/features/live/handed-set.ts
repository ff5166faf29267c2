import { optionText } from '@ekagra/exam/question/normalise-question'
import { LIVE_LIMITS, LiveQuestion } from '@ekagra/schema/live-quiz'
import { Question } from '@ekagra/schema/question'
import * as z from 'zod/mini'

export interface HandedSet {
  title: string
  questions: LiveQuestion[]
}

const Handed = z.object({ name: z.string(), questions: z.array(Question) })

/** What a room takes of a question; null for one that was withdrawn or is too long. */
function toLive({ text, options, correctAnswer, explanation, figure, correction }: Question) {
  if (correction?.kind === 'retract') return null
  const question = {
    text,
    options: options.map(optionText),
    correctIndex: correctAnswer,
    explanation,
    ...(figure && { figure }),
  }
  return LiveQuestion.safeParse(question).data ?? null
}

/** The set that came with the navigation, as far as a room takes it; undefined when none did. */
export function readHandedSet(state: unknown): HandedSet | undefined {
  const { success, data } = Handed.safeParse(state)
  if (!success) return undefined
  const questions = data.questions.flatMap((question) => toLive(question) ?? [])
  return questions.length > 0
    ? { title: data.name.slice(0, 200), questions: questions.slice(0, LIVE_LIMITS.questions) }
    : undefined
}
