import type { GenerateQuestionsRequest } from '@ekagra/schema/generate-questions'
import type { GuardedProvider } from '../ai/guard-provider.ts'
import type { GenerationLimits } from './limits.ts'
import type { PoolFind } from './question-pool.ts'
import type { WrittenQuestion } from './question-writer.ts'

/** What functions can have done by AI. */
export interface Generation {
  providers: readonly GuardedProvider[]
  limits: GenerationLimits
  /** For the fences of a prompt. */
  drawMark(): string
  random(): number
  /** How many generations run at this moment. */
  underWay(): number
  /** Confirmed questions that this learner has not seen. */
  findInPool(request: GenerateQuestionsRequest, count: number): Promise<PoolFind>
  /** Has questions written, and gives each when it has passed its checks; fewer than asked for when the providers fail. */
  write(
    request: GenerateQuestionsRequest,
    count: number,
    avoid: readonly string[],
    signal: AbortSignal,
  ): AsyncGenerator<WrittenQuestion>
}
