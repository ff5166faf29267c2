import { useSyncExternalStore } from 'react'
import { changeTheme, readTheme, subscribeToTheme } from '../lib/stores/learner/theme-store.ts'

export function useTheme() {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme)
  return { theme, changeTheme, toggleTheme: () => changeTheme(theme === 'dark' ? 'light' : 'dark') }
}
