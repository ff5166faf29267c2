import { useSyncExternalStore } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import {
  dropContent,
  sourceContentFor,
  subscribeToContent,
} from '../../lib/stores/session/session-hand-over.ts'
import { setupMessages } from '../../messages/setup.ts'
import { useMessages } from '../../messages/use-messages.ts'

export const useSourceContent = (topic: string): string | undefined =>
  useSyncExternalStore(subscribeToContent, () => sourceContentFor(topic))

/** Says that the questions come from the person's own text, and lets them change their mind. */
export function ContentNote({ content }: { content: string }) {
  const words = useMessages(setupMessages).content
  return (
    <Callout title={words.title} level="h2" className="mt-4">
      <p className="text-sm text-ink-2">{words.text(content.length)}</p>
      <Button variant="quiet" className="-ml-3" onClick={dropContent}>
        {words.drop}
      </Button>
    </Callout>
  )
}
