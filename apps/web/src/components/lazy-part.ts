import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { loadRecovery } from '../lib/start/load-recovery.ts'

/**
 * A part of the app that only some texts need: the function that fetches it, and the part once it has loaded.
 */
export interface LazyPart<Module extends object> {
  load: () => Promise<Module>
  arrived: Module | null
}

export function lazyPart<Module extends object>(load: () => Promise<Module>): LazyPart<Module> {
  const part: LazyPart<Module> = {
    arrived: null,
    async load() {
      part.arrived = await load()
      return part.arrived
    },
  }
  return part
}

/**
 * Null while it loads; 'failed' if it cannot be fetched, for example without a network: the component then
 * draws something simpler instead of failing.
 */
export function useLazyPart<Module extends object>(part: LazyPart<Module>): Module | null | 'failed' {
  const [module, setModule] = useState<Module | null | 'failed'>(part.arrived)
  useEffect(() => {
    if (part.arrived !== null) return
    let isWanted = true
    loadRecovery.withoutReload(part.load).then(
      (fetched) => {
        // What it brings may be long to draw: in slices, between which the page answers.
        if (isWanted) startTransition(() => setModule(fetched))
      },
      () => {
        if (isWanted) setModule('failed')
      },
    )
    return () => {
      isWanted = false
    }
  }, [part])
  return module ?? part.arrived
}

export interface DialogState {
  isOpen: boolean
  onClose: () => void
}

/** Whether a dialog is open, and whether it was ever opened: its code is not needed before that. */
export function useDialogState(): DialogState & { wasOpened: boolean; open: () => void } {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    isOpen: state === 'open',
    wasOpened: state !== 'never',
    open: () => setState('open'),
    onClose: () => setState('closed'),
  }
}

/** Renders with a part once its code has loaded, and nothing if it cannot be fetched. */
export function WhenLoaded<Module extends object>({
  part,
  children,
}: {
  part: LazyPart<Module>
  children: (module: Module) => ReactNode
}) {
  const module = useLazyPart(part)
  return module !== null && module !== 'failed' ? children(module) : null
}
