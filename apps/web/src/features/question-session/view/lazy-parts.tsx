import { useSyncExternalStore } from 'react'
import { lazyPart, useLazyPart } from '../../../components/lazy-part.ts'
import type { AnsweredRecord } from '../finish/grade-attempt.ts'
import { dialogPart, reviewPart } from '../run/session-parts.ts'
import type { SessionDialogsProps } from './session-dialogs.tsx'
import type { SessionPanelProps } from './session-panel.tsx'

/** The dialogs, from the first time one of them is asked for. */
export function LazyDialogs(props: SessionDialogsProps) {
  return props.open !== null || dialogPart.arrived ? <Dialogs {...props} /> : null
}

function Dialogs(props: SessionDialogsProps) {
  const part = useLazyPart(dialogPart)
  return part !== null && part !== 'failed' ? <part.SessionDialogs {...props} /> : null
}

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

export function LazyReview({ record }: { record: AnsweredRecord }) {
  const part = useLazyPart(reviewPart)
  return part !== null && part !== 'failed' ? <part.ReviewBanner record={record} /> : null
}
