import { useState } from 'react'
import { useNavigate } from 'react-router'
import { downloadFile } from '../../lib/download-file.ts'
import { FILE_FORMATS, type NamedSet, writeSet } from '../../lib/exchange/write-set.ts'
import { logProblem } from '../../lib/log.ts'
import * as paths from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { exportMessages } from '../../messages/en/export.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { DialogState } from '../lazy-part.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/form/select.tsx'

/** Where a set can go besides into a file. */
const PAGES = { print: paths.printSet, live: paths.live }
const CHOICES = ['print', ...FILE_FORMATS, 'live'] as const
type Choice = (typeof CHOICES)[number]

export function ExportDialog({ set, isOpen, onClose }: DialogState & { set: NamedSet }) {
  const words = useMessages(exportMessages)
  const navigate = useNavigate()
  const [choice, setChoice] = useState<Choice>('print')
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const save = async () => {
    if (choice === 'print' || choice === 'live') {
      navigate(PAGES[choice], { state: { name: set.name, questions: [...set.questions] } })
      return
    }
    setState('saving')
    try {
      const file = await writeSet(set, choice)
      downloadFile(file)
      setState('idle')
      onClose()
      toast.success(words.saved(file.name))
    } catch (cause) {
      logProblem('could not export a set', cause)
      setState('failed')
    }
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={words.title}
      description={words.text(set.questions.length)}
      foot={
        <Button variant="primary" size="lg" softDisabled={state === 'saving'} onClick={save}>
          {state === 'saving'
            ? words.saving
            : choice === 'print' || choice === 'live'
              ? words.open[choice]
              : words.save}
        </Button>
      }
    >
      <Select
        label={words.format}
        className="mt-4"
        value={choice}
        options={CHOICES.map((value) => ({ value, label: words.formats[value] }))}
        onValueChange={(value) => {
          setChoice(value)
          setState('idle')
        }}
      />
      <p className="mt-3 text-sm text-ink-2">{words.notes[choice]}</p>
      <p role="status" className="mt-3 text-sm text-wrong empty:hidden">
        {state === 'failed' ? words.failed : ''}
      </p>
    </Dialog>
  )
}
