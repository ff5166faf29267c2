import type { Difficulty } from '@ekagra/schema/difficulty'

export interface CountSlider {
  min: number
  max: number
  step: number
  default: number
}

export const HOME_COUNT: CountSlider = { min: 1, max: 30, step: 1, default: 10 }
export const TEST_COUNT: CountSlider = { min: 5, max: 30, step: 5, default: 10 }

export const TEST_DEFAULT_DIFFICULTY: Difficulty = 'easy'
export const PRACTICE_DEFAULT_DIFFICULTY: Difficulty = 'medium'

/** The session that a related-topic chip starts. */
export const RELATED_TOPIC_SESSION: { difficulty: Difficulty; questionCount: number } = {
  difficulty: 'easy',
  questionCount: 8,
}

/** The nearest count that the slider can show: between its ends and on one of its steps. */
export const fitCount = (wished: unknown, { min, max, step, default: fallback }: CountSlider): number => {
  const count = typeof wished === 'string' && wished.trim() !== '' ? Number(wished) : wished
  if (typeof count !== 'number' || !Number.isFinite(count)) return fallback
  const stepped = min + Math.round((count - min) / step) * step
  return Math.min(max, Math.max(min, stepped))
}

/** The longest topic in characters that the server accepts. */
export const LONGEST_TOPIC = 200

/** The trimmed topic; undefined when it is empty. */
export const readTopic = (entered: string): string | undefined => entered.trim() || undefined

/** The loading toast for a test of this level. */
export const loadingToast = (difficulty: Difficulty): 'easy-test' | 'challenging-test' | 'test' => {
  if (difficulty === 'easy') return 'easy-test'
  return difficulty === 'hard' ? 'challenging-test' : 'test'
}
