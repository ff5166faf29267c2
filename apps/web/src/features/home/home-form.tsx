import { readTopic } from '@ekagra/exam/generation/setup-limits'
import { type RefObject, type SyntheticEvent, useState } from 'react'
import { ConfigurationPanel } from '../../components/session-start/configuration-panel.tsx'
import type { SessionForm } from '../../components/session-start/use-session-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { estimateMinutes } from '../../lib/estimate-minutes.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface HomeFormProps extends SessionForm {
  topicField: RefObject<HTMLInputElement | null>
  busy: boolean
  onStart: (topic: string) => void
}

/** The form for the topic and how to practise it. */
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
      <form onSubmit={submit} noValidate className="grid gap-3 md:gap-6">
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
        <ConfigurationPanel form={form} change={change} />
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
