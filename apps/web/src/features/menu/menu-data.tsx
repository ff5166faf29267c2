import { useRef, useState } from 'react'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { downloadFile } from '../../lib/download-file.ts'
import * as paths from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { menuMessages } from '../../messages/en/menu.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ImportDialog } from './import-dialog.tsx'

/** Exports all data of the learner as one file, imports such a file, or deletes everything. */
export function MenuData() {
  const words = useMessages(menuMessages).data
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState<string | null>(null)
  const [isClearing, setClearing] = useState(false)

  async function saveFile(): Promise<void> {
    try {
      const { exportLearnerData } = await import('../../lib/stores/transfer/export-learner-data.ts')
      const { fileName, text: file } = await exportLearnerData()
      downloadFile(new File([file], fileName, { type: 'application/json' }))
      toast.success(words.exported(fileName))
    } catch {
      toast.error(words.exportFailed)
    }
  }

  async function clear(): Promise<void> {
    const { clearLearnerData } = await import('../../lib/stores/core/clear-learner-data.ts')
    await clearLearnerData()
    window.location.assign(paths.home)
  }

  return (
    <div>
      <p className="mb-4 text-sm text-ink-3">{words.text}</p>
      <div className="grid gap-2">
        <Button onClick={saveFile} className="justify-start">
          <Icon name="download" />
          {words.export}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={words.import}
          hidden
          onChange={async (event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) setText(await file.text().catch(() => ''))
          }}
        />
        <Button onClick={() => input.current?.click()} className="justify-start">
          <Icon name="upload" />
          {words.import}
        </Button>
        <ButtonLink to={paths.account} className="justify-start">
          <Icon name="phone" />
          {words.account}
        </ButtonLink>
        <Button variant="danger-quiet" onClick={() => setClearing(true)} className="justify-start">
          <Icon name="trash" />
          {words.clear}
        </Button>
      </div>
      {text !== null && <ImportDialog text={text} onClose={() => setText(null)} />}
      <ConfirmDialog
        open={isClearing}
        danger
        title={words.clearTitle}
        description={words.clearText}
        confirmLabel={words.clearConfirm}
        cancelLabel={words.clearCancel}
        onConfirm={clear}
        onCancel={() => setClearing(false)}
      />
    </div>
  )
}
