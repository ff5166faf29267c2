import { useState } from 'react'
import { chapterRange, type FileParts, fitPart, type PartRange } from '../../lib/files/part-range.ts'
import { filesMessages } from '../../messages/en/files.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Select } from '../ui/form/select.tsx'
import { TextField } from '../ui/form/text-field.tsx'

interface PartFieldsProps {
  file: FileParts
  range: PartRange
  onChange: (range: PartRange) => void
}

/** Chooses a chapter, or the first and the last page. */
export function PartFields(props: PartFieldsProps) {
  return (
    <>
      <HeadingField {...props} />
      <PageFields {...props} />
    </>
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

/** The fields for the first and the last page. */
function PageFields({ file, range, onChange }: PartFieldsProps) {
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
