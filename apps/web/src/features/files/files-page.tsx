import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { filePath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { type KeptFile, listFiles, readFile } from '../../lib/stores/learner/file-store.ts'
import { toast } from '../../lib/toast.ts'
import { filesMessages } from '../../messages/en/files.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FileDrop } from './file-drop.tsx'
import { FileList } from './file-list.tsx'
import { FileView } from './file-view.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { ReadingStatus } from './reading-status.tsx'
import { type NewFile, useReadFile } from './use-read-file.ts'

export function Component() {
  const words = useMessages(filesMessages)
  const [query] = useSearchParams()
  const [fresh, setFresh] = useState<KeptFile | null>(null)
  const id = query.get('file')
  return (
    <Page>
      <PageMeta title={words.title} description={words.description} />
      {id === null ? <AllFiles onRead={setFresh} /> : <OneFile key={id} id={id} fresh={fresh} />}
    </Page>
  )
}

function AllFiles({ onRead }: { onRead: (file: KeptFile) => void }) {
  const words = useMessages(filesMessages)
  const navigate = useNavigate()
  const [files, setFiles] = useState<readonly KeptFile[]>([])
  const [isPasting, setPasting] = useState(false)
  useEffect(() => {
    listFiles().then(setFiles)
  }, [])
  const { state, read, readText, cancel } = useReadFile(({ file, isKept, leftOut }: NewFile) => {
    if (!isKept) toast.warning(words.notKept)
    if (leftOut > 0) toast.info(words.leftOut(file.parts.length, leftOut))
    onRead(file)
    navigate(filePath(file.id))
  })
  return (
    <>
      <PageHead title={words.title} text={words.text} />
      {state.kind !== 'reading' && <FileDrop onFile={read} onPaste={() => setPasting(true)} />}
      <ReadingStatus state={state} onCancel={cancel} />
      <FileList files={files} />
      <PasteDialog open={isPasting} onClose={() => setPasting(false)} onText={readText} />
    </>
  )
}

/** A file that was just read needs no look into the database, which may not have kept it. */
function OneFile({ id, fresh }: { id: string; fresh: KeptFile | null }) {
  const navigate = useNavigate()
  const [file, setFile] = useState(fresh?.id === id ? fresh : null)
  useEffect(() => {
    if (file) return
    readFile(id).then((found) => (found ? setFile(found) : navigate(paths.files, { replace: true })))
  }, [file, id, navigate])
  return file && <FileView file={file} />
}
