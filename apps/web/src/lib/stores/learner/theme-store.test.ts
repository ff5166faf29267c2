import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeTheme, readTheme, showTheme, startingTheme, subscribeToTheme } from './theme-store.ts'

vi.mock('../core/log-storage-problem.ts')

const deviceIsDark = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches && query === '(prefers-color-scheme: dark)',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.documentElement.className = ''
})

describe('theme', () => {
  it.each(['dark', 'light'] as const)('SHELL-58 STORE-03 starts from the saved value %s', (saved) => {
    deviceIsDark(saved === 'light')
    localStorage.setItem('theme', saved)
    expect(readTheme()).toBe(saved)
  })

  it('SHELL-58 follows the device if nothing readable is saved', () => {
    localStorage.setItem('theme', 'solarized')
    deviceIsDark(true)
    expect(readTheme()).toBe('dark')
    deviceIsDark(false)
    expect(readTheme()).toBe('light')
  })

  it('SHELL-58 is light if the device has no preference', () => {
    vi.stubGlobal('matchMedia', undefined)
    expect(readTheme()).toBe('light')
  })

  it('SHELL-59 STORE-03 saves a change and sets a matching class on the document root', () => {
    showTheme('light')
    changeTheme('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect([...document.documentElement.classList]).toEqual(['dark'])
    changeTheme('light')
    expect(localStorage.getItem('theme')).toBe('light')
    expect([...document.documentElement.classList]).toEqual(['light'])
  })

  it('notifies components of a change until they unsubscribe', () => {
    deviceIsDark(false)
    const heard = vi.fn()
    const stop = subscribeToTheme(heard)
    changeTheme('dark')
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    changeTheme('light')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('sets an unknown value aside before it saves its own', () => {
    localStorage.setItem('theme', 'solarized')
    changeTheme('dark')
    expect(localStorage.getItem('theme.corrupt-1')).toBe('solarized')
  })
})

it.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  [null, true, 'dark'],
  [null, false, 'light'],
  ['blue', true, 'dark'],
  ['', false, 'light'],
])('SHELL-58 starts from saved %j with a dark preference of %j as %s', (saved, prefersDark, theme) => {
  expect(startingTheme(saved, prefersDark)).toBe(theme)
})
