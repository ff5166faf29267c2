import { type ReactNode, useState } from 'react'
import { type LazyPart, useLazyPart } from './lazy-part.ts'

export interface DialogState {
  isOpen: boolean
  onClose: () => void
}

/** Whether a dialog is open, and whether it ever was: before that its code is not needed. */
export function useDialogState(): DialogState & { wasOpened: boolean; open: () => void } {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    isOpen: state === 'open',
    wasOpened: state !== 'never',
    open: () => setState('open'),
    onClose: () => setState('closed'),
  }
}

/** Fetches the code of a dialog when it is first drawn. */
export function LazyDialog<Module extends object>({
  part,
  children,
}: {
  part: LazyPart<Module>
  children: (module: Module) => ReactNode
}) {
  const module = useLazyPart(part)
  return module !== null && module !== 'failed' ? children(module) : null
}
