import type { ServerQuestion } from '@ekagra/schema/question'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { areDistinct, OptionFields } from './option-fields.tsx'
import { type ListedQuestion, useDecideQuestion } from './pool-questions.ts'

/** Changes a question of the pool; from then on it counts as checked by a person. */
export function CorrectQuestionDialog({ row, onClose }: { row: ListedQuestion; onClose: () => void }) {
  const { pool: words, create } = useMessages(adminMessages)
  const [draft, setDraft] = useState<ServerQuestion>(row.question)
  const [problem, setProblem] = useState<string>()
  const saving = useDecideQuestion()
  const change = (part: Partial<ServerQuestion>) => setDraft({ ...draft, ...part })

  const save = () => {
    const texts = [draft.text, draft.explanation, ...draft.options]
    if (texts.some((text) => text.trim() === '')) return setProblem(words.missing)
    if (!areDistinct(draft.options)) return setProblem(create.sameOptions)
    saving.mutate(
      {
        id: row.id,
        before: row.question,
        decision: { kind: 'correct', question: { ...draft, trust: 'curated' } },
      },
      {
        onSuccess: () => {
          toast.success(words.saved)
          onClose()
        },
        onError: () => setProblem(words.failed),
      },
    )
  }
  return (
    <Dialog
      open
      wide
      lightDismiss={false}
      title={words.correctTitle}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" busy={saving.isPending} onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="mt-4 flex flex-col gap-6">
        <TextArea
          label={create.question}
          rows={3}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <OptionFields
          options={draft.options}
          correctIndex={draft.correctIndex}
          onChange={(options, correctIndex) => change({ options, correctIndex })}
        />
        <TextArea
          label={create.explanation}
          rows={4}
          value={draft.explanation}
          error={problem}
          onChange={(event) => change({ explanation: event.target.value })}
        />
      </div>
    </Dialog>
  )
}
