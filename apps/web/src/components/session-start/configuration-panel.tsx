import { HOME_COUNT } from '@ekagra/exam/generation/setup-limits'
import { homeMessages } from '../../messages/en/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Segmented } from '../ui/form/segmented.tsx'
import { Slider } from '../ui/form/slider.tsx'
import type { SessionForm } from './use-session-form.ts'

const MODES = ['practice', 'test'] as const
const LEVELS = ['easy', 'medium', 'hard'] as const

/** How to practise a topic: mode, difficulty and the number of questions. */
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
