/**
 * The result of some work, or the reason of the signal when it is aborted first: the work itself may end much later. Work is not even
 * begun for a caller who has left, because nobody would be there to catch its failure.
 */
export async function orAborted<Value>(signal: AbortSignal, begin: () => PromiseLike<Value>): Promise<Value> {
  signal.throwIfAborted()
  const left = Promise.withResolvers<never>()
  const leave = () => left.reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([begin(), left.promise])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
