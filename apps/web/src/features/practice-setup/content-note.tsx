import { useSyncExternalStore } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { sessionValues } from '../../lib/stores/session/session-values.ts'
import { setupMessages } from '../../messages/setup.ts'
import { useMessages } from '../../messages/use-messages.ts'

const { currentContent, currentTopic } = sessionValues

/** The text of a note or file that was brought here, as long as the topic is still the one it came with. */
export function sourceContentFor(topic: string): string | undefined {
  return currentTopic.read()?.trim() === topic.trim() ? currentContent.read() || undefined : undefined
}

export const useSourceContent = (topic: string): string | undefined =>
  useSyncExternalStore(currentContent.subscribe, () => sourceContentFor(topic))

/** Says that the questions come from the person's own text, and lets them change their mind. */
export function ContentNote({ content }: { content: string }) {
  const words = useMessages(setupMessages).content
  return (
    <Callout title={words.title} level="h2" className="mt-4">
      <p className="text-sm text-ink-2">{words.text(content.length)}</p>
      <Button variant="quiet" className="-ml-3" onClick={currentContent.remove}>
        {words.drop}
      </Button>
    </Callout>
  )
}
