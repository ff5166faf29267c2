import { fitCount, HOME_COUNT } from '@ekagra/exam/generation/setup-limits'
import { useState } from 'react'
import type { StoredValue } from '../../lib/stores/core/stored-value.ts'
import type { SetupDraft } from '../../lib/stores/session/setup-draft.ts'

const DEFAULTS: SetupDraft = { topic: '', difficulty: 'easy', count: HOME_COUNT.default, mode: 'practice' }

export interface SessionForm {
  form: SetupDraft
  change: (changes: Partial<SetupDraft>) => void
}

/**
 * The contents of the search box and the panel below it. Saved at every change, so that a reload loses
 * nothing.
 */
export function useSessionForm(kept: StoredValue<SetupDraft | null>): SessionForm {
  const [form, setForm] = useState<SetupDraft>(() => {
    const draft = kept.read()
    return draft ? { ...draft, count: fitCount(draft.count, HOME_COUNT) } : DEFAULTS
  })
  const change = (changes: Partial<SetupDraft>) => {
    const next = { ...form, ...changes }
    setForm(next)
    kept.write(next)
  }
  return { form, change }
}
