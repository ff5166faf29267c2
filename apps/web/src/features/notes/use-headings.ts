import { type RefObject, useEffect, useState } from 'react'

export interface Heading {
  id: string
  text: string
}

/** The main headings of a text as it is drawn: the reader of the text arrives later than the page. */
export function useHeadings(container: RefObject<HTMLElement | null>, text: string): readonly Heading[] {
  const [headings, setHeadings] = useState<readonly Heading[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other headings
  useEffect(() => {
    const element = container.current
    if (element === null) return
    const collect = () => {
      const found = [...element.querySelectorAll('h2[id]')].map(({ id, textContent }) => ({
        id,
        text: textContent ?? '',
      }))
      setHeadings((now) => (JSON.stringify(now) === JSON.stringify(found) ? now : found))
    }
    collect()
    const observer = new MutationObserver(collect)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [container, text])
  return headings
}
