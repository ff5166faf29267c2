import type { ServerQuestion } from '@ekagra/schema/question'
import { useState } from 'react'
import { TextArea } from '../../components/ui/form/text-area.tsx'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ListedQuestion, useDecideQuestion } from './pool-questions.ts'
import { EditDialog } from './questions/edit-dialog.tsx'
import { areDistinct, OptionFields } from './questions/option-fields.tsx'

/** Changes a question of the pool; from then on it counts as checked by a person. */
export function CorrectQuestionDialog({ row, onClose }: { row: ListedQuestion; onClose: () => void }) {
  const { pool: words, create } = useMessages(adminMessages)
  const [draft, setDraft] = useState<ServerQuestion>(row.question)
  const deciding = useDecideQuestion()
  const change = (part: Partial<ServerQuestion>) => setDraft({ ...draft, ...part })
  const findProblem = () => {
    const texts = [draft.text, draft.explanation, ...draft.options]
    if (texts.some((text) => text.trim() === '')) return words.missing
    return areDistinct(draft.options) ? undefined : create.sameOptions
  }
  return (
    <EditDialog
      title={words.correctTitle}
      saveLabel={words.save}
      findProblem={findProblem}
      save={() =>
        deciding.mutateAsync({
          id: row.id,
          before: row.question,
          decision: { kind: 'correct', question: { ...draft, trust: 'curated' } },
        })
      }
      done={words.saved}
      failed={words.failed}
      onClose={onClose}
    >
      {(problem) => (
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
            onOptionsChange={(options) => change({ options })}
            onKeyChange={(correctIndex) => change({ correctIndex })}
          />
          <TextArea
            label={create.explanation}
            rows={4}
            value={draft.explanation}
            error={problem}
            onChange={(event) => change({ explanation: event.target.value })}
          />
        </div>
      )}
    </EditDialog>
  )
}
