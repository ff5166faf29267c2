import { useSyncExternalStore } from 'react'
import { lazyPart, useLazyPart } from '../../components/lazy-part.ts'
import type { SessionPanelProps } from './session-panel.tsx'

/** From here a side column stands beside the question. A phone does not pay for what it does not show. */
const WIDE = '(min-width: 60rem)'

const panelPart = lazyPart(() => import('./session-panel.tsx'))

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

const isWide = () => window.matchMedia(WIDE).matches

export function LazyPanel(props: SessionPanelProps) {
  return useSyncExternalStore(subscribe, isWide) ? <Panel {...props} /> : null
}

function Panel(props: SessionPanelProps) {
  const part = useLazyPart(panelPart)
  return part !== null && part !== 'failed' ? <part.SessionPanel {...props} /> : null
}
