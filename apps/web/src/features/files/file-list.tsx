import { useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList, RuledRow } from '../../components/ui/ruled-list.tsx'
import { UndoRow } from '../../components/undo-row.tsx'
import { filePath } from '../../lib/filled-paths.ts'
import { type KeptFile, keepFile, removeFile } from '../../lib/stores/learner/file-store.ts'
import { filesMessages } from '../../messages/en/files.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The texts stored in this browser. A removed one can be restored until the learner leaves the page. */
export function FileList({ files }: { files: readonly KeptFile[] }) {
  const words = useMessages(filesMessages)
  const [now] = useState(Date.now)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  if (files.length === 0) return null
  const remove = async ({ id }: KeptFile) => {
    if (await removeFile(id)) setRemoved(new Set([...removed, id]))
  }
  const putBack = async (file: KeptFile) => {
    await keepFile(file)
    setRemoved(new Set([...removed].filter((id) => id !== file.id)))
  }
  return (
    <Section title={words.yours} ruled>
      <RuledList>
        {files.map((file) =>
          removed.has(file.id) ? (
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
              detail={words.detail(file, now)}
              end={
                <IconButton label={words.remove(file.name)} onClick={() => remove(file)}>
                  <Icon name="trash" />
                </IconButton>
              }
            />
          ),
        )}
      </RuledList>
    </Section>
  )
}
