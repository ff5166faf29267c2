import { CategoryFields } from '@ekagra/schema/category'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { Button } from '../../components/ui/button.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { requestQuestions } from '../../lib/backend/request-questions.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EditDialog } from './edit-dialog.tsx'
import { type CategoryDraft, useSaveCategory } from './own-categories.ts'

const PREVIEWED = 3

/** The name and the instructions of a category, with a preview of what learners get for it. */
export function CategoryDialog({ draft, onClose }: { draft: CategoryDraft; onClose: () => void }) {
  const { ownCategories: words, categories } = useMessages(adminMessages)
  const [title, setTitle] = useState(draft.title)
  const [prompt, setPrompt] = useState(draft.prompt)
  const saving = useSaveCategory()
  const fields = CategoryFields.safeParse({ title, prompt })
  const { id, parent_id, position } = draft
  return (
    <EditDialog
      title={id === null ? words.add : words.edit(draft.title)}
      saveLabel={categories.save}
      findProblem={() => (fields.success ? undefined : words.missing)}
      save={async () => fields.data && saving.mutateAsync({ id, parent_id, position, ...fields.data })}
      done={categories.saved(title.trim())}
      failed={words.failed}
      onClose={onClose}
    >
      {(problem) => (
        <div className="mt-4 grid gap-5">
          <TextField
            label={words.name}
            hint={words.nameHint}
            error={problem}
            maxLength={120}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <TextArea
            label={categories.prompt}
            hint={words.promptHint}
            rows={5}
            maxLength={2000}
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
          />
          <Preview topic={title} isStored={id !== null && title === draft.title && prompt === draft.prompt} />
        </div>
      )}
    </EditDialog>
  )
}

/** Three questions as a learner would get them; the instructions count once they are saved. */
function Preview({ topic, isStored }: { topic: string; isStored: boolean }) {
  const words = useMessages(adminMessages).ownCategories
  const asking = useMutation({
    mutationFn: async () => {
      const answer = await requestQuestions({ topic, count: PREVIEWED, difficulty: 'medium' })
      return answer.ok ? answer.questions.slice(0, PREVIEWED) : []
    },
  })
  return (
    <section aria-live="polite">
      <Button busy={asking.isPending} disabled={topic.trim() === ''} onClick={() => asking.mutate()}>
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
