export type Theme = 'dark' | 'light'

/** The saved theme, else what the device prefers, else light. */
export const startingTheme = (saved: unknown, prefersDark: boolean): Theme => {
  if (saved === 'dark' || saved === 'light') return saved
  return prefersDark ? 'dark' : 'light'
}
