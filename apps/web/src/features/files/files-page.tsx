import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { ReadingStatus } from '../../components/read-file/reading-status.tsx'
import { useReadFile } from '../../components/read-file/use-read-file.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextArea } from '../../components/ui/form/text-area.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { filePath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { type KeptFile, keepFile, listFiles, readFile } from '../../lib/stores/learner/file-store.ts'
import { toast } from '../../lib/toast.ts'
import { filesMessages } from '../../messages/en/files.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FileDrop } from './file-drop.tsx'
import { FileList } from './file-list.tsx'
import { FileView } from './file-view.tsx'

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
  const { state, read, readText, cancel } = useReadFile(async ({ file: text, leftOut }) => {
    const file = { ...text, id: crypto.randomUUID(), savedAt: Date.now() }
    if (!(await keepFile(file))) toast.warning(words.notKept)
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

/** A file that was just read is not loaded from the database, which may have failed to store it. */
function OneFile({ id, fresh }: { id: string; fresh: KeptFile | null }) {
  const navigate = useNavigate()
  const [file, setFile] = useState(fresh?.id === id ? fresh : null)
  useEffect(() => {
    if (file) return
    readFile(id).then((found) => (found ? setFile(found) : navigate(paths.files, { replace: true })))
  }, [file, id, navigate])
  return file && <FileView file={file} />
}

interface PasteDialogProps {
  open: boolean
  onClose: () => void
  onText: (text: string, name: string) => void
}

function PasteDialog({ open, onClose, onText }: PasteDialogProps) {
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
      <form onSubmit={submit} className="mt-4 grid gap-4" noValidate>
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
