import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** So far below the screen that it is on its way before it is reached. */
const AHEAD = '100px'

/** Draws (and thereby fetches) its children when the person comes near. `className` holds their place until then. */
export function OnApproach({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  const waiting = <div ref={place} className={className} />
  return isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting
}
