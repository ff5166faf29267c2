import { localArea } from './storage-area.ts'
import { createStoredValue } from './stored-value.ts'

export type Theme = 'dark' | 'light'

const savedTheme = createStoredValue<Theme | null>({
  area: localArea,
  key: 'theme',
  parse: (text) =>
    text === 'dark' || text === 'light'
      ? { value: text, intact: true }
      : { value: null, intact: text === null },
  format: (theme) => theme ?? '',
})

function devicePrefersDark(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(prefers-color-scheme: dark)').matches
}

/** The saved value, else the device's preference, else light. */
export function readTheme(): Theme {
  return savedTheme.read() ?? (devicePrefersDark() ? 'dark' : 'light')
}

/** Makes the document root carry the theme's class and only that one. */
export function showTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  root.classList.toggle('dark', theme === 'dark')
  root.classList.toggle('light', theme === 'light')
}

export function changeTheme(theme: Theme): void {
  showTheme(theme)
  savedTheme.write(theme)
}

/** Also hears another tab's change and, while nothing is saved, the device's. */
export function subscribeToTheme(listener: () => void): () => void {
  const stop = savedTheme.subscribe(listener)
  const query =
    typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : null
  query?.addEventListener?.('change', listener)
  return () => {
    stop()
    query?.removeEventListener?.('change', listener)
  }
}
