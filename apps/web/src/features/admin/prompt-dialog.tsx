import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type CategoryPrompt, useSaveCategoryPrompt } from './category-prompts.ts'

export function PromptDialog({ row, onClose }: { row: CategoryPrompt; onClose: () => void }) {
  const words = useMessages(adminMessages).categories
  const [prompt, setPrompt] = useState(row.prompt)
  const [problem, setProblem] = useState<string>()
  const saving = useSaveCategoryPrompt()

  const save = () => {
    if (prompt.trim() === '') return setProblem(words.empty)
    saving.mutate(
      { category: row.category, prompt: prompt.trim() },
      {
        onSuccess: () => {
          toast.success(words.saved(row.category))
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
      title={words.name(row.category)}
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
      <TextArea
        className="mt-4"
        label={words.prompt}
        rows={8}
        value={prompt}
        error={problem}
        onChange={(event) => setPrompt(event.target.value)}
      />
    </Dialog>
  )
}
