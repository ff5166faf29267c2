import type { Question } from '@ekagra/schema/question'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { InlineText } from '../../../components/rich-text/rich-text.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { adminMessages } from '../../../messages/en/admin.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** How many a preview shows. */
export const SAMPLED = 3

interface QuestionSampleProps {
  /** Asks as a learner's browser would; those that were shown already are not wanted again. */
  ask: (seenIds: readonly string[]) => Promise<readonly Question[]>
  isDisabled: boolean
  /** Whether learners get the same: the fields are as they are stored. */
  isStored: boolean
}

/** A few questions as a learner would get them, each time others. */
export function QuestionSample({ ask, isDisabled, isStored }: QuestionSampleProps) {
  const words = useMessages(adminMessages).ownCategories
  const [seen, setSeen] = useState<readonly string[]>([])
  const asking = useMutation({
    mutationFn: async () => (await ask(seen)).slice(0, SAMPLED),
    onSuccess: (questions) => setSeen([...seen, ...questions.map(({ id }) => id)]),
  })
  return (
    <section aria-live="polite">
      <Button busy={asking.isPending} disabled={isDisabled} onClick={() => asking.mutate()}>
        {words.preview}
      </Button>
      {!isStored && <p className="mt-2 text-sm text-ink-3">{words.previewHint}</p>}
      {asking.data && (
        <ol className="mt-3 grid list-decimal gap-2 pl-5 text-sm">
          {asking.data.map(({ id, text }) => (
            <li key={id}>
              <InlineText text={text} />
            </li>
          ))}
        </ol>
      )}
      {(asking.data?.length === 0 || asking.isError) && <p className="mt-2 text-sm">{words.previewNone}</p>}
    </section>
  )
}
