import { MAX_QUESTIONS_PER_CALL } from '@ekagra/exam/generation/generation-request'

/**
 * How many questions each of several writers is asked for, as even as can be. Few to a call, so that the batch is as
 * soon done as a small one; never more than the contract allows, however many writers that takes.
 */
export function splitWork(count: number, perCall: number, writers: number): number[] {
  const calls = Math.max(
    Math.ceil(count / MAX_QUESTIONS_PER_CALL),
    Math.min(writers, Math.ceil(count / perCall)),
  )
  return Array.from({ length: calls }, (_, call) => Math.floor((count + call) / calls)).filter(
    (part) => part > 0,
  )
}
