import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lastTopic } from '../../lib/stores/session/session-hand-over.ts'
import { type SetupDraft, setupDrafts } from '../../lib/stores/session/setup-draft.ts'
import { openForm, readPrefill } from './read-prefill.ts'

export interface SetupForm {
  form: SetupDraft
  change: (changes: Partial<SetupDraft>) => void
}

/** What stands in the form, wherever it came from. Every change is kept, so that a reload loses nothing. */
export function useSetupForm(mode: SetupDraft['mode']): SetupForm {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState(() =>
    openForm(mode, {
      prefill: readPrefill(state, new URLSearchParams(search)),
      draft: setupDrafts[mode].read(),
      storedTopic: lastTopic(),
    }),
  )

  // The state has done its work: it must not come back with a reload or the browser's Back.
  useEffect(() => {
    const prefill = readPrefill(state, new URLSearchParams(search))
    if (Object.keys(prefill).length > 0) setForm((now) => ({ ...now, ...prefill }))
    if (state !== null) navigate({ pathname, search }, { replace: true, state: null })
  }, [state, pathname, search, navigate])

  const change = (changes: Partial<SetupDraft>) => {
    const next = { ...form, ...changes }
    setForm(next)
    setupDrafts[mode].write(next)
    // From here on the form says something else than its address.
    if (search !== '') navigate(pathname, { replace: true, state: null })
  }
  return { form, change }
}
