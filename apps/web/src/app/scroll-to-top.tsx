import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A page change scrolls to the top: smoothly, or at once for who asked for less motion. */
export function ScrollToTop() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return // the first page: the browser may restore where the person was
    last.current = pathname
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  }, [pathname])
  return null
}
