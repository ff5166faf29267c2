import { BANK_LENGTHS } from '@ekagra/schema/bank-question'
import type { Question } from '@ekagra/schema/question'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ImportQuestions } from '../../../components/read-file/import-questions.tsx'
import { ReadingStatus } from '../../../components/read-file/reading-status.tsx'
import { type ReadFile, useReadFile } from '../../../components/read-file/use-read-file.ts'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/form/text-field.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { PageHead } from '../../../components/ui/page.tsx'
import { adminBankPath } from '../../../lib/filled-paths.ts'
import * as paths from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { filesMessages } from '../../../messages/en/files.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { LoadState } from '../load-state.tsx'
import { useAdminClient } from '../use-admin-session.ts'
import { useAddDrafts } from './add-drafts.ts'
import { DraftsFromText } from './drafts-from-text.tsx'

/** An uploaded file: its questions, or questions on its text, become drafts. */
export function DraftsFromFile({ name }: { name: string }) {
  const words = useMessages(adminMessages).files
  const file = useUploadedFile(name)
  return (
    <>
      <ButtonLink variant="quiet" to={paths.adminUpload} className="mb-2 -ml-3">
        <Icon name="arrow-left" />
        {words.all}
      </ButtonLink>
      <PageHead title={<span className="break-words">{name}</span>} text={words.draftsText} />
      <LoadState query={file}>{(source) => <ReadAndChoose source={source} />}</LoadState>
    </>
  )
}

function useUploadedFile(name: string) {
  const client = useAdminClient()
  return useQuery({
    queryKey: ['uploaded-files', 'one', name],
    queryFn: async () => {
      const { data, error } = await client.storage.from('files').download(name)
      if (error) throw error
      return new File([data], name)
    },
  })
}

function ReadAndChoose({ source }: { source: File }) {
  const words = useMessages(filesMessages)
  const navigate = useNavigate()
  const [read, setRead] = useState<ReadFile | null>(null)
  const {
    state,
    read: start,
    cancel,
  } = useReadFile((result) => {
    if (result.leftOut > 0) toast.info(words.leftOut(result.file.parts.length, result.leftOut))
    setRead(result)
  })
  const begin = useEffectEvent(() => void start(source))
  useEffect(() => begin(), [])
  const leave = () => {
    cancel()
    navigate(paths.adminUpload)
  }
  return read ? <Choose file={read.file} /> : <ReadingStatus state={state} onCancel={leave} />
}

/** The topic under which learners will get the questions, and the questions themselves. */
function Choose({ file }: { file: ReadFile['file'] }) {
  const words = useMessages(adminMessages).files
  const [topic, setTopic] = useState(file.name)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const adding = useAddDrafts()
  const navigate = useNavigate()
  const add = async (questions: readonly Question[]) => {
    if (topic.trim() === '') {
      setProblem(words.topicMissing)
      field.current?.focus()
      return
    }
    try {
      const { added, leftOut } = await adding.mutateAsync({ questions, topic: topic.trim() })
      toast.success(words.draftsAdded(added))
      if (leftOut > 0) toast.warning(words.draftsLeftOut(leftOut))
      navigate(adminBankPath('draft'))
    } catch {
      toast.error(words.draftsFailed)
    }
  }
  return (
    <>
      <TextField
        ref={field}
        className="mb-8 max-w-112"
        label={words.topic}
        hint={words.topicHint}
        maxLength={BANK_LENGTHS.topic}
        value={topic}
        error={problem}
        onChange={(event) => {
          setTopic(event.target.value)
          setProblem(undefined)
        }}
      />
      {file.found && (
        <ImportQuestions
          name={file.name}
          found={file.found}
          isBusy={adding.isPending}
          onImport={(questions) => void add(questions)}
        />
      )}
      {file.parts.length > 0 && (
        <DraftsFromText file={file} topic={topic} isBusy={adding.isPending} onAdd={add} />
      )}
    </>
  )
}
