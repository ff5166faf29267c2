import { useEffect, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { readTheme, showTheme, subscribeToTheme } from '../lib/stores/theme-store.ts'
import { CommandPaletteHost } from './command-palette-host.tsx'
import { DocumentMeta } from './document-meta.tsx'
import { ToasterHost } from './toaster-host.tsx'

/** The document follows the theme, also when another tab or the device changes it. */
function ThemeFollower() {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme)
  useEffect(() => {
    showTheme(theme)
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper')
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
  }, [theme])
  return null
}

/** What every page has, the admin's as well. */
export function Root() {
  return (
    <CommandPaletteHost>
      <ThemeFollower />
      <DocumentMeta />
      <Outlet />
      <ToasterHost />
    </CommandPaletteHost>
  )
}
