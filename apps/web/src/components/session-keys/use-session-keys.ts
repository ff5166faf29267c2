import { useEffect, useEffectEvent } from 'react'
import { type KeyPress, readSessionKey, type SessionCommand } from './read-session-key.ts'

function kindOfTarget(target: EventTarget | null): KeyPress['target'] {
  if (!(target instanceof HTMLElement)) return 'other'
  if (target instanceof HTMLInputElement && target.type === 'radio') return 'radio'
  if (target.matches('input[type="checkbox"], button, a[href], summary')) return 'button'
  return target.matches('input, textarea, select, [contenteditable]') ? 'text' : 'other'
}

/** Hears the keys of a session while no dialog is open. */
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
