import { useEffect, useState } from 'react'
import { OVERLAY_APPEARS_AFTER_MS, OVERLAY_HIDES_AFTER_MS } from './generation-progress.ts'
import type { GenerationView } from './use-generation.ts'

/**
 * What is ready within a blink never shows an overlay, and what ends does not vanish before it was seen.
 * Who cancels is not made to wait, and an error has a dialog of its own.
 */
export function useOverlayVisible(status: GenerationView['status']): boolean {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (status === 'idle' || status === 'error') {
      setVisible(false)
      return
    }
    const isLoading = status === 'loading'
    const delay = isLoading ? OVERLAY_APPEARS_AFTER_MS : OVERLAY_HIDES_AFTER_MS
    const timer = setTimeout(() => setVisible(isLoading), delay)
    return () => clearTimeout(timer)
  }, [status])
  return visible
}
