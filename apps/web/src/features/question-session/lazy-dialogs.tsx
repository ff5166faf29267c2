import { useLazyPart } from '../../components/lazy-part.ts'
import type { SessionDialogsProps } from './session-dialogs.tsx'
import { dialogPart } from './session-parts.ts'

/** The dialogs, from the first time one of them is asked for. */
export function LazyDialogs(props: SessionDialogsProps) {
  return props.open !== null || dialogPart.arrived ? <Dialogs {...props} /> : null
}

function Dialogs(props: SessionDialogsProps) {
  const part = useLazyPart(dialogPart)
  return part !== null && part !== 'failed' ? <part.SessionDialogs {...props} /> : null
}
