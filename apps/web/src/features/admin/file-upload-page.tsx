import { type ChangeEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button, ButtonLink, IconButton } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { RuledList, RuledRow } from '../../components/ui/ruled-list.tsx'
import { isReadable, READABLE_KINDS } from '../../lib/files/readable-kinds.ts'
import { adminFilePath } from '../../lib/filled-paths.ts'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { formatBytes } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DraftsFromFile } from './drafts/drafts-from-file.tsx'
import { LoadState } from './load-state.tsx'
import { useRemoveFile, useUploadedFiles, useUploadFile } from './uploaded-files.ts'

/** No larger file can be read for drafts. */
const LARGEST_FILE = 40 * 1024 * 1024

/** All files, or with a name in the address one of them, from which drafts are made. */
export function Component() {
  const words = useMessages(adminMessages).files
  const name = useSearchParams()[0].get('file')
  return (
    <Page>
      <PageMeta title={words.title} />
      {name === null ? <AllFiles /> : <DraftsFromFile key={name} name={name} />}
    </Page>
  )
}

function AllFiles() {
  const words = useMessages(adminMessages).files
  const files = useUploadedFiles()
  const upload = useUploadFile()
  const removal = useRemoveFile()
  const [leaving, setLeaving] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)

  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    event.target.value = '' // so that the same file can be chosen again after a failure
    const stored: string[] = []
    const problems: string[] = []
    for (const file of chosen) {
      if (!isReadable(file.name)) problems.push(words.wrongKind(file.name))
      else if (file.size > LARGEST_FILE) problems.push(words.tooLarge(file.name))
      else {
        await upload.mutateAsync(file).then(
          (name) => stored.push(name),
          () => problems.push(words.failed(file.name)),
        )
      }
    }
    // One toast for all of them: the next one would cover what went wrong before.
    const done = stored.length > 0 ? words.uploaded(stored) : undefined
    if (problems.length > 0) toast.error(problems.join(' '), { description: done, duration: 15_000 })
    else if (done) toast.success(done)
  }

  const remove = (name: string) =>
    removal.mutate(name, {
      onSuccess: () => toast.success(words.removed(name)),
      onError: () => toast.error(words.removeFailed),
      onSettled: () => setLeaving(undefined),
    })

  return (
    <>
      <PageHead
        title={words.title}
        text={words.text}
        end={
          <Button variant="primary" busy={upload.isPending} onClick={() => picker.current?.click()}>
            <Icon name="upload" />
            {words.choose}
          </Button>
        }
      />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={READABLE_KINDS.join()}
        aria-label={words.choose}
        onChange={send}
      />
      <LoadState query={files}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState framed title={words.none} text={words.noneText} />
          ) : (
            <RuledList>
              {rows.map(({ name, bytes }) => (
                <RuledRow
                  key={name}
                  title={name}
                  detail={formatBytes(bytes)}
                  end={
                    <>
                      <ButtonLink to={adminFilePath(name)} aria-label={words.draftsOf(name)}>
                        {words.drafts}
                      </ButtonLink>
                      <IconButton label={words.remove(name)} onClick={() => setLeaving(name)}>
                        <Icon name="trash" />
                      </IconButton>
                    </>
                  }
                />
              ))}
            </RuledList>
          )
        }
      </LoadState>
      <ConfirmDialog
        open={leaving !== undefined}
        danger
        title={words.removeTitle(leaving ?? '')}
        description={words.removeText}
        confirmLabel={words.confirmRemove}
        cancelLabel={words.keep}
        busy={removal.isPending}
        onConfirm={() => leaving !== undefined && remove(leaving)}
        onCancel={() => setLeaving(undefined)}
      />
    </>
  )
}
