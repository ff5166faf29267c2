import { fitCount, HOME_COUNT } from '@ekagra/exam/generation/setup-limits'
import { useState } from 'react'
import type { StoredValue } from '../../lib/stores/core/stored-value.ts'
import type { SetupDraft } from '../../lib/stores/session/setup-draft.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Slider } from '../ui/slider.tsx'

const MODES = ['practice', 'test'] as const
const LEVELS = ['easy', 'medium', 'hard'] as const

/** How a topic is taken: mode, difficulty and the number of questions. */
export function ConfigurationPanel({ form, change }: SessionForm) {
  const words = useMessages(homeMessages)
  return (
    <div className="grid gap-4 md:grid-cols-[12.5rem_minmax(0,1fr)_10.5rem] md:gap-6">
      <Segmented
        legend={words.mode}
        choices={MODES.map((value) => ({ value, label: words.modes[value] }))}
        value={form.mode}
        onValueChange={(mode) => change({ mode })}
      />
      <Segmented
        legend={words.difficulty}
        choices={LEVELS.map((value) => ({ value, label: words.levels[value] }))}
        value={form.difficulty}
        onValueChange={(difficulty) => change({ difficulty })}
      />
      <Slider
        label={words.count}
        min={HOME_COUNT.min}
        max={HOME_COUNT.max}
        step={HOME_COUNT.step}
        value={form.count}
        onValueChange={(count) => change({ count })}
      />
    </div>
  )
}

const DEFAULTS: SetupDraft = { topic: '', difficulty: 'easy', count: HOME_COUNT.default, mode: 'practice' }

export interface SessionForm {
  form: SetupDraft
  change: (changes: Partial<SetupDraft>) => void
}

/** What stands in the search box and the panel below it. Kept at every change, so that a reload loses nothing. */
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
