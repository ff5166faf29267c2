import { afterPaint } from '../../start/after-paint.ts'
import { localArea } from '../core/storage-area.ts'
import { LOCAL_KEYS } from '../core/storage-keys.ts'
import { createStoredValue } from '../core/stored-value.ts'

export type Theme = 'dark' | 'light'

/** The saved theme, else what the device prefers, else light. */
export const startingTheme = (saved: unknown, prefersDark: boolean): Theme => {
  if (saved === 'dark' || saved === 'light') return saved
  return prefersDark ? 'dark' : 'light'
}

const savedTheme = createStoredValue<string | null>({
  area: localArea,
  key: LOCAL_KEYS.theme,
  parse: (text) => ({ value: text, intact: text === null || text === 'dark' || text === 'light' }),
  format: (theme) => theme ?? '',
})

function darkQuery(): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : null
}

/** The saved value, else the device's preference, else light. */
export function readTheme(): Theme {
  return startingTheme(savedTheme.read(), darkQuery()?.matches ?? false)
}

/** Makes the document root carry the theme's class and only that one. */
export function showTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  root.classList.toggle('dark', theme === 'dark')
  root.classList.toggle('light', theme === 'light')
}

export function changeTheme(theme: Theme): void {
  const root = document.documentElement
  // Hundreds of colours that fade at once keep a cheap phone busy for a second.
  root.dataset.still = ''
  showTheme(theme)
  savedTheme.write(theme)
  void afterPaint().then(() => {
    delete root.dataset.still
  })
}

/** Also notices another tab's change and, while nothing is saved, the device's. */
export function subscribeToTheme(listener: () => void): () => void {
  const stop = savedTheme.subscribe(listener)
  const query = darkQuery()
  query?.addEventListener?.('change', listener)
  return () => {
    stop()
    query?.removeEventListener?.('change', listener)
  }
}
