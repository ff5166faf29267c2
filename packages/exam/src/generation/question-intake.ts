import { chooseUnseen } from '../similarity/choose-unseen.ts'
import { createDuplicateFilter } from '../similarity/deduplicate-questions.ts'

interface Arrived {
  id: string
  text: string
  correctAnswer: number
}

export interface QuestionIntake<Item extends Arrived> {
  /** Whether a question that has just arrived is accepted. A seen one is kept in reserve; a repeat is dropped. */
  offer(question: Item): boolean
  /** How many questions are still needed. */
  missing(): number
  /** No more questions will arrive: seen ones fill up the set, the ones seen longest ago first. */
  finish(): { added: Item[]; fullySeen: boolean }
}

export interface IntakeOptions<Item> {
  count: number
  /** From the oldest to the newest. */
  seenIds: readonly string[]
  /** Questions the session already has: they count, and no new question may repeat them. */
  have?: readonly Item[]
}

/** Chooses the questions of a session while they arrive one by one. */
export const createQuestionIntake = <Item extends Arrived>({
  count,
  seenIds,
  have = [],
}: IntakeOptions<Item>): QuestionIntake<Item> => {
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
