import { type RefObject, useEffect, useRef } from 'react'

/** Another question: whoever reads with a screen reader starts at its text, and everybody at its top. */
export function useFocusOnChange(index: number, heading: RefObject<HTMLElement | null>): void {
  const last = useRef(index)
  useEffect(() => {
    if (last.current === index) return
    last.current = index
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [index, heading])
}
