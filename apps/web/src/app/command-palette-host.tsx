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
import { loadRecovery } from '../lib/load-recovery.ts'
import { logProblem } from '../lib/log.ts'
import * as paths from '../lib/paths.ts'
import type { CommandPaletteProps } from './command-palette.tsx'

interface CommandPaletteControls {
  open: () => void
  /** Fetches its code before it is asked for: on hover, focus or touch. */
  prepare: () => void
}

const CommandPaletteContext = createContext<CommandPaletteControls>({
  open: () => undefined,
  prepare: () => undefined,
})

export const useCommandPalette = () => use(CommandPaletteContext)

/** It has a page to fall back on: a pointer that brushes the Search button without a network must not reload the page. */
const loadPalette = () => loadRecovery.withoutReload(() => import('./command-palette.tsx'))

/** What the keys do; null until the host is there. */
let toggle: (() => void) | null = null
let isAwaited = false

/** From the first line of code on: on a slow phone the page can be seen a good while before React hears its keys. */
document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
  event.preventDefault()
  if (toggle) toggle()
  else isAwaited = true
})

/** Opens the command palette, whose code arrives on first use. When it cannot be had, searching has a page of its own. */
export function CommandPaletteHost({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [Palette, setPalette] = useState<ComponentType<CommandPaletteProps> | null>(null)

  const prepare = useCallback(() => {
    loadPalette().then(
      (module) => setPalette(() => module.CommandPalette),
      () => undefined, // only a head start: opening tries again and says what happens
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
