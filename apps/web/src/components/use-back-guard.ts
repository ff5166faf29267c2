import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/**
 * The browser's Back asks before it leaves a screen. While the guard is on, the history has the page twice: Back goes
 * to the first of the two, `onBack` is called, and the second is put back. Returns a function that takes the second one
 * away before the screen is left on purpose, so that Back works as usual from the next page.
 */
export function useBackGuard(isOn: boolean, onBack: () => void): () => Promise<void> {
  const isGuarding = useRef(false)
  const released = useRef(Promise.resolve())
  const ask = useEffectEvent(onBack)

  /** Whoever leaves while the second entry is being taken away waits for that. */
  const release = useCallback(() => {
    if (isGuarding.current) {
      isGuarding.current = false
      released.current = new Promise((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true })
        window.history.back()
      })
    }
    return released.current
  }, [])

  useEffect(() => {
    if (!isOn) {
      // The screen stays and needs no guard any more, for example when a practice becomes its review.
      void release()
      return
    }
    const push = () => {
      window.history.pushState(window.history.state, '')
      isGuarding.current = true
    }
    const onPop = () => {
      if (!isGuarding.current) return
      push()
      ask()
    }
    push()
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [isOn, release])

  return release
}
