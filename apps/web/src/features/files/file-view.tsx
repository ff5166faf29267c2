import { SOURCE_CONTENT_LIMIT } from '@ekagra/exam/generation/generation-request'
import type { Question } from '@ekagra/schema/question'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ImportQuestions } from '../../components/read-file/import-questions.tsx'
import { PartFields } from '../../components/read-file/part-fields.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { PageHead } from '../../components/ui/page.tsx'
import { firstRange, type PartRange, rangeFrom, textOf } from '../../lib/files/part-range.ts'
import * as paths from '../../lib/paths.ts'
import { type KeptFile, keepFile } from '../../lib/stores/learner/file-store.ts'
import { handOverContent } from '../../lib/stores/session/session-hand-over.ts'
import { toast } from '../../lib/toast.ts'
import { filesMessages } from '../../messages/en/files.ts'
import { importMessages } from '../../messages/en/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ImportedQuestions } from './imported-questions.tsx'

/** One file: the choice of pages, their text, and buttons that start questions on them. */
export function FileView({ file: opened }: { file: KeptFile }) {
  const words = useMessages(filesMessages)
  const imports = useMessages(importMessages)
  const navigate = useNavigate()
  const [file, setFile] = useState(opened)
  const [range, setRange] = useState(() => firstRange(file))
  const importQuestions = async (questions: Question[]) => {
    const { found: _, ...rest } = file
    const filled = { ...rest, questions }
    setFile(filled)
    toast.success(imports.imported(questions.length))
    if (!(await keepFile(filled))) toast.warning(imports.notStored)
  }
  const start = (path: string) => {
    handOverContent(file.name, textOf(file, range))
    navigate(path, { state: { prefilledTopic: file.name } })
  }
  return (
    <>
      <ButtonLink variant="quiet" to={paths.files} className="mb-2 -ml-3">
        <Icon name="arrow-left" />
        {words.all}
      </ButtonLink>
      <PageHead
        title={<span>{file.name}</span>}
        text={file.questions || file.found ? undefined : words.choosePages(file)}
      />
      {file.questions && <ImportedQuestions file={file} questions={file.questions} />}
      {file.found && <ImportQuestions name={file.name} found={file.found} onImport={importQuestions} />}
      {file.parts.length > 0 && <FileText file={file} range={range} onRange={setRange} onStart={start} />}
    </>
  )
}

interface FileTextProps {
  file: KeptFile
  range: PartRange
  onRange: (range: PartRange) => void
  onStart: (path: string) => void
}

/** The text of the file, of which a person chooses pages or a chapter. */
function FileText({ file, range, onRange, onStart }: FileTextProps) {
  const words = useMessages(filesMessages)
  const text = textOf(file, range)
  const hasQuestions = file.questions !== undefined || file.found !== undefined
  return (
    <section
      aria-label={words.textTitle}
      className={hasQuestions ? 'mt-8 border-t border-rule pt-8' : undefined}
    >
      {hasQuestions && <h2 className="mb-4">{words.textTitle}</h2>}
      <PartFields file={file} range={range} onChange={onRange} />
      <p role="status" className="figures mt-3 text-sm text-ink-3">
        {words.chosen(text.length, SOURCE_CONTENT_LIMIT)}
      </p>
      {text.length > SOURCE_CONTENT_LIMIT && (
        <Callout title={words.tooMuchTitle} tone="bindu" level="h2" className="mt-3">
          <p className="text-sm text-ink-2">{words.tooMuch(SOURCE_CONTENT_LIMIT)}</p>
        </Callout>
      )}
      <div className="my-5 flex flex-wrap gap-3 max-md:[&>*]:flex-auto">
        <Button
          variant={hasQuestions ? 'secondary' : 'primary'}
          size="lg"
          disabled={text === ''}
          onClick={() => onStart(paths.practice)}
        >
          {words.practise(file)}
        </Button>
        <Button size="lg" disabled={text === ''} onClick={() => onStart(paths.test)}>
          {words.test}
        </Button>
        {range.to < file.parts.length && (
          <Button variant="quiet" size="lg" onClick={() => onRange(rangeFrom(file, range.to + 1))}>
            {words.next(file)}
            <Icon name="arrow-right" />
          </Button>
        )}
      </div>
      <section
        aria-label={words.preview}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-md border border-rule bg-surface p-4 text-sm leading-relaxed whitespace-pre-wrap text-ink-2"
      >
        {text === '' ? words.emptyPages : text}
      </section>
    </section>
  )
}
