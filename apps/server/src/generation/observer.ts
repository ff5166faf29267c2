import type { CallRecord } from '../ai/guard-provider.ts'
import type { DropReason } from './draft.ts'

/** Gets the figures of generation. Nothing of it is a text that somebody wrote. */
export interface GenerationObserver {
  /** A call to a provider has ended. */
  call(record: CallRecord): void
  /** A question was dropped. */
  drop(reason: DropReason, provider: string): void
  /** The first question of an answer that a provider had to write. */
  firstQuestion(provider: string, seconds: number): void
  /** What the pool could give of what a request wanted. */
  pool(found: number, wanted: number): void
}
