import { createContext, use } from 'react'

export interface CommandPaletteControls {
  open: () => void
  /** Fetches its code before it is asked for: on hover, focus or touch. */
  prepare: () => void
}

export const CommandPaletteContext = createContext<CommandPaletteControls>({
  open: () => undefined,
  prepare: () => undefined,
})

export const useCommandPalette = () => use(CommandPaletteContext)
