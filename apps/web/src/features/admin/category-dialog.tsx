import { CategoryFields, type StoredCategory } from '@ekagra/schema/category'
import type { Question } from '@ekagra/schema/question'
import { useState } from 'react'
import { TextArea } from '../../components/ui/form/text-area.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { requestQuestions } from '../../lib/backend/request-questions.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type CategoryDraft, useSaveCategory } from './own-categories.ts'
import { EditDialog } from './questions/edit-dialog.tsx'
import { QuestionSample, SAMPLED } from './questions/question-sample.tsx'

/** Not from the answers of the last day, which were made with the instructions of then. */
async function askTopic(topic: string, seenIds: readonly string[]): Promise<readonly Question[]> {
  const answer = await requestQuestions(
    { topic, count: SAMPLED, difficulty: 'medium' },
    { seenIds, isFresh: true },
  )
  return answer.ok ? answer.questions : []
}

interface CategoryDialogProps {
  draft: CategoryDraft
  /** The category that it is below. */
  parent: StoredCategory | undefined
  onClose: () => void
}

/** The name and the instructions of a category, with a preview of what learners get for it. */
export function CategoryDialog({ draft, parent, onClose }: CategoryDialogProps) {
  const { ownCategories: words, categories } = useMessages(adminMessages)
  const [title, setTitle] = useState(draft.title)
  const [prompt, setPrompt] = useState(draft.prompt)
  const saving = useSaveCategory()
  const fields = CategoryFields.safeParse({ title, prompt })
  const { id, parent_id, position } = draft
  return (
    <EditDialog
      title={id === null ? (parent ? words.addBelow(parent.title) : words.add) : words.edit(draft.title)}
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
          <QuestionSample
            // Another name is another topic.
            key={title}
            ask={(seenIds) => askTopic(title, seenIds)}
            isDisabled={title.trim() === ''}
            isStored={id !== null && title === draft.title && prompt === draft.prompt}
          />
        </div>
      )}
    </EditDialog>
  )
}
