import { useState } from 'react'
import { TextField } from '../../components/ui/text-field.tsx'
import type { KeptFile } from '../../lib/stores/learner/file-store.ts'
import { filesMessages } from '../../messages/en/files.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { fitPart, type PartRange } from './part-range.ts'

export interface PartFieldsProps {
  file: KeptFile
  range: PartRange
  onChange: (range: PartRange) => void
}

/** From which page to which. */
export function PartFields({ file, range, onChange }: PartFieldsProps) {
  const words = useMessages(filesMessages)
  if (file.parts.length === 1) return null
  return (
    <div className="grid max-w-96 grid-cols-2 gap-4">
      <PartField
        // The field is drawn anew when the pages change by other means than typing here.
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

/** Takes a number when the person is done with it, not at each digit. */
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
