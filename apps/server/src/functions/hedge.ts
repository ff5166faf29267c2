type Item<Written> = { written: Written } | { isLast: boolean }

/**
 * The items of a slow source, and between them a sign at each of some moments, counted from the start. Whoever stops reading leaves the
 * source, without waiting for what it is doing.
 */
export async function* hedge<Written>(
  source: AsyncGenerator<Written>,
  momentsMs: readonly number[],
): AsyncGenerator<Item<Written>> {
  const start = performance.now()
  const moments = [...momentsMs]
  let timer: ReturnType<typeof setTimeout> | undefined
  let next = source.next()
  try {
    for (;;) {
      const [moment] = moments
      const due =
        moment === undefined
          ? []
          : [
              new Promise<'due'>((resolve) => {
                timer = setTimeout(() => resolve('due'), Math.max(0, moment - (performance.now() - start)))
              }),
            ]
      const result = await Promise.race([next, ...due])
      clearTimeout(timer)
      if (result === 'due') {
        moments.shift()
        yield { isLast: moments.length === 0 }
      } else if (result.done) return
      else {
        // Asked for only now: the source must not work ahead of its reader.
        yield { written: result.value }
        next = source.next()
      }
    }
  } finally {
    clearTimeout(timer)
    next.catch(() => undefined)
    source.return(undefined).catch(() => undefined)
  }
}
