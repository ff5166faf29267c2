import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button, IconButton } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList, RuledRow } from '../../components/ui/ruled-list.tsx'
import { UndoRow } from '../../components/undo-row.tsx'
import { filePath } from '../../lib/filled-paths.ts'
import { type KeptFile, keepFile, removeFile, sizeOfFile } from '../../lib/stores/learner/file-store.ts'
import { filesMessages } from '../../messages/en/files.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { startFile } from './start-file.ts'

/** The texts stored in this browser. A removed one can be restored until the learner leaves the page. */
export function FileList({ files }: { files: readonly KeptFile[] }) {
  const words = useMessages(filesMessages)
  const [now] = useState(Date.now)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const [renaming, setRenaming] = useState<KeptFile | null>(null)
  const navigate = useNavigate()
  if (files.length === 0) return null
  const kept = files.filter(({ id }) => !removed.has(id))
  const rename = async (file: KeptFile, name: string) => {
    if (await keepFile({ ...file, name })) setNames(new Map([...names, [file.id, name]]))
  }
  const practise = (file: KeptFile) => navigate(startFile(file, 'practice'))
  const remove = async ({ id }: KeptFile) => {
    if (await removeFile(id)) setRemoved(new Set([...removed, id]))
  }
  const putBack = async (file: KeptFile) => {
    await keepFile(file)
    setRemoved(new Set([...removed].filter((id) => id !== file.id)))
  }
  return (
    <Section title={words.yours} ruled>
      <p className="figures mb-2 text-sm text-ink-3">
        {words.space(kept.reduce((sum, file) => sum + sizeOfFile(file), 0))}
      </p>
      <RuledList>
        {files.map((stored) => {
          const file = { ...stored, name: names.get(stored.id) ?? stored.name }
          return removed.has(file.id) ? (
            <UndoRow
              key={file.id}
              text={words.removed(file.name)}
              undoLabel={words.undo}
              onUndo={() => putBack(file)}
            />
          ) : (
            <RuledRow
              key={file.id}
              lead={<Icon name="sheet" className="size-6 text-ink-3" />}
              title={
                <Link to={filePath(file.id)} className="text-ink hover:text-action-text">
                  {file.name}
                </Link>
              }
              detail={words.detail(file, now, sizeOfFile(stored))}
              end={
                <span className="flex">
                  {file.questions && (
                    <IconButton label={words.again(file.name)} onClick={() => practise(file)}>
                      <Icon name="play" />
                    </IconButton>
                  )}
                  <IconButton label={words.rename(file.name)} onClick={() => setRenaming(file)}>
                    <Icon name="edit" />
                  </IconButton>
                  <IconButton label={words.remove(file.name)} onClick={() => remove(file)}>
                    <Icon name="trash" />
                  </IconButton>
                </span>
              }
            />
          )
        })}
      </RuledList>
      <RenameDialog file={renaming} onClose={() => setRenaming(null)} onRename={rename} />
    </Section>
  )
}

interface RenameDialogProps {
  file: KeptFile | null
  onClose: () => void
  onRename: (file: KeptFile, name: string) => void
}

function RenameDialog({ file, onClose, onRename }: RenameDialogProps) {
  const words = useMessages(filesMessages)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (file && name !== '') onRename(file, name)
    onClose()
  }
  return (
    <Dialog open={file !== null} onClose={onClose} title={words.renameTitle}>
      <form key={file?.id} onSubmit={submit} className="mt-4 grid gap-4">
        <TextField
          label={words.newName}
          name="name"
          defaultValue={file?.name}
          maxLength={120}
          data-autofocus
        />
        <Button type="submit" variant="primary" size="lg">
          {words.renameSave}
        </Button>
      </form>
    </Dialog>
  )
}
