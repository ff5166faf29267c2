import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lastTopic } from '../../lib/stores/session/session-hand-over.ts'
import { type SetupDraft, setupDrafts } from '../../lib/stores/session/setup-draft.ts'
import { openForm, readPrefill } from './read-prefill.ts'

export interface SetupForm {
  form: SetupDraft
  change: (changes: Partial<SetupDraft>) => void
}

/**
 * The values of the form, wherever they came from. Every change is stored, so that a reload loses nothing.
 */
export function useSetupForm(mode: SetupDraft['mode']): SetupForm {
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState(() =>
    openForm(mode, {
      prefill: readPrefill(state, new URLSearchParams(search)),
      draft: setupDrafts[mode].read(),
      storedTopic: lastTopic(),
    }),
  )

  // The state is used once: it must not return with a reload or the browser's Back.
  useEffect(() => {
    const prefill = readPrefill(state, new URLSearchParams(search))
    if (Object.keys(prefill).length > 0) setForm((now) => ({ ...now, ...prefill }))
    if (state !== null && !hasGoneBackFrom(key))
      navigate({ pathname, search }, { replace: true, state: null })
  }, [state, pathname, search, key, navigate])

  const change = (changes: Partial<SetupDraft>) => {
    const next = { ...form, ...changes }
    setForm(next)
    setupDrafts[mode].write(next)
    // From here on the form differs from its address.
    if (search !== '') navigate(pathname, { replace: true, state: null })
  }
  return { form, change }
}

/** Whoever presses Back while the form comes up is on another entry of the history already, which must not be replaced. */
function hasGoneBackFrom(key: string): boolean {
  const entry: { key?: string } | null = window.history.state
  return entry?.key !== undefined && entry.key !== key
}
