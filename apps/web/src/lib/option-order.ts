import { type OptionOrder, shuffleOptions } from '@ekagra/exam/session/shuffle-options'
import type { Question } from '@ekagra/schema/question'

/** FNV-1a: hashes a text to 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Separates the unique part of an id from the key that determines the order of the options. */
const ORDER_KEY = '~'

/** The id of a session that shows its options in the order of another one. */
export const withOrderKey = (id: string, orderKey: string): string => `${id}${ORDER_KEY}${orderKey}`

/**
 * The key that determines the order of the options: the id itself, unless the session uses another's order.
 */
export const orderKeyOf = (sessionId: string): string => sessionId.slice(sessionId.lastIndexOf(ORDER_KEY) + 1)

/**
 * The order in which a session shows the options of a question. It is derived from the session's id, so that
 * a reload, the review and the results all show the letters that the learner saw.
 */
export function optionOrder(sessionId: string, question: Pick<Question, 'id' | 'options'>): OptionOrder {
  return shuffleOptions(question.options, numbersFrom(hash(`${orderKeyOf(sessionId)} ${question.id}`)))
}
