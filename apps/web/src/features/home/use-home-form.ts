import { fitCount, HOME_COUNT } from '@ekagra/exam/setup-limits'
import { useState } from 'react'
import { type SetupDraft, setupDrafts } from '../../lib/stores/setup-draft.ts'

const DEFAULTS: SetupDraft = { topic: '', difficulty: 'easy', count: HOME_COUNT.default, mode: 'practice' }

export interface HomeForm {
  form: SetupDraft
  change: (changes: Partial<SetupDraft>) => void
}

/** What stands in the search box and the panel below it. Kept at every change, so that a reload loses nothing. */
export function useHomeForm(): HomeForm {
  const [form, setForm] = useState<SetupDraft>(() => {
    const draft = setupDrafts.home.read()
    return draft ? { ...draft, count: fitCount(draft.count, HOME_COUNT) } : DEFAULTS
  })
  const change = (changes: Partial<SetupDraft>) => {
    const next = { ...form, ...changes }
    setForm(next)
    setupDrafts.home.write(next)
  }
  return { form, change }
}
