import { useEffect, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Loading } from '../../components/ui/loading.tsx'
import type { FamilyReport } from '../../lib/stores/transfer/family.ts'
import type { AppliedImport, ImportPreview } from '../../lib/stores/transfer/import-learner-data.ts'
import { toast } from '../../lib/toast.ts'
import { menuMessages } from '../../messages/en/menu.ts'
import { transferMessages } from '../../messages/en/transfer.ts'
import { useMessages } from '../../messages/use-messages.ts'

const loadImport = () => import('../../lib/stores/transfer/import-learner-data.ts')

/** Shows first what a file would change, applies it after confirmation, and can undo it. */
export function ImportDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const words = useMessages(menuMessages).data
  const transfer = useMessages(transferMessages)
  const [preview, setPreview] = useState<ImportPreview | 'failed' | null>(null)
  const [done, setDone] = useState<AppliedImport | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    loadImport()
      .then(({ previewImport }) => previewImport(text))
      .then(setPreview, () => setPreview('failed'))
  }, [text])

  const isReady = preview !== null && preview !== 'failed' && preview.ok
  const changes = isReady && preview.reports.some(({ added, replaced }) => added.length + replaced.length > 0)

  async function apply(): Promise<void> {
    if (!isReady) return
    setBusy(true)
    const { applyImport } = await loadImport()
    const applied = await applyImport(preview.file)
    setBusy(false)
    setDone(applied)
    if (applied.failed.length > 0) toast.error(words.importPartly)
    else toast.success(words.imported)
  }

  async function undo(): Promise<void> {
    setBusy(true)
    const isUndone = await done?.undo()
    setBusy(false)
    if (!isUndone) {
      toast.error(words.undoFailed)
      return
    }
    toast.success(words.undone)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={done ? words.doneTitle : words.importTitle}
      foot={
        done ? (
          <>
            <Button busy={isBusy} onClick={undo}>
              {words.undo}
            </Button>
            <Button variant="primary" data-autofocus onClick={onClose}>
              {words.done}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            {changes && (
              <Button variant="primary" busy={isBusy} data-autofocus onClick={apply}>
                {words.importConfirm}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="mt-4" role="status">
        {preview === null && <Loading />}
        {preview === 'failed' && <p>{words.importFailed}</p>}
        {preview !== null && preview !== 'failed' && !preview.ok && (
          <p>{transfer.refused[preview.refusal.reason]}</p>
        )}
        {isReady && (
          <>
            <p className="mb-4 text-sm text-ink-2">
              {done ? words.doneText : changes ? words.previewText : words.nothingNew}
            </p>
            <Changes reports={done?.reports ?? preview.reports} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function Changes({ reports }: { reports: readonly FamilyReport[] }) {
  const words = useMessages(menuMessages).data
  const transfer = useMessages(transferMessages)
  const rows = reports.filter(
    ({ added, replaced, unchanged, dropped }) =>
      added.length + replaced.length + unchanged + dropped.length > 0,
  )
  return (
    <ul className="grid gap-2 text-sm">
      {rows.map(({ family, added, replaced, unchanged, dropped }) => (
        <li key={family} className="flex flex-wrap justify-between gap-x-4 border-t border-rule pt-2">
          <b>{transfer.families[family]}</b>
          <span className="figures text-ink-2">
            {words.changes(added.length, replaced.length, unchanged, dropped.length)}
          </span>
        </li>
      ))}
    </ul>
  )
}
