import { type RefObject, useEffect, useRef } from 'react'

/** On another question: screen readers start at its text, and the page scrolls to its top. */
export function useFocusOnChange(index: number, heading: RefObject<HTMLElement | null>): void {
  const last = useRef(index)
  useEffect(() => {
    if (last.current === index) return
    last.current = index
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [index, heading])
}
