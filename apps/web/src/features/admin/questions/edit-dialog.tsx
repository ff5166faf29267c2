import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { toast } from '../../../lib/toast.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { useMessages } from '../../../messages/use-messages.ts'

interface EditDialogProps {
  title: string
  saveLabel: string
  /** What is wrong with the fields; undefined when they can be saved. */
  findProblem: () => string | undefined
  save: () => Promise<unknown>
  /** Said when it is saved. */
  done: string
  /** Shown at the field when it could not be saved. */
  failed: string
  onClose: () => void
  /** The fields; the problem belongs to one of them. */
  children: (problem: string | undefined) => ReactNode
}

/** Fields in a dialog that closes once they are saved. A tap beside it does not close it: what was typed would be lost. */
export function EditDialog({
  title,
  saveLabel,
  findProblem,
  save,
  done,
  failed,
  onClose,
  children,
}: EditDialogProps) {
  const words = useMessages(adminMessages)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const submit = async () => {
    const found = findProblem()
    setProblem(found)
    if (found !== undefined) return
    setSaving(true)
    try {
      await save()
      toast.success(done)
      onClose()
    } catch {
      setProblem(failed)
      setSaving(false)
    }
  }
  return (
    <Dialog
      open
      wide
      lightDismiss={false}
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" busy={isSaving} onClick={() => void submit()}>
            {saveLabel}
          </Button>
        </>
      }
    >
      {children(problem)}
    </Dialog>
  )
}
