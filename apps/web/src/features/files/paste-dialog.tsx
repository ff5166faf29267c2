import { type FormEvent, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { filesMessages } from '../../messages/en/files.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface PasteDialogProps {
  open: boolean
  onClose: () => void
  onText: (text: string, name: string) => void
}

export function PasteDialog({ open, onClose, onText }: PasteDialogProps) {
  const words = useMessages(filesMessages)
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isEmpty = text.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isEmpty) return
    onText(text, name.trim() || words.pastedName)
    setName('')
    setText('')
    setChecked(false)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={words.pasteTitle} wide>
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <TextField
          label={words.pasteName}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={80}
        />
        <TextArea
          label={words.pasteText}
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={10}
          error={isChecked && isEmpty ? words.problems.empty : undefined}
          data-autofocus
        />
        <Button type="submit" variant="primary" size="lg" softDisabled={isEmpty}>
          {words.pasteUse}
        </Button>
      </form>
    </Dialog>
  )
}
