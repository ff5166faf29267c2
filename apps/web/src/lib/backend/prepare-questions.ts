import { type ChosenQuestions, chooseUnseen } from '@ekagra/exam/choose-unseen'
import {
  deduplicateQuestions,
  type UniquenessNotice,
  uniquenessNotice,
} from '@ekagra/exam/deduplicate-questions'
import type { Question } from '@ekagra/schema/question'

export interface PreparedQuestions extends Omit<ChosenQuestions<Question>, 'chosen'> {
  questions: Question[]
  /** What to tell the person when there are fewer than they asked for. */
  notice?: UniquenessNotice
}

/** From what arrived to what is asked: no duplicates, unseen ones first, trimmed to the count. */
export function prepareQuestions(
  arrived: readonly Question[],
  wish: { count: number; seenIds: readonly string[] },
): PreparedQuestions {
  const { chosen, reused, fullySeen } = chooseUnseen(deduplicateQuestions(arrived), wish.seenIds, wish.count)
  const notice = uniquenessNotice(chosen.length, wish.count)
  return { questions: chosen, reused, fullySeen, ...(notice && { notice }) }
}
