import { useSyncExternalStore } from 'react'
import { lazyPart, WhenLoaded } from '../../../components/lazy-part.ts'
import type { AnsweredRecord } from '../finish/grade-attempt.ts'
import { dialogPart, reviewPart } from '../run/session-parts.ts'
import type { SessionDialogsProps } from './session-dialogs.tsx'
import type { SessionPanelProps } from './session-panel.tsx'

/** The dialogs, loaded when the first of them is opened. */
export function LazyDialogs(props: SessionDialogsProps) {
  if (props.open === null && !dialogPart.arrived) return null
  return <WhenLoaded part={dialogPart}>{(part) => <part.SessionDialogs {...props} />}</WhenLoaded>
}

/** From this width on there is a side column. Phones do not load it, because they do not show it. */
const WIDE = '(min-width: 60rem)'

const panelPart = lazyPart(() => import('./session-panel.tsx'))

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

const isWide = () => window.matchMedia(WIDE).matches

export function LazyPanel(props: SessionPanelProps) {
  if (!useSyncExternalStore(subscribe, isWide)) return null
  return <WhenLoaded part={panelPart}>{(part) => <part.SessionPanel {...props} />}</WhenLoaded>
}

export const LazyReview = ({ record }: { record: AnsweredRecord }) => (
  <WhenLoaded part={reviewPart}>{(part) => <part.ReviewBanner record={record} />}</WhenLoaded>
)
