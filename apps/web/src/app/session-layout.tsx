import { useEffect, useLayoutEffect, useState } from 'react'
import { markRoot } from '../lib/mark-root.ts'
import { isLanding } from '../lib/start/landing.ts'
import { loadRecovery } from '../lib/start/load-recovery.ts'
import { PageFrame } from './page-frame.tsx'

/** After the first question is shown, and well before the last. */
const LOOK_AHEAD_AFTER_MS = 3000

const lookAhead = async () => (await import('./look-ahead.ts')).lookAhead()

/**
 * A question session fills the screen: no header, no tabs, and no browser swipe gestures (styles/base.css).
 */
export function SessionLayout() {
  const [wasLanding] = useState(isLanding)
  useLayoutEffect(() => markRoot('alone'), [])
  useEffect(() => {
    const timer = setTimeout(() => {
      // A missing part is requested again when it is needed.
      loadRecovery.withoutReload(lookAhead).catch(() => undefined)
    }, LOOK_AHEAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div data-stands-alone className={wasLanding ? undefined : 'animate-layout'}>
      <PageFrame />
    </div>
  )
}
