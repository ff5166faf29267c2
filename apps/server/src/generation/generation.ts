import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import type { GenerateQuestionsRequest } from '@ekagra/schema/generate-questions'
import type { CallRecord, ProviderState, TurnedAway } from '../ai/guard-provider.ts'
import type { Doubt } from './doubt-solver.ts'
import type { DropReason } from './draft.ts'
import type { NotesOrder, NotesSection } from './notes-writer.ts'
import type { PoolFind } from './question-pool.ts'
import type { WrittenQuestion } from './question-writer.ts'

/** What AI does for the functions. */
export interface Generation {
  /** How many generations run at this moment. */
  underWay(): number
  /** How each provider is at this moment. */
  providers(): ProviderState[]
  /** Confirmed questions that this learner has not seen. */
  findInPool(request: GenerateQuestionsRequest, count: number): Promise<PoolFind>
  /** Lets providers write questions and gives each one when it has passed its checks; fewer than asked for when the providers fail. */
  write(
    request: GenerateQuestionsRequest,
    count: number,
    avoid: readonly string[],
    signal: AbortSignal,
  ): AsyncGenerator<WrittenQuestion>
  /** A learner got a question that a provider wrote, or one from the pool. */
  countServed(source: string): void
  /** Adds questions on a popular topic to the pool while nobody waits for a provider. */
  fillPool(): Promise<void>
  /** Lets a provider write notes and gives each section when it is complete; none when the providers fail. */
  writeNotes(order: NotesOrder, signal: AbortSignal): AsyncGenerator<NotesSection>
  /** A worked answer; null when the providers have none. */
  solveDoubt(doubt: Doubt): Promise<DoubtAnswer | null>
}

/** Gets the figures of generation; never a text that somebody wrote. */
export interface GenerationObserver {
  /** A call to a provider has ended. */
  call(record: CallRecord): void
  /** A question was dropped. */
  drop(reason: DropReason, provider: string): void
  /** The first question of an answer that a provider had to write. */
  firstQuestion(provider: string, seconds: number): void
  /** A provider was not asked, and why. */
  turnAway(provider: string, kind: TurnedAway): void
  /** A provider is asked for so many questions, which are paid for whether they are served or not. */
  draft(provider: string, questions: number): void
  /** A learner got a question of this provider, or one from the pool. */
  served(source: string): void
  /** How many of the wanted questions the pool had. */
  pool(found: number, wanted: number): void
}
