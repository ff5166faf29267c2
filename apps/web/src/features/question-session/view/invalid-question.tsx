import { Button } from '../../../components/ui/button.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { sessionPanelsMessages } from '../../../messages/en/session-panels.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** Shown in place of a question that cannot be read. */
export default function InvalidQuestion() {
  const { invalid } = useMessages(sessionPanelsMessages)
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-md border border-rule bg-surface p-5">
      <Icon name="alert" className="size-6 text-wrong" />
      <h2>{invalid.title}</h2>
      <p className="mb-2 text-ink-2">{invalid.text}</p>
      <Button onClick={() => window.location.reload()}>
        <Icon name="refresh" />
        {invalid.refresh}
      </Button>
    </div>
  )
}
