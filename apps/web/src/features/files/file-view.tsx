import { SOURCE_CONTENT_LIMIT } from '@ekagra/exam/generation/generation-request'
import { joinPages } from '@ekagra/questions/text/pages'
import type { Question } from '@ekagra/schema/question'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { PageHead } from '../../components/ui/page.tsx'
import { Select } from '../../components/ui/select.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import * as paths from '../../lib/paths.ts'
import { type KeptFile, keepFile } from '../../lib/stores/learner/file-store.ts'
import { handOverContent } from '../../lib/stores/session/session-hand-over.ts'
import { toast } from '../../lib/toast.ts'
import { filesMessages } from '../../messages/en/files.ts'
import { importMessages } from '../../messages/en/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ImportQuestions } from './import-questions.tsx'
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
      {file.found && <ImportQuestions file={file} found={file.found} onImport={importQuestions} />}
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
      <HeadingField file={file} range={range} onChange={onRange} />
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
          {words.practise}
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

/** The chapters of the file by their names. */
function HeadingField({ file, range, onChange }: PartFieldsProps) {
  const words = useMessages(filesMessages)
  const { headings = [] } = file
  if (headings.length < 2) return null
  const chosen = headings.findIndex(({ part }) => part === range.from)
  return (
    <Select
      label={words.heading}
      className="mb-4 max-w-112"
      value={String(chosen)}
      options={[
        ...(chosen === -1 ? [{ value: '-1', label: words.anyHeading }] : []),
        ...headings.map(({ title }, index) => ({ value: String(index), label: title })),
      ]}
      onValueChange={(value) => {
        const heading = headings[Number(value)]
        if (heading) onChange(chapterRange(file, heading.part))
      }}
    />
  )
}

interface PartFieldsProps {
  file: KeptFile
  range: PartRange
  onChange: (range: PartRange) => void
}

/** The fields for the first and the last page. */
function PartFields({ file, range, onChange }: PartFieldsProps) {
  const words = useMessages(filesMessages)
  if (file.parts.length === 1) return null
  return (
    <div className="grid max-w-96 grid-cols-2 gap-4">
      <PartField
        // The key resets the field when the pages are changed in another way than by typing here.
        key={`from ${range.from}`}
        label={words.from(file)}
        value={range.from}
        onEnter={(number) => {
          const from = fitPart(file, number)
          onChange({ from, to: Math.max(from, range.to) })
        }}
      />
      <PartField
        key={`to ${range.to}`}
        label={words.to(file)}
        value={range.to}
        onEnter={(number) => {
          const to = fitPart(file, number)
          onChange({ from: Math.min(range.from, to), to })
        }}
      />
    </div>
  )
}

/** Accepts the number when the learner has finished typing, not at each digit. */
function PartField({
  label,
  value,
  onEnter,
}: {
  label: string
  value: number
  onEnter: (number: number) => void
}) {
  const [typed, setTyped] = useState(String(value))
  const enter = () => {
    const number = Number(typed)
    if (Number.isFinite(number) && typed.trim() !== '') onEnter(number)
    else setTyped(String(value))
  }
  return (
    <TextField
      label={label}
      value={typed}
      inputMode="numeric"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={enter}
      onKeyDown={(event) => event.key === 'Enter' && enter()}
    />
  )
}

/** A range of parts of a file, counted from 1, including both ends. */
interface PartRange {
  from: number
  to: number
}

/** The text of some parts, with page numbers if the parts are pages. */
export const textOf = ({ parts, isPaged }: KeptFile, { from, to }: PartRange): string =>
  joinPages(
    parts
      .slice(from - 1, to)
      .map((text, index) => ({ text, ...(isPaged && { number: from + index }) }))
      .filter(({ text }) => text !== ''),
  )

/** As many parts as can be sent at once, starting at `from`; always at least one. */
export function rangeFrom(file: KeptFile, from: number): PartRange {
  const start = fitPart(file, from)
  let to = start
  while (to < file.parts.length && textOf(file, { from: start, to: to + 1 }).length <= SOURCE_CONTENT_LIMIT)
    to += 1
  return { from: start, to }
}

/** From a heading to the part before the next one, as far as it can be sent at once. */
export function chapterRange(file: KeptFile, from: number): PartRange {
  const next = file.headings?.find(({ part }) => part > from)?.part ?? file.parts.length + 1
  const range = rangeFrom(file, from)
  return { from: range.from, to: Math.max(range.from, Math.min(range.to, next - 1)) }
}

/** The range that starts at the first part with text. */
export const firstRange = (file: KeptFile): PartRange =>
  rangeFrom(file, file.parts.findIndex((text) => text !== '') + 1)

/** Turns a typed number into the number of an existing part. */
export const fitPart = ({ parts }: KeptFile, number: number): number =>
  Math.min(Math.max(1, Math.floor(number) || 1), parts.length)
