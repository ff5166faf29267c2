import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { logProblem } from '../lib/log.ts'
import * as paths from '../lib/paths.ts'
import { loadRecovery } from '../lib/start/load-recovery.ts'
import type { CommandPaletteProps } from './command-palette.tsx'

interface CommandPaletteControls {
  open: () => void
  /** Preloads its code on hover, focus or touch. */
  prepare: () => void
}

const CommandPaletteContext = createContext<CommandPaletteControls>({
  open: () => undefined,
  prepare: () => undefined,
})

export const useCommandPalette = () => use(CommandPaletteContext)

/**
 * Optional, because the search page is the fallback: hovering over the Search button while offline must not
 * reload the page.
 */
const loadPalette = () => loadRecovery.withoutReload(() => import('./command-palette.tsx'))

/** The action of the keys; null until the host is mounted. */
let toggle: (() => void) | null = null
let isAwaited = false

/** Listens from the start, because on a slow phone the page is visible long before React handles its keys. */
document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
  event.preventDefault()
  if (toggle) toggle()
  else isAwaited = true
})

/**
 * Opens the command palette, whose code loads on first use. If it cannot load, the search page opens instead.
 */
export function CommandPaletteHost({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [Palette, setPalette] = useState<ComponentType<CommandPaletteProps> | null>(null)

  const prepare = useCallback(() => {
    loadPalette().then(
      (module) => setPalette(() => module.CommandPalette),
      () => undefined, // only a preload: opening tries again and reports a failure
    )
  }, [])

  const open = useCallback(async () => {
    try {
      const module = await loadPalette()
      setPalette(() => module.CommandPalette)
      setOpen(true)
    } catch (error) {
      logProblem('The command palette could not be loaded', error)
      navigate(paths.search)
    }
  }, [navigate])

  useEffect(() => {
    toggle = () => {
      if (isOpen) setOpen(false)
      else open()
    }
    if (isAwaited) toggle()
    isAwaited = false
    return () => {
      toggle = null
    }
  }, [isOpen, open])

  const controls = useMemo(() => ({ open: () => void open(), prepare }), [open, prepare])
  return (
    <CommandPaletteContext value={controls}>
      {children}
      {Palette && <Palette open={isOpen} onClose={() => setOpen(false)} />}
    </CommandPaletteContext>
  )
}
