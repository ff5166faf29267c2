import { useEffect, useEffectEvent } from 'react'

export type SessionCommand =
  | { kind: 'choose'; place: number }
  | { kind: 'primary' | 'previous' | 'next' | 'mark' | 'keys' }

export interface KeyPress {
  key: string
  /** With Ctrl, Alt or Meta a key belongs to the browser or the app. */
  isCombined: boolean
  /** Where the focus is. */
  target: 'text' | 'button' | 'radio' | 'other'
}

const LETTERS = 'abcd'

const COMMANDS: Readonly<Record<string, SessionCommand>> = {
  ArrowLeft: { kind: 'previous' },
  ArrowRight: { kind: 'next' },
  m: { kind: 'mark' },
  '?': { kind: 'keys' },
}

/** What a key means in a session. Keys that mean something to the focused element are left to it. */
export function readSessionKey({ key, isCombined, target }: KeyPress): SessionCommand | null {
  if (isCombined || target === 'text') return null
  const letter = key.length === 1 ? LETTERS.indexOf(key.toLowerCase()) : -1
  const place = /^[1-4]$/.test(key) ? Number(key) - 1 : letter
  if (place >= 0) return { kind: 'choose', place }
  // Enter presses the focused button; on a radio it does nothing by itself.
  if (key === 'Enter') return target === 'button' ? null : { kind: 'primary' }
  return COMMANDS[key.length === 1 ? key.toLowerCase() : key] ?? null
}

function kindOfTarget(target: EventTarget | null): KeyPress['target'] {
  if (!(target instanceof HTMLElement)) return 'other'
  if (target instanceof HTMLInputElement && target.type === 'radio') return 'radio'
  if (target.matches('input[type="checkbox"], button, a[href], summary')) return 'button'
  return target.matches('input, textarea, select, [contenteditable]') ? 'text' : 'other'
}

/** Listens to the keys of a session while no dialog is open. */
export function useSessionKeys(run: (command: SessionCommand) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return
    const command = readSessionKey({
      key: event.key,
      isCombined: event.ctrlKey || event.altKey || event.metaKey,
      target: kindOfTarget(event.target),
    })
    if (!command) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
