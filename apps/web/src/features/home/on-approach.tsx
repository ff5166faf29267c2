import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Loading } from '../../components/ui/loading.tsx'

/** So far below the screen that it is on its way before it is reached. */
const AHEAD = '100px'

/** Draws (and thereby fetches) its children when the person comes near; until then a spinner holds their place. */
export function OnApproach({ children }: { children: ReactNode }) {
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
  const waiting = (
    <div ref={place}>
      <Loading className="min-h-160" />
    </div>
  )
  return isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting
}
