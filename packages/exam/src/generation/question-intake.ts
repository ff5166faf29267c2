import { chooseUnseen } from '../similarity/choose-unseen.ts'
import { createDuplicateFilter } from '../similarity/deduplicate-questions.ts'

interface Arrived {
  id: string
  text: string
  correctAnswer: number
}

export interface QuestionIntake<Item extends Arrived> {
  /** Whether a question that has just arrived is taken. One seen before waits; one that repeats another is dropped. */
  offer(question: Item): boolean
  /** How many are still wanted. */
  missing(): number
  /** No more will arrive: those seen before fill what is missing, the ones seen longest ago first. */
  finish(): { added: Item[]; fullySeen: boolean }
}

export interface IntakeWish<Item> {
  count: number
  /** From the oldest to the newest. */
  seenIds: readonly string[]
  /** What the session has already: it counts, and nothing may repeat it. */
  have?: readonly Item[]
}

/** Chooses the questions of a session while they arrive one by one. */
export const createQuestionIntake = <Item extends Arrived>({
  count,
  seenIds,
  have = [],
}: IntakeWish<Item>): QuestionIntake<Item> => {
  const isNew = createDuplicateFilter()
  const seen = new Set(seenIds)
  const waiting: Item[] = []
  let taken = have.length
  for (const question of have) isNew(question)
  const missing = () => Math.max(0, count - taken)
  return {
    missing,
    offer(question) {
      if (missing() === 0 || !isNew(question)) return false
      if (seen.has(question.id)) {
        waiting.push(question)
        return false
      }
      taken += 1
      return true
    },
    finish() {
      const fullySeen = taken === 0 && waiting.length > 0
      const { chosen } = chooseUnseen(waiting, seenIds, missing())
      taken += chosen.length
      return { added: chosen, fullySeen }
    },
  }
}
