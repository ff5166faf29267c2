/** What was opened, and how to let go of it where that is needed. */
interface Opened {
  release?: () => void
}

interface Kept<Value> {
  key: string
  opening: Promise<Value>
  opened?: Value
}

/**
 * What a page opens before the first render, because its landing shows it already: the page then begins with it instead of saying that
 * it loads.
 */
export function createFirstOpening<Value extends object & Opened>() {
  let kept: Kept<Value> | null = null

  // The browser's Back during the first render leads to a page that has no use for it.
  const leave = () => {
    void kept?.opening.then(
      ({ release }) => release?.(),
      () => undefined,
    )
    kept = null
  }

  const own = (key: string) => (kept?.key === key ? kept : null)

  return {
    async begin(key: string, opening: Promise<Value>): Promise<void> {
      const mine: Kept<Value> = { key, opening }
      kept = mine
      addEventListener('popstate', leave, { once: true })
      mine.opened = await opening
    },
    /** For the render, which React may begin more than once. */
    read: (key: string): Value | undefined => own(key)?.opened,
    /** For whoever lets go of it in the end. */
    take(key: string): Promise<Value> | undefined {
      const mine = own(key)
      if (mine === null) return undefined
      kept = null
      removeEventListener('popstate', leave)
      return mine.opening
    },
  }
}
