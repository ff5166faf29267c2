import { HOME_COUNT, readTopic } from '@ekagra/exam/setup-limits'
import { type RefObject, type SyntheticEvent, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Segmented } from '../../components/ui/segmented.tsx'
import { Slider } from '../../components/ui/slider.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { estimateMinutes } from '../../lib/estimate-minutes.ts'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { HomeForm as Form } from './use-home-form.ts'

const MODES = ['practice', 'test'] as const
const LEVELS = ['easy', 'medium', 'hard'] as const

export interface HomeFormProps extends Form {
  topicField: RefObject<HTMLInputElement | null>
  busy: boolean
  onStart: (topic: string) => void
}

/** The topic, and how it is taken. */
export function HomeForm({ form, change, topicField, busy, onStart }: HomeFormProps) {
  const words = useMessages(homeMessages)
  const [isBlank, setIsBlank] = useState(false)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const topic = readTopic(form.topic)
    setIsBlank(!topic)
    if (topic) onStart(topic)
    else topicField.current?.focus()
  }

  return (
    <search>
      <form onSubmit={submit} noValidate className="grid gap-4 md:gap-6">
        <TextField
          ref={topicField}
          label={words.topic}
          hideLabel
          placeholder={words.placeholder}
          size="lg"
          icon="search"
          autoComplete="off"
          maxLength={200}
          enterKeyHint="go"
          value={form.topic}
          error={isBlank ? words.blank : undefined}
          onChange={(event) => {
            setIsBlank(false)
            change({ topic: event.target.value })
          }}
        />
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
        <div className="grid items-center gap-2 md:flex md:gap-5">
          <Button type="submit" variant="primary" size="lg" busy={busy} className="md:min-w-56">
            {words.start[form.mode]}
            <Icon name="arrow-right" />
          </Button>
          <span className="figures text-sm text-ink-3 max-md:text-center">
            {words.minutes(estimateMinutes(form.count, form.difficulty))}
          </span>
        </div>
      </form>
    </search>
  )
}
